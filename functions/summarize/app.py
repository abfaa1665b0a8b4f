"""Send every owner the job of summarising old memories, when the schedule says so."""

from kumbuka.adapters.logs import configure
from kumbuka.bootstrap import build, load_config, planning
from kumbuka.memory.jobs import SUMMARIZE

config = load_config()
configure(config.log_level)
handler = planning(build(config), SUMMARIZE)
