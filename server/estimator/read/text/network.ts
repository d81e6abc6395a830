// The reader's network at work: the role of each word, and the rows that each segment may mean. Its weights come out of
// `training/`, whose `network.py` computes the same; what each part is for stands in `training/README.md`.
import { z } from 'zod';
import { layersIn } from './products.ts';
import type { Layer } from './products.ts';
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
  scales: Float32Array;
}

/** One direction of the gated recurrent unit. */
interface Direction {
  input: Layer;
  hidden: Layer;
}

export interface Network {
  tags: readonly string[];
  codes: readonly string[];
  /** Numbers of a state of one direction. */
  hidden: number;
  embed: Matrix;
  forward: Direction;
  backward: Direction;
  tag: Layer;
  start: Float32Array;
  move: Float32Array;
  mix: Layer;
  /** What the whole text is about, added to every segment's mix. */
  about: Layer;
  rank: Layer;
  /** Words read before. */
  known: Map<string, Word>;
}

/** The vector of a word and what both directions make of it. */
interface Word {
  vector: Float32Array;
  ahead: Float32Array;
  back: Float32Array;
}

const MOST_KNOWN = 1_500;

const expanded = ({ columns, values, scales }: Matrix): Float32Array =>
  Float32Array.from(values, (value, at) => value * (scales[Math.floor(at / columns)] ?? 0));

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
    const scales = new Float32Array(rows);
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
  const embed = matrix('embed.weight');
  if (embed.rows !== ROWS || at !== bytes.byteLength)
    throw new Error('The reader’s weights are of another form. Train them anew.');
  const zeros = layersIn([...matrices.values()].filter((one) => one !== embed));
  const layer = (weight: string, bias: string): Layer => {
    const made = zeros(matrix(weight));
    made.weight.set(expanded(matrix(weight)));
    made.bias.set(expanded(matrix(bias)));
    return made;
  };
  const direction = (suffix: string): Direction => ({
    input: layer(`gru.weight_ih_l0${suffix}`, `gru.bias_ih_l0${suffix}`),
    hidden: layer(`gru.weight_hh_l0${suffix}`, `gru.bias_hh_l0${suffix}`),
  });
  return {
    tags: head.tags,
    codes: head.codes,
    hidden: matrix('gru.weight_hh_l0').columns,
    embed,
    forward: direction(''),
    backward: direction('_reverse'),
    tag: layer('tag.weight', 'tag.bias'),
    start: expanded(matrix('start')),
    move: expanded(matrix('move')),
    mix: layer('mix.weight', 'mix.bias'),
    about: layer('about.weight', 'mix.bias'),
    rank: layer('rank.weight', 'rank.bias'),
    known: new Map(),
  };
};

/** The output of a layer, which its next product overwrites. */
const through = (layer: Layer, input: Float32Array): Float32Array => {
  layer.input.set(input);
  layer.multiply();
  return layer.output;
};

const wordOf = (network: Network, token: string): Word => {
  const before = network.known.get(token);
  if (before) return before;
  const { embed, forward, backward, known } = network;
  const width = embed.columns;
  const vector = new Float32Array(width);
  for (const row of rowsOf(token)) {
    const scale = embed.scales[row] ?? 0;
    for (let at = 0; at < width; at += 1)
      vector[at] = (vector[at] as number) + (embed.values[row * width + at] as number) * scale;
  }
  for (let at = 0; at < width; at += 1) vector[at] = Math.tanh(vector[at] as number);
  const made = {
    vector,
    ahead: through(forward.input, vector).slice(),
    back: through(backward.input, vector).slice(),
  };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(token, made);
  return made;
};

/** The logistic function from -REACH to REACH, beyond which it is 0 or 1 to six places, in so many steps of one. */
const REACH = 16;
const STEPS = 256;
const LOGISTIC = Float64Array.from(
  { length: 2 * REACH * STEPS + 2 },
  (_, at) => 1 / (1 + Math.exp(REACH - at / STEPS)),
);

/** To six places: `Math.exp` takes several times as long. */
const logistic = (value: number): number => {
  const at = (Math.min(Math.max(value, -REACH), REACH) + REACH) * STEPS;
  const whole = at | 0;
  const below = LOGISTIC[whole] as number;
  return below + (at - whole) * ((LOGISTIC[whole + 1] as number) - below);
};

const tanh = (value: number): number => 2 * logistic(2 * value) - 1;

/** One step of a gated recurrent unit, whose state is the input of its hidden layer. */
const step = (input: Float32Array, { input: state, output, multiply }: Layer): void => {
  const size = state.length;
  multiply();
  for (let at = 0; at < size; at += 1) {
    const reset = logistic((input[at] as number) + (output[at] as number));
    const keep = logistic((input[size + at] as number) + (output[size + at] as number));
    const fresh = tanh(
      (input[2 * size + at] as number) + reset * (output[2 * size + at] as number),
    );
    state[at] = (1 - keep) * fresh + keep * (state[at] as number);
  }
};

const joined = (parts: readonly Float32Array[]): Float32Array => {
  const made = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    made.set(part, at);
    at += part.length;
  }
  return made;
};

const meanOf = (parts: readonly Float32Array[]): Float32Array => {
  const made = new Float32Array(parts[0]?.length ?? 0);
  for (const part of parts)
    for (let at = 0; at < made.length; at += 1)
      made[at] = (made[at] as number) + (part[at] as number) / parts.length;
  return made;
};

