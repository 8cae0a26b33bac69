mission-cold-store = Cold Store
marker-crate = the crate
marker-crate-numbered = crate { $number }
