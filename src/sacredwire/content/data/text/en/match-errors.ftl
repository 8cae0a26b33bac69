# Lines, scenes and logs that cannot be used.

error-notation-missing = Something is missing at word { $position }: for instance “{ $expected }”.
error-notation-verb = No input begins with “{ $value }”. Inputs begin with: { $expected }.
error-notation-word = Word { $position }, “{ $value }”, is no name: something like “{ $expected }” was expected.
error-notation-place = Word { $position }, “{ $value }”, is no place: something like “{ $expected }” was expected.
error-notation-number = Word { $position }, “{ $value }”, is no whole number of { $expected }.
error-notation-seat = Word { $position }, “{ $value }”, is no seat: { $expected }.
error-notation-edge = Word { $position }, “{ $value }”, is no edge: { $expected }.
error-notation-extra = From word { $position } on, “{ $value }”, the line says too much.
error-notation-unwritable = “{ $value }” holds something that no line can say.

error-content-scene-line = { $place }: “{ $got }” is no input. Expected there: { $expected }.
error-content-scene-no-room = { $place }: { $got } does not fit there, or nothing carries it.
error-content-scene-overlap = { $place }: { $got } stands where { $expected } is.

error-state-broken = This is no state of a match ({ $reason }).
