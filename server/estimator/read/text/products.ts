// Products of matrices and vectors, four numbers at a time: a function of WebAssembly, whose instructions are written out
// below. The same loop in JavaScript takes six times as long.

/** Bytes of each instruction, as the specification of WebAssembly numbers them; a load or store with its alignment, as a
 * power of two, and its offset in bytes. */
const BYTES: Readonly<Record<string, readonly number[]>> = {
  loop: [0x03, 0x40],
  end: [0x0b],
  'again-if': [0x0d, 0],
  get: [0x20],
  set: [0x21],
  tee: [0x22],
  'load-number': [0x2a, 2, 0],
  'store-number': [0x38, 2, 0],
  int: [0x41],
  'is-less': [0x49],
  plus: [0x6a],
  minus: [0x6b],
  'plus-number': [0x92],
  'load-four': [0xfd, 0x00, 2, 0],
  'load-next-four': [0xfd, 0x00, 2, 16],
  zeros: [0xfd, 0x0c, ...Array.from({ length: 16 }, () => 0)],
  lane: [0xfd, 0x1f],
  'plus-four': [0xfd, 0xe4, 0x01],
  'times-four': [0xfd, 0xe6, 0x01],
};

/** Parameters, all of them addresses but the number of rows. */
const PARAMETERS = 'weight bias input inputEnd output rows'.split(' ');
/** And the variables: an address, and two times four floats. */
const NAMES = [...PARAMETERS, 'at', 'sumA', 'sumB'];
/** Types: a whole number of 32 bits, four floats of 32. */
const INT = 0x7f;
const FOUR = 0x7b;
/** How many kinds of variables; then how many of each kind. */
const VARIABLES = [2, 1, INT, 2, FOUR];

/** All rows: the sum of two running sums of weight × input, eight columns a turn, and the bias of the row. */
const PRODUCT = `
  loop
    get input set at zeros tee sumA set sumB
    loop
      get sumA get weight load-four get at load-four times-four plus-four set sumA
      get sumB get weight load-next-four get at load-next-four times-four plus-four set sumB
      get weight int 32 plus set weight
      get at int 32 plus tee at
      get inputEnd is-less again-if
    end
    get sumA get sumB plus-four set sumA
    get output get bias load-number
    get sumA lane 0 plus-number get sumA lane 1 plus-number
    get sumA lane 2 plus-number get sumA lane 3 plus-number
    store-number
    get bias int 4 plus set bias
    get output int 4 plus set output
    get rows int 1 minus tee rows again-if
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
    ...section(1, [1, 0x60, PARAMETERS.length, ...PARAMETERS.map(() => INT), 0]),
    ...section(2, [1, ...text('own'), ...text('memory'), 2, 0, 0]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...text('product'), 0, 0]),
    ...section(10, [1, ...length(CODE.length), ...CODE]),
  ]),
);
const PAGE_BYTES = 1 << 16;
const FLOAT_BYTES = 4;

export interface MatrixSize {
  rows: number;
  columns: number;
}

/** Columns that one turn of the inner loop takes. */
const TURN = 8;

/** A matrix, row by row, and its bias. `multiply` writes weight × input + bias into `output`. */
export interface Layer {
  weight: Float32Array;
  bias: Float32Array;
  input: Float32Array;
  output: Float32Array;
  multiply: () => void;
}

/**
 * @param sizes of all layers that are made
 * @returns makes a layer of zeros; throws RangeError where it has no rows, its columns are no multiple of eight, or it is one
 * more than `sizes` have room for
 */
export const layersIn = (sizes: readonly MatrixSize[]): ((size: MatrixSize) => Layer) => {
  const floats = sizes.reduce((sum, { rows, columns }) => sum + (rows + 1) * (columns + 2), 0);
  const memory = new WebAssembly.Memory({
    initial: Math.ceil((floats * FLOAT_BYTES) / PAGE_BYTES),
  });
  const { product } = new WebAssembly.Instance(MODULE, { own: { memory } }).exports;
  if (typeof product !== 'function')
    throw new TypeError('The WebAssembly module has no function “product”.');
  let used = 0;
  const take = (count: number): Float32Array => {
    const taken = new Float32Array(memory.buffer, used, count);
    used += taken.byteLength;
    return taken;
  };
  return ({ rows, columns }) => {
    // The loops take their first turn before they look how many there are.
    if (rows < 1 || columns < TURN || columns % TURN !== 0)
      throw new RangeError(
        `No layer has ${rows} rows, or columns that no turn of ${TURN} ends at.`,
      );
    const [weight, bias] = [take(rows * columns), take(rows)];
    const [input, output] = [take(columns), take(rows)];
    const multiply = (): void => {
      product(
        weight.byteOffset,
        bias.byteOffset,
        input.byteOffset,
        input.byteOffset + input.byteLength,
        output.byteOffset,
        rows,
      );
    };
    return { weight, bias, input, output, multiply };
  };
};