const mostOf = (parts: readonly Float32Array[]): Float32Array => {
  const made = new Float32Array(parts[0]?.length ?? 0).fill(-Infinity);
  for (const part of parts)
    for (let at = 0; at < made.length; at += 1)
      if ((part[at] as number) > (made[at] as number)) made[at] = part[at] as number;
  return made;
};

/** What the network makes of each token: its vector, and its state from both directions. */
export interface Encoded {
  vectors: readonly Float32Array[];
  states: readonly Float32Array[];
  /** What the text is about, as a part of every segment's mix. */
  about: Float32Array;
  /** Scores of all tags, by token. */
  scores: readonly Float32Array[];
}

/** Tokens that are read together, as long as the longest texts of the training. Behind much talk the network hears no order. */
const READ_TOGETHER = 200;
const ENDS_SENTENCE = /^[.!?\n]$/;

/** Where reading begins anew: behind the first end of a sentence after so many tokens. */
const beginnings = (tokens: readonly TextToken[]): ReadonlySet<number> => {
  const found = new Set<number>();
  let last = 0;
  for (const [at, { words }] of tokens.entries()) {
    if (at + 1 - last < READ_TOGETHER || !ENDS_SENTENCE.test(words)) continue;
    last = at + 1;
    found.add(last);
  }
  return found;
};

export const encode = (network: Network, tokens: readonly TextToken[]): Encoded => {
  const { hidden, forward, backward } = network;
  const words = tokens.map((token) => wordOf(network, token.words));
  const states = words.map(() => new Float32Array(2 * hidden));
  const anew = beginnings(tokens);
  forward.hidden.input.fill(0);
  for (const [at, { ahead }] of words.entries()) {
    if (anew.has(at)) forward.hidden.input.fill(0);
    step(ahead, forward.hidden);
    states[at]?.set(forward.hidden.input);
  }
  backward.hidden.input.fill(0);
  for (const [at, { back }] of [...words.entries()].toReversed()) {
    if (anew.has(at + 1)) backward.hidden.input.fill(0);
    step(back, backward.hidden);
    states[at]?.set(backward.hidden.input, hidden);
  }
  const vectors = words.map(({ vector }) => vector);
  const about = through(network.about, joined([meanOf(vectors), meanOf(states)])).slice();
  const scores = words.map(({ vector }, at) =>
    through(network.tag, joined([states[at] ?? new Float32Array(2 * hidden), vector])).slice(),
  );
  return { vectors, states, about, scores };
};

/** For each token, how likely the chains that come to it have it as each tag, whatever it says itself. */
const comeTo = (
  own: readonly Float64Array[],
  start: Float64Array,
  moveOf: (from: number, to: number) => number,
): Float64Array[] => {
  const moves = Array.from(start, (_, to) =>
    Float64Array.from(start, (__, from) => moveOf(from, to)),
  );
  let come = start;
  return own.map((chances) => {
    const here = come;
    const both = chances.map((chance, tag) => chance * (here[tag] as number));
    const sum = both.reduce((all, one) => all + one, 0);
    come = Float64Array.from(moves, (move) => {
      let total = 0;
      for (const [from, chance] of both.entries()) total += chance * (move[from] as number);
      return total / sum;
    });
    return here;
  });
};

/** How likely each token has one of the tags, among all chains of tags of the text. @param tags by number */
export const tagChances = (
  { start, move }: Network,
  { scores }: Encoded,
  tags: ReadonlySet<number>,
): number[] => {
  const own = scores.map((score) => {
    const most = Math.max(...score);
    return Float64Array.from(score, (value) => Math.exp(value - most));
  });
  const moved = (from: number, to: number): number =>
    Math.exp(move[from * start.length + to] as number);
  const ahead = comeTo(own, Float64Array.from(start, Math.exp), moved);
  const back = comeTo(own.toReversed(), new Float64Array(start.length).fill(1), (from, to) =>
    moved(to, from),
  ).toReversed();
  return own.map((chances, at) => {
    let [sum, wanted] = [0, 0];
    for (const [tag, value] of chances.entries()) {
      const chance = value * (ahead[at]?.[tag] ?? 0) * (back[at]?.[tag] ?? 0);
      sum += chance;
      if (tags.has(tag)) wanted += chance;
    }
    return wanted / sum;
  });
};

/** The likeliest chain of tags, as their numbers. */
export const tagsOf = (network: Network, { scores }: Pick<Encoded, 'scores'>): number[] => {
  const { start, move } = network;
  const count = network.tags.length;
  let total = Float32Array.from(start, (value, at) => value + (scores[0]?.[at] ?? 0));
  const back: Uint8Array[] = [];
  for (const score of scores.slice(1)) {
    const next = new Float32Array(count).fill(-Infinity);
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
): Float32Array => {
  const own = vectors.slice(first, end);
  const inside = states.slice(first, end);
  network.mix.bias.set(about);
  const mixed = through(
    network.mix,
    joined([meanOf(own), mostOf(own), meanOf(inside), mostOf(inside)]),
  );
  const chances = through(
    network.rank,
    mixed.map((value) => Math.max(value, 0)),
  ).slice();
  let most = -Infinity;
  for (const score of chances) if (score > most) most = score;
  let sum = 0;
  for (let at = 0; at < chances.length; at += 1)
    sum += chances[at] = Math.exp((chances[at] as number) - most);
  for (let at = 0; at < chances.length; at += 1) chances[at] = (chances[at] as number) / sum;
  return chances;
};
