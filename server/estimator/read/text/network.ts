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
  /** What a segment asks of all tokens, what each token answers, and what it sees there, added to its mix. */
  ask: Layer;
  answer: Layer;
  beside: Layer;
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
    ask: layer('ask.weight', 'ask.bias'),
    answer: layer('answer.weight', 'answer.bias'),
    beside: layer('beside.weight', 'mix.bias'),
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
  /** What each token answers to a segment that asks which thing of its kind is meant. */
  answers: readonly Float32Array[];
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
  const answers = vectors.map((vector, at) =>
    through(network.answer, joined([vector, states[at] ?? new Float32Array(2 * hidden)])).slice(),
  );
  return { vectors, states, answers, about, scores };
};

/** Looks that each segment takes at its text, and numbers by which a look finds the tokens that matter to it. */
const LOOKS = 2;
const LOOK = 48;
/** Tokens before and behind it that a segment looks at. Work on a text grows with its length only; 100 read the same. */
const LOOKED_AT = 36;

/** Makes shares of the whole out of scores, in place. */
const shared = (scores: Float32Array): Float32Array => {
  let most = -Infinity;
  for (const score of scores) if (score > most) most = score;
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1)
    sum += scores[at] = Math.exp((scores[at] as number) - most);
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] as number) / sum;
  return scores;
};

/** What a segment sees of the text around it: for each look the mean of all tokens, each by how well it answers. */
const seenBy = (
  asked: Float32Array,
  { vectors, states, answers }: Pick<Encoded, 'vectors' | 'states' | 'answers'>,
): Float32Array => {
  const width = vectors[0]?.length ?? 0;
  const size = width + (states[0]?.length ?? 0);
  const seen = new Float32Array(LOOKS * size);
  for (let look = 0; look < LOOKS; look += 1) {
    const fits = shared(
      Float32Array.from(answers, (answer) => {
        let sum = 0;
        for (let at = look * LOOK; at < (look + 1) * LOOK; at += 1)
          sum += (asked[at] as number) * (answer[at] as number);
        return sum / Math.sqrt(LOOK);
      }),
    );
    for (const [token, fit] of fits.entries())
      for (const [part, from] of [
        [vectors[token], look * size],
        [states[token], look * size + width],
      ] as const)
        for (let at = 0; part && at < part.length; at += 1)
          seen[from + at] = (seen[from + at] as number) + fit * (part[at] as number);
  }
  return seen;
};

/** A row, or an assembly as `@id`, and the chance that it is meant. */
export interface RowChance {
  code: string;
  chance: number;
}

/** The chance of each row of the book for the tokens from `first` to `end`, exclusive; together 1. */
export const chancesOf = (
  network: Network,
  encoded: Encoded,
  first: number,
  end: number,
): Float32Array => {
  const own = encoded.vectors.slice(first, end);
  const inside = encoded.states.slice(first, end);
  const segment = joined([meanOf(own), mostOf(own), meanOf(inside), mostOf(inside)]);
  network.mix.bias.set(encoded.about);
  network.beside.bias.set(through(network.mix, segment));
  const [from, to] = [Math.max(0, first - LOOKED_AT), end + LOOKED_AT];
  const around = {
    vectors: encoded.vectors.slice(from, to),
    states: encoded.states.slice(from, to),
    answers: encoded.answers.slice(from, to),
  };
  const mixed = through(network.beside, seenBy(through(network.ask, segment), around));
  return shared(
    through(
      network.rank,
      mixed.map((value) => Math.max(value, 0)),
    ).slice(),
  );
};
