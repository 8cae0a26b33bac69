"""``python -m sacredwire`` is the same as ``sacredwire``."""

import sys

from sacredwire.cli.main import main

sys.exit(main())
