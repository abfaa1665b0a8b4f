"""The built template without layers that only AWS has, for `sam local`.

    .sam/bin/python tests/contract/local_template.py .aws-sam/build

The Parameters and Secrets extension is such a layer; on a laptop its secrets are plain variables.
Writes local.yaml beside template.yaml, whose paths are relative.
"""

from __future__ import annotations

import sys
from pathlib import Path

from samcli.yamlhelper import yaml_dump, yaml_parse  # type: ignore[import-not-found]  # in .sam alone

built = Path(sys.argv[1])
template = yaml_parse((built / "template.yaml").read_text(encoding="utf-8"))
template["Globals"]["Function"]["Layers"] = [{"Ref": "CoreLayer"}]
(built / "local.yaml").write_text(yaml_dump(template), encoding="utf-8")
