"""`python -m kumbuka.cli`."""

import sys

from kumbuka.cli import main

sys.exit(main())
