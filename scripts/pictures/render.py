"""Renders one picture of the landing page:

  nice -n 19 blender -b -noaudio -P scripts/pictures/render.py -- SCENE VARIANT OUT.png [WIDTH HEIGHT SAMPLES]
"""
import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from library import rendering, stage  # noqa: E402

scene, variant, out, *size = sys.argv[sys.argv.index('--') + 1:]
width, height, samples = (int(n) for n in size) if size else (960, 600, 16)
stage.clear()
importlib.import_module('scenes.' + scene).build(variant)
rendering.render(os.path.abspath(out), width, height, samples)
