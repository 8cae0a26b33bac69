"""Mission sheets: what two players lay on the table, as a value, on paper and on screen."""
