"""Send every owner the job of removing what is over, when the schedule says so."""

from kumbuka.adapters.logs import configure
from kumbuka.bootstrap import build, load_config, planning
from kumbuka.memory.jobs import CLEAN_UP

config = load_config()
configure(config.log_level)
handler = planning(build(config), CLEAN_UP)
