edition-house-rules = House rules
mission-cold-store = Cold Store
marker-crate = the crate
marker-crate-numbered = crate { $number }
rule-M-cold-store = The Defender places two crates, 8" or more apart and 4" or more from the edges. They are picked up with Interact within 1" and weigh nothing: who carries one moves in full and may Disengage. At the end of each round the side with more models within 3" of the crates still on the ground scores 1 point, unless a hostile is there. More points win; on a tie, whoever took a crate more often, then whoever carries more, then more survivors. The winner gains 1 Lead. He gains 1 Evidence when ahead by 3 points or more. The winner's models that carry a crate earn 1 Merit. The loser gains 1 Lead if he took any.
    .title = Cold Store
