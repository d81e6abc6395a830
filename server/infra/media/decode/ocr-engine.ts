// The text recogniser (Tesseract, WebAssembly) with its English data from a package: it asks no network and writes no cache.
// It runs in a thread of its own and ends together with the process.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, PSM, type Worker } from 'tesseract.js';
import { cleanLabel } from './clean-text.ts';
import type { TextLabel } from './tasks.ts';

const require = createRequire(import.meta.url);
const DATA = join(
  dirname(require.resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);
const ENGLISH = 'eng';
const NEURAL_ONLY = 1;
/** A drawing is full of strokes that pass for a bar, a dash or a single letter; only these single characters are writing. */
const IS_WRITING = /[\p{L}\p{N}]{2}|[\p{N}=&xX]|^[mMWL]$/u;

const start = async (): Promise<Worker> => {
  const worker = await createWorker(ENGLISH, NEURAL_ONLY, {
    langPath: DATA,
    gzip: true,
    cacheMethod: 'none',
    // Each request reports its own failure; without this the library throws a second time, into the void.
    errorHandler: () => undefined,
  });
  await worker.setParameters({
    tessedit_pageseg_mode: PSM.SPARSE_TEXT,
    preserve_interword_spaces: '1',
    user_defined_dpi: '150',
  });
  return worker;
};

let engine: Promise<Worker> | undefined;

/**
 * @param image an encoded picture with dark text on light ground, text about 20 pixels high or more
 * @param minConfidence of 100; words the recogniser is less sure of are left out
 */
export const recogniseWords = async (
  image: Buffer,
  minConfidence: number,
): Promise<TextLabel[]> => {
  engine ??= start();
  const { data } = await (await engine).recognize(image, {}, { blocks: true, text: false });
  const words = (data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) => lines.flatMap((line) => line.words)),
  );
  return words.flatMap(({ text, confidence, bbox }) => {
    const label = cleanLabel(text);
    if (confidence < minConfidence || !IS_WRITING.test(label)) return [];
    const [width, height] = [bbox.x1 - bbox.x0, bbox.y1 - bbox.y0];
    return [{ text: label, x: bbox.x0, y: bbox.y0, width, height }];
  });
};
