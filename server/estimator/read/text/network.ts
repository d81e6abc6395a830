// The reader's network at work: the role of each word, and the rows that each segment may mean. Its weights come out of
// `training/`, whose `network.py` computes the same; what each part is for stands in `training/README.md`.
import { z } from 'zod';
import { ROWS, rowsOf } from './tokens.ts';
import type { TextToken } from './tokens.ts';

const headSchema = z.object({
  tags: z.array(z.string()).min(3),
  codes: z.array(z.string()).min(2),
  arrays: z.array(
    z.object({ name: z.string(), rows: z.number().int(), columns: z.number().int() }),
  ),
});

/** Whole numbers from -127 to 127, each row with its own scale. */
interface Matrix {
  rows: number;
  columns: number;
  values: Int8Array;
  scales: Float64Array;
}

interface Layer {
  weight: Float64Array;
  bias: Float64Array;
}

interface Direction {
  input: Layer;
  hidden: Layer;
}

export interface Network {
  tags: readonly string[];
  codes: readonly string[];
  width: number;
  hidden: number;
  embed: Matrix;
  forward: Direction;
  backward: Direction;
  tag: Layer;
  start: Float64Array;
  move: Float64Array;
  mix: Layer;
  /** What the whole text is about, added to every segment's mix. */
  about: Float64Array;
  rank: Layer;
  /** Words read before, with their vector and what both directions make of it. */
  known: Map<string, { vector: Float64Array; inputs: readonly [Float64Array, Float64Array] }>;
}

const MOST_KNOWN = 1_500;

const expanded = ({ rows, columns, values, scales }: Matrix): Float64Array => {
  const made = new Float64Array(rows * columns);
  for (let row = 0; row < rows; row += 1)
    for (let at = row * columns; at < (row + 1) * columns; at += 1)
      made[at] = (values[at] ?? 0) * (scales[row] ?? 0);
  return made;
};

/** @throws where the bytes are no weights, or of another form than this code reads */
export const readNetwork = (bytes: Uint8Array): Network => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = view.getUint32(0, true);
  const head = headSchema.parse(
    JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))),
  );
  const matrices = new Map<string, Matrix>();
  let at = 4 + length;
  for (const { name, rows, columns } of head.arrays) {
    const scales = new Float64Array(rows);
    for (let row = 0; row < rows; row += 1) scales[row] = view.getFloat32(at + 4 * row, true);
    at += 4 * rows;
    const values = new Int8Array(bytes.buffer, bytes.byteOffset + at, rows * columns).slice();
    at += rows * columns;
    matrices.set(name, { rows, columns, values, scales });
  }
  const matrix = (name: string): Matrix => {
    const found = matrices.get(name);
    if (!found) throw new Error(`The reader's weights lack "${name}".`);
    return found;
  };
  const floats = (name: string) => expanded(matrix(name));
  const layer = (weight: string, bias: string): Layer => ({
    weight: floats(weight),
    bias: floats(bias),
  });
  const direction = (suffix: string): Direction => ({
    input: layer(`gru.weight_ih_l0${suffix}`, `gru.bias_ih_l0${suffix}`),
    hidden: layer(`gru.weight_hh_l0${suffix}`, `gru.bias_hh_l0${suffix}`),
  });
  const embed = matrix('embed.weight');
  if (embed.rows !== ROWS || at !== bytes.byteLength)
    throw new Error('The reader’s weights are of another form. Train them anew.');
  return {
    tags: head.tags,
    codes: head.codes,
    width: embed.columns,
    hidden: matrix('gru.weight_hh_l0').columns,
    embed,
    forward: direction(''),
    backward: direction('_reverse'),
    tag: layer('tag.weight', 'tag.bias'),
    start: floats('start'),
    move: floats('move'),
    mix: layer('mix.weight', 'mix.bias'),
    about: floats('about.weight'),
    rank: layer('rank.weight', 'rank.bias'),
    known: new Map(),
  };
};

