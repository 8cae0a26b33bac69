"""What a model may do next in its activation, one file a kind of action."""
