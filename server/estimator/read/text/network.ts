// The reader's network at work: the role of each word, and the rows that each segment may mean. Its weights come out of
// `training/`, whose `network.py` computes the same; what each part is for stands in `training/README.md`.
import { z } from 'zod';
import { layersIn } from './products.ts';
import type { Layer, ByteMatrix } from './products.ts';
import { ROWS, rowsOf } from './tokens.ts';
import type { TextToken } from './tokens.ts';

const headSchema = z.object({
  tags: z.array(z.string()).min(3),
  codes: z.array(z.string()).min(2),
  arrays: z.array(
    z.object({ name: z.string(), rows: z.number().int(), columns: z.number().int() }),
  ),
});

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
  embed: ByteMatrix;
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
  /** Words read before, in the order of their last use. */
  known: Map<string, Word>;
}

/** The vector of a word and what both directions make of it. */
interface Word {
  vector: Float32Array;
  ahead: Float32Array;
  back: Float32Array;
}

const MOST_KNOWN = 2_000;

const expanded = ({ columns, values, scales }: ByteMatrix): Float32Array =>
  Float32Array.from(values, (value, at) => value * (scales[Math.floor(at / columns)] ?? 0));

/** @throws where the bytes are no weights, or of another form than this code reads */
export const readNetwork = (bytes: Uint8Array): Network => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = view.getUint32(0, true);
  const head = headSchema.parse(
    JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))),
  );
  const matrices = new Map<string, ByteMatrix>();
  let at = 4 + length;
  for (const { name, rows, columns } of head.arrays) {
    const scales = new Float32Array(rows);
    for (let row = 0; row < rows; row += 1) scales[row] = view.getFloat32(at + 4 * row, true);
    at += 4 * rows;
    const values = new Int8Array(bytes.buffer, bytes.byteOffset + at, rows * columns).slice();
    at += rows * columns;
    matrices.set(name, { rows, columns, values, scales });
  }
  const matrix = (name: string): ByteMatrix => {
    const found = matrices.get(name);
    if (!found) throw new Error(`The reader's weights lack "${name}".`);
    return found;
  };
  const embed = matrix('embed.weight');
  if (embed.rows !== ROWS || at !== bytes.byteLength)
    throw new Error('The reader’s weights are of another form. Train them anew.');
  const layerOf = layersIn([...matrices.values()].filter((one) => one !== embed));
  const layer = (weight: string, bias: string): Layer =>
    layerOf(matrix(weight), expanded(matrix(bias)));
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

const readWord = ({ embed, forward, backward }: Network, token: string): Word => {
  const width = embed.columns;
  const vector = new Float32Array(width);
  for (const row of rowsOf(token)) {
    const scale = embed.scales[row] ?? 0;
    for (let at = 0; at < width; at += 1)
      vector[at] = (vector[at] as number) + (embed.values[row * width + at] as number) * scale;
  }
  for (let at = 0; at < width; at += 1) vector[at] = Math.tanh(vector[at] as number);
  const ahead = forward.input.multiply([vector]).slice();
  return { vector, ahead, back: backward.input.multiply([vector]).slice() };
};