/** `weight` × `input` + `bias` into `output`. */
const multiply = ({ weight, bias }: Layer, input: Float64Array, output: Float64Array): void => {
  const columns = input.length;
  for (let row = 0; row < output.length; row += 1) {
    const from = row * columns;
    let a = bias[row] as number;
    let b = 0;
    let c = 0;
    let d = 0;
    for (let at = 0; at < columns; at += 4) {
      a += (weight[from + at] as number) * (input[at] as number);
      b += (weight[from + at + 1] as number) * (input[at + 1] as number);
      c += (weight[from + at + 2] as number) * (input[at + 2] as number);
      d += (weight[from + at + 3] as number) * (input[at + 3] as number);
    }
    output[row] = a + b + c + d;
  }
};

/** The same of the positive part of `input` alone, of which most is none. */
const multiplyPositive = (
  { weight, bias }: Layer,
  input: Float64Array,
  output: Float64Array,
): void => {
  const columns = input.length;
  const places = new Int32Array(columns);
  const values = new Float64Array(columns);
  let count = 0;
  for (let at = 0; at < columns; at += 1)
    if ((input[at] as number) > 0) {
      places[count] = at;
      values[count] = input[at] as number;
      count += 1;
    }
  for (let row = 0; row < output.length; row += 1) {
    const from = row * columns;
    let sum = bias[row] as number;
    for (let at = 0; at < count; at += 1)
      sum += (weight[from + (places[at] as number)] as number) * (values[at] as number);
    output[row] = sum;
  }
};

const wordOf = (network: Network, token: string) => {
  const before = network.known.get(token);
  if (before) return before;
  const { width, hidden, embed, forward, backward } = network;
  const vector = new Float64Array(width);
  for (const row of rowsOf(token)) {
    const scale = embed.scales[row] ?? 0;
    for (let at = 0; at < width; at += 1)
      vector[at] = (vector[at] as number) + (embed.values[row * width + at] as number) * scale;
  }
  for (let at = 0; at < width; at += 1) vector[at] = Math.tanh(vector[at] as number);
  const inputs = [new Float64Array(3 * hidden), new Float64Array(3 * hidden)] as const;
  multiply(forward.input, vector, inputs[0]);
  multiply(backward.input, vector, inputs[1]);
  const made = { vector, inputs };
  if (network.known.size >= MOST_KNOWN) network.known.clear();
  network.known.set(token, made);
  return made;
};

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

/** One step of a gated recurrent unit, in place. */
const step = (
  input: Float64Array,
  hidden: Layer,
  state: Float64Array,
  scratch: Float64Array,
): void => {
  const size = state.length;
  multiply(hidden, state, scratch);
  for (let at = 0; at < size; at += 1) {
    const reset = logistic((input[at] as number) + (scratch[at] as number));
    const keep = logistic((input[size + at] as number) + (scratch[size + at] as number));
    const fresh = Math.tanh(
      (input[2 * size + at] as number) + reset * (scratch[2 * size + at] as number),
    );
    state[at] = (1 - keep) * fresh + keep * (state[at] as number);
  }
};

const joined = (parts: readonly Float64Array[]): Float64Array => {
  const made = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    made.set(part, at);
    at += part.length;
  }
  return made;
};

const meanOf = (parts: readonly Float64Array[]): Float64Array => {
  const made = new Float64Array(parts[0]?.length ?? 0);
  for (const part of parts)
    for (let at = 0; at < made.length; at += 1)
      made[at] = (made[at] as number) + (part[at] as number) / parts.length;
  return made;
};

const mostOf = (parts: readonly Float64Array[]): Float64Array => {
  const made = new Float64Array(parts[0]?.length ?? 0).fill(-Infinity);
  for (const part of parts)
    for (let at = 0; at < made.length; at += 1)
      if ((part[at] as number) > (made[at] as number)) made[at] = part[at] as number;
  return made;
};

/** What the network makes of each token: its vector, and its state from both directions. */
export interface Encoded {
  vectors: readonly Float64Array[];
  states: readonly Float64Array[];
  /** What the text is about, as a part of every segment's mix. */
  about: Float64Array;
  /** Scores of all tags, by token. */
  scores: readonly Float64Array[];
}

