mission-cold-store = Cámara frigorífica
marker-crate = la caja
marker-crate-numbered = la caja { $number }