const wordOf = (network: Network, token: string): Word => {
  const { known } = network;
  const word = known.get(token) ?? readWord(network, token);
  known.delete(token);
  known.set(token, word);
  if (known.size > MOST_KNOWN) {
    const [longestAgo = token] = known.keys();
    known.delete(longestAgo);
  }
  return word;
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

/**
 * One step of a gated recurrent unit.
 * @param input what the unit makes of the word
 * @param state overwritten by the next one
 */
const step = (input: Float32Array, layer: Layer, state: Float32Array): void => {
  const size = state.length;
  const output = layer.multiply([state]);
  for (let at = 0; at < size; at += 1) {
    const reset = logistic((input[at] as number) + (output[at] as number));
    const keep = logistic((input[size + at] as number) + (output[size + at] as number));
    const fresh = tanh(
      (input[2 * size + at] as number) + reset * (output[2 * size + at] as number),
    );
    state[at] = (1 - keep) * fresh + keep * (state[at] as number);
  }
};

const meanOf = (parts: readonly Float32Array[]): Float32Array => {
  const made = new Float32Array(parts[0]?.length ?? 0);
  const share = 1 / parts.length;
  for (const part of parts)
    for (let at = 0; at < made.length; at += 1)
      made[at] = (made[at] as number) + (part[at] as number) * share;
  return made;
};

const mostOf = (parts: readonly Float32Array[]): Float32Array => {
  const made = new Float32Array(parts[0]?.length ?? 0).fill(-Infinity);
  for (const part of parts)
    for (let at = 0; at < made.length; at += 1)
      if ((part[at] as number) > (made[at] as number)) made[at] = part[at] as number;
  return made;
};

/** What the network makes of each token. */
export interface Encoded {
  /** Its vector, and behind it its state from both directions. */
  read: readonly Float32Array[];
  /** What each token answers to a segment that asks which thing of its kind is meant. */
  answers: readonly Float32Array[];
  /** What the text is about, as a part of every segment's mix. */
  about: Float32Array;
  /** Scores of all tags, by token. */
  scores: readonly Float32Array[];
}

/** Looks that each segment takes at its text, and numbers by which a look finds the tokens that matter to it. */
const LOOKS = 2;
const LOOK = 48;

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
  const width = network.embed.columns;
  const words = tokens.map((token) => wordOf(network, token.words));
  const read = words.map(() => new Float32Array(width + 2 * hidden));
  const anew = beginnings(tokens);
  const state = new Float32Array(hidden);
  for (const [at, { vector, ahead }] of words.entries()) {
    if (anew.has(at)) state.fill(0);
    step(ahead, forward.hidden, state);
    read[at]?.set(vector);
    read[at]?.set(state, width);
  }
  state.fill(0);
  for (const [at, { back }] of [...words.entries()].toReversed()) {
    if (anew.has(at + 1)) state.fill(0);
    step(back, backward.hidden, state);
    read[at]?.set(state, width + hidden);
  }
  const about = network.about.multiply([meanOf(read)]).slice();
  const scores = read.map((token) =>
    network.tag.multiply([token.subarray(width), token.subarray(0, width)]).slice(),
  );
  const answers = read.map((token) => network.answer.multiply([token]).slice());
  return { read, answers, about, scores };
};

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

/** How well each token answers one look of a segment, as shares of the whole. */
const fitsOf = (
  look: number,
  asked: Float32Array,
  answers: readonly Float32Array[],
): Float32Array => {
  const fits = new Float32Array(answers.length);
  for (const [token, answer] of answers.entries()) {
    let sum = 0;
    for (let at = look * LOOK; at < (look + 1) * LOOK; at += 1)
      sum += (asked[at] as number) * (answer[at] as number);
    fits[token] = sum / Math.sqrt(LOOK);
  }
  return shared(fits);
};

/** What a segment sees of the text around it: for both looks the mean of all tokens, each by how well it answers. */
const seenBy = (
  asked: Float32Array,
  read: readonly Float32Array[],
  answers: readonly Float32Array[],
): Float64Array => {
  const [first, second] = [fitsOf(0, asked, answers), fitsOf(1, asked, answers)];
  const size = read[0]?.length ?? 0;
  const seen = new Float64Array(LOOKS * size);
  for (const [token, part] of read.entries()) {
    const [fit, other] = [first[token] as number, second[token] as number];
    for (let at = 0; at < size; at += 1) {
      const value = part[at] as number;
      seen[at] = (seen[at] as number) + fit * value;
      seen[size + at] = (seen[size + at] as number) + other * value;
    }
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
  const width = network.embed.columns;
  const own = encoded.read.slice(first, end);
  const [mean, most] = [meanOf(own), mostOf(own)];
  const segment = [
    mean.subarray(0, width),
    most.subarray(0, width),
    mean.subarray(width),
    most.subarray(width),
  ];
  network.mix.bias.set(encoded.about);
  network.beside.bias.set(network.mix.multiply(segment));
  const [from, to] = [Math.max(0, first - LOOKED_AT), end + LOOKED_AT];
  const seen = seenBy(
    network.ask.multiply(segment),
    encoded.read.slice(from, to),
    encoded.answers.slice(from, to),
  );
  const mixed = network.beside.multiply([seen]);
  let highest = 1;
  for (let at = 0; at < mixed.length; at += 1) {
    mixed[at] = Math.max(mixed[at] as number, 0);
    highest = Math.max(highest, mixed[at] as number);
  }
  return shared(network.rank.multiply([mixed], highest).slice());
};