export const encode = (network: Network, tokens: readonly TextToken[]): Encoded => {
  const { hidden } = network;
  const words = tokens.map((token) => wordOf(network, token.words));
  const states = words.map(() => new Float64Array(2 * hidden));
  const scratch = new Float64Array(3 * hidden);
  const ahead = new Float64Array(hidden);
  for (const [at, { inputs }] of words.entries()) {
    step(inputs[0], network.forward.hidden, ahead, scratch);
    states[at]?.set(ahead);
  }
  const back = new Float64Array(hidden);
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at];
    if (word) step(word.inputs[1], network.backward.hidden, back, scratch);
    states[at]?.set(back, hidden);
  }
  const vectors = words.map(({ vector }) => vector);
  const bias = network.mix.bias;
  const about = new Float64Array(bias.length);
  multiply({ weight: network.about, bias }, joined([meanOf(vectors), meanOf(states)]), about);
  const scores = states.map((state, token) => {
    const made = new Float64Array(network.tags.length);
    multiply(network.tag, joined([state, vectors[token] ?? new Float64Array(network.width)]), made);
    return made;
  });
  return { vectors, states, about, scores };
};

/** How likely each token is to have one of the tags, for itself alone. @param tags by number */
export const tagChances = ({ scores }: Encoded, tags: ReadonlySet<number>): number[] =>
  scores.map((score) => {
    const most = Math.max(...score);
    let sum = 0;
    let own = 0;
    for (const [tag, value] of score.entries()) {
      const chance = Math.exp(value - most);
      sum += chance;
      if (tags.has(tag)) own += chance;
    }
    return own / sum;
  });

/**
 * The likeliest chain of tags, as their numbers.
 * @param favor added to the score of each tag, by its number
 */
export const tagsOf = (
  network: Network,
  encoded: Encoded,
  favor: readonly number[] = [],
): number[] => {
  const { start, move } = network;
  const count = network.tags.length;
  const scores = encoded.scores.map((score) =>
    score.map((value, tag) => value + (favor[tag] ?? 0)),
  );
  let total = Float64Array.from(start, (value, at) => value + (scores[0]?.[at] ?? 0));
  const back: Uint8Array[] = [];
  for (const score of scores.slice(1)) {
    const next = new Float64Array(count).fill(-Infinity);
    const from = new Uint8Array(count);
    for (let before = 0; before < count; before += 1)
      for (let now = 0; now < count; now += 1) {
        const value =
          (total[before] as number) +
          (move[before * count + now] as number) +
          (score[now] as number);
        if (value <= (next[now] as number)) continue;
        next[now] = value;
        from[now] = before;
      }
    total = next;
    back.push(from);
  }
  if (scores.length === 0) return [];
  const path = [total.indexOf(Math.max(...total))];
  for (const from of back.toReversed()) path.push(from[path.at(-1) ?? 0] ?? 0);
  return path.toReversed();
};

/** A row, or an assembly as `@id`, and the chance that it is meant. */
export interface RowChance {
  code: string;
  chance: number;
}

/** The chance of each row of the book for the tokens from `first` to `end`, exclusive; together 1. */
export const chancesOf = (
  network: Network,
  { vectors, states, about }: Encoded,
  first: number,
  end: number,
): Float64Array => {
  const own = vectors.slice(first, end);
  const inside = states.slice(first, end);
  const mixed = new Float64Array(about.length);
  multiply(
    { weight: network.mix.weight, bias: about },
    joined([meanOf(own), mostOf(own), meanOf(inside), mostOf(inside)]),
    mixed,
  );
  const chances = new Float64Array(network.codes.length);
  multiplyPositive(network.rank, mixed, chances);
  let most = -Infinity;
  for (const score of chances) if (score > most) most = score;
  let sum = 0;
  for (let at = 0; at < chances.length; at += 1)
    sum += chances[at] = Math.exp((chances[at] as number) - most);
  for (let at = 0; at < chances.length; at += 1) chances[at] = (chances[at] as number) / sum;
  return chances;
};
