// Products of matrices and vectors, in whole numbers and sixteen rows at a time: a function of WebAssembly, whose
// instructions are written out below. It takes a third of the time that floats take there, and a quarter of the memory.

/** Bytes of each instruction, as the specification of WebAssembly numbers them; a load or store with its alignment, as a
 * power of two. Behind it stands its offset in bytes. */
const BYTES: Readonly<Record<string, readonly number[]>> = {
  loop: [0x03, 0x40],
  end: [0x0b],
  'again-if': [0x0d, 0],
  get: [0x20],
  set: [0x21],
  tee: [0x22],
  int: [0x41],
  'int-64': [0x41, 0xc0, 0x00],
  'is-less': [0x49],
  plus: [0x6a],
  minus: [0x6b],
  zeros: [0xfd, 0x0c, ...Array.from({ length: 16 }, () => 0)],
  'load-pair': [0xfd, 0x09, 2],
  'load-eight': [0xfd, 0x01, 3],
  'times-pairs': [0xfd, 0xba, 0x01],
  'plus-whole': [0xfd, 0xae, 0x01],
  'as-floats': [0xfd, 0xfa, 0x01],
  'in-four': [0xfd, 0x13],
  'load-four': [0xfd, 0x00, 2],
  'store-four': [0xfd, 0x0b, 2],
  'plus-four': [0xfd, 0xe4, 0x01],
  'times-four': [0xfd, 0xe6, 0x01],
  'by-four': [0xfd, 0xe7, 0x01],
  nearest: [0xfd, 0x6a],
  'as-whole': [0xfd, 0xf8, 0x01],
  'as-eight': [0xfd, 0x85, 0x01],
};

/** Parameters: addresses, and how many groups of rows; then the size of a step of the input. */
const WHOLE = 'weight scale bias input steps stepsEnd output groups'.split(' ');
const SUMS = ['sumA', 'sumB', 'sumC', 'sumD'];
/** And the variables: an address, two columns of the input four times, and the sums of sixteen rows, four in each. */
const NAMES = [...WHOLE, 'step', 'at', 'pair', ...SUMS];
/** Types: a whole number of 32 bits, a float of 32, four of either. */
const INT = 0x7f;
const FLOAT = 0x7d;
const FOUR = 0x7b;
const TYPES = [...WHOLE.map(() => INT), FLOAT];
/** How many kinds of variables; then how many of each kind. */
const VARIABLES = [2, 1, INT, 1 + SUMS.length, FOUR];

const forSums = (words: (sum: string, at: number) => string): string => SUMS.map(words).join(' ');

/** The input in steps, eight numbers a turn; then all groups of sixteen rows: the sums of weight × input, two columns a turn,
 * times the scale of each row and the size of a step, and its bias. */
const PRODUCT = `
  get steps set at
  loop
    get at
    get input load-four 0 get step in-four by-four nearest as-whole
    get input load-four 16 get step in-four by-four nearest as-whole
    as-eight store-four 0
    get input int 32 plus set input
    get at int 16 plus tee at
    get stepsEnd is-less again-if
  end
  loop
    get steps set at
    ${forSums((sum) => `zeros set ${sum}`)}
    loop
      get at load-pair 0 set pair
      ${forSums((sum, at) => `get ${sum} get weight load-eight ${8 * at} get pair times-pairs plus-whole set ${sum}`)}
      get weight int 32 plus set weight
      get at int 4 plus tee at
      get stepsEnd is-less again-if
    end
    ${forSums(
      (sum, at) => `
        get output get ${sum} as-floats get scale load-four ${16 * at} times-four get step in-four times-four
        get bias load-four ${16 * at} plus-four store-four ${16 * at}`,
    )}
    get scale int-64 plus set scale
    get bias int-64 plus set bias
    get output int-64 plus set output
    get groups int 1 minus tee groups again-if
  end
end`;

/** An instruction by its bytes, a parameter or variable by its place, a number as one byte. */
const bytesOf = (word: string): readonly number[] => {
  const name = NAMES.indexOf(word);
  const known = BYTES[word] ?? (name < 0 ? null : [name]);
  // From 64 on, a number of one byte is negative.
  if (!known && !/^(?:\d|[1-5]\d|6[0-3])$/.test(word))
    throw new Error(`“${word}” is no instruction, no name and no number below 64.`);
  return known ?? [Number(word)];
};

const CODE = [...VARIABLES, ...PRODUCT.trim().split(/\s+/).flatMap(bytesOf)];

/** A number of 14 bits at most, as WebAssembly writes lengths. */
const length = (value: number): number[] =>
  value < 0x80 ? [value] : [(value & 0x7f) | 0x80, value >> 7];
const text = (name: string): number[] => [name.length, ...Buffer.from(name)];
const section = (id: number, content: readonly number[]): number[] => [
  id,
  ...length(content.length),
  ...content,
];

/** Every module begins so: its sign, and version 1. */
const HEAD = [0x00, ...Buffer.from('asm'), 1, 0, 0, 0];

