"""Set-up, a file a stage: roll-off, advantages, markers, loot, Coworkers, zones, terrain, deployment, advance."""
