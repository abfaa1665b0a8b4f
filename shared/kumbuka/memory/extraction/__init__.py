"""Learning from text: what a message says about the person who wrote it.

`extract` reads the user's own words sentence by sentence. The order of the work is the order of
the modules: `sources` (whose words), `sentences` (where statements begin), `facts` (what a
clause says), each guided by one table per language in `languages`.
"""

from kumbuka.memory.extraction.messages import MAX_STATEMENTS, Extraction, extract

__all__ = ["MAX_STATEMENTS", "Extraction", "extract"]