/** The module: one function, which takes its memory from outside. */
const MODULE = new WebAssembly.Module(
  Uint8Array.from([
    ...HEAD,
    ...section(1, [1, 0x60, TYPES.length, ...TYPES, 0]),
    ...section(2, [1, ...text('own'), ...text('memory'), 2, 0, 0]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...text('product'), 0, 0]),
    ...section(10, [1, ...length(CODE.length), ...CODE]),
  ]),
);
const PAGE_BYTES = 1 << 16;
const FLOAT_BYTES = 4;
const STEP_BYTES = 2;
/** Rows of a group, columns of a turn, and numbers of the input that are put in steps together. */
const GROUP = 16;
const TURN = 2;
const EIGHT = 8;

export interface MatrixSize {
  rows: number;
  columns: number;
}

/** Whole numbers from -127 to 127, row by row, each row with its own scale. */
export interface ByteMatrix extends MatrixSize {
  values: Int8Array;
  scales: Float32Array;
}

/** Steps from 0 to the farthest number of an input: with so many columns the sum of a row stays within 32 bits. */
const STEPS = 1 << 14;
const MOST_COLUMNS = 1_024;

/** A matrix and its bias. */
export interface Layer {
  bias: Float32Array;
  /**
   * @param input its parts in their order
   * @param most none of its numbers is farther from 0; 1 where it is not given
   * @returns weight × input + bias, which the next product of the layer overwrites
   */
  multiply: (input: readonly ArrayLike<number>[], most?: number) => Float32Array;
}

const paddedTo = (rows: number): number => Math.ceil(rows / GROUP) * GROUP;

/** Weights; scales, bias and output; the input as floats and in steps. */
const bytesOfLayer = ({ rows, columns }: MatrixSize): number =>
  paddedTo(rows) * (columns + 3 * FLOAT_BYTES) + columns * (FLOAT_BYTES + STEP_BYTES);

/** Sixteen rows stand beside each other, two columns of each: so one product fills the sums of four rows. */
const inGroups = ({ rows, columns, values }: ByteMatrix): Int8Array => {
  const made = new Int8Array(paddedTo(rows) * columns);
  for (const [at, value] of values.entries()) {
    const [row, column] = [Math.floor(at / columns), at % columns];
    const turn = (Math.floor(row / GROUP) * columns) / TURN + Math.floor(column / TURN);
    made[(turn * GROUP + (row % GROUP)) * TURN + (column % TURN)] = value;
  }
  return made;
};

/**
 * @param sizes of all layers that are made
 * @returns makes a layer of a matrix and its bias; throws RangeError where it has no rows, its columns are no multiple of eight
 * or too many, or it is one more than `sizes` have room for
 */
export const layersIn = (
  sizes: readonly MatrixSize[],
): ((matrix: ByteMatrix, bias: Float32Array) => Layer) => {
  const bytes = sizes.reduce((sum, size) => sum + bytesOfLayer(size), 0);
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE_BYTES) });
  const { product } = new WebAssembly.Instance(MODULE, { own: { memory } }).exports;
  if (typeof product !== 'function')
    throw new TypeError('The WebAssembly module has no function “product”.');
  let used = 0;
  const take = (count: number): number => {
    used += count;
    return used - count;
  };
  return (matrix, biases) => {
    const { rows, columns, scales } = matrix;
    // The loops take their first turn before they look how many there are.
    if (rows < 1 || columns < EIGHT || columns % EIGHT !== 0 || columns > MOST_COLUMNS)
      throw new RangeError(
        `No layer has ${rows} rows, or columns that are no multiple of ${EIGHT} or more than ${MOST_COLUMNS}.`,
      );
    if (used + bytesOfLayer(matrix) > bytes) throw new RangeError('No room is left for a layer.');
    const padded = paddedTo(rows);
    const weight = take(padded * columns);
    const scale = take(padded * FLOAT_BYTES);
    const biasAt = take(padded * FLOAT_BYTES);
    const outputAt = take(padded * FLOAT_BYTES);
    const inputAt = take(columns * FLOAT_BYTES);
    const steps = take(columns * STEP_BYTES);
    const stepsEnd = used;
    new Int8Array(memory.buffer, weight).set(inGroups(matrix));
    new Float32Array(memory.buffer, scale).set(scales);
    const bias = new Float32Array(memory.buffer, biasAt, rows);
    bias.set(biases);
    const whole = new Float32Array(memory.buffer, inputAt, columns);
    const output = new Float32Array(memory.buffer, outputAt, rows);
    const groups = padded / GROUP;
    const multiply: Layer['multiply'] = (input, most = 1) => {
      let at = 0;
      for (const part of input) {
        whole.set(part, at);
        at += part.length;
      }
      const step = most / STEPS;
      product(weight, scale, biasAt, inputAt, steps, stepsEnd, outputAt, groups, step);
      return output;
    };
    return { bias, multiply };
  };
};
