// Reads and writes the nodes of a model in ONNX, a message of Protocol Buffers (onnx.proto of ONNX 1). What a rewriting does
// not touch is written as it was read.

/** One field of a message. Its value is without the length before it, or a number as it is encoded. */
interface Field {
  number: number;
  wire: number;
  value: Uint8Array;
}

/** Kinds of encodings: a number in groups of seven bits, eight bytes, bytes after their length, four bytes. */
const VARINT = 0;
const EIGHT_BYTES = 1;
const BYTES = 2;
const FOUR_BYTES = 5;

/** Numbers of the fields that are read, by message. */
const MODEL = { graph: 7 };
const GRAPH = { node: 1 };
const NODE = { input: 1, output: 2, operator: 4, attribute: 5 };
const READ_OF_NODE: readonly number[] = Object.values(NODE);
const ATTRIBUTE = { name: 1, float: 2, int: 3, tensor: 5, ints: 8, type: 20 };
const TENSOR = { dims: 1, type: 2, raw: 9 };

/** Kinds of attributes and of tensors. */
const KIND = { float: 1, int: 2, tensor: 4, ints: 7 };
const FLOAT_32 = 1;

/** @returns the number at `at` and where it ends. Negative numbers are not met in what is read. */
const readVarint = (bytes: Uint8Array, at: number): [number: number, end: number] => {
  let [value, factor, end] = [0, 1, at];
  for (;;) {
    const byte = bytes[end];
    if (byte === undefined) throw new RangeError('The model ends within a number.');
    end += 1;
    value += (byte & 0x7f) * factor;
    factor *= 128;
    if (byte < 0x80) return [value, end];
  }
};

const varint = (value: number): Uint8Array => {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 0x7f; rest = Math.trunc(rest / 128)) bytes.push((rest % 128) | 0x80);
  return Uint8Array.from([...bytes, rest]);
};

const valueRange = (bytes: Uint8Array, at: number, wire: number): [from: number, to: number] => {
  if (wire === VARINT) return [at, readVarint(bytes, at)[1]];
  if (wire === EIGHT_BYTES) return [at, at + 8];
  if (wire === FOUR_BYTES) return [at, at + 4];
  if (wire !== BYTES) throw new RangeError(`The model has a field of the unknown kind ${wire}.`);
  const [length, from] = readVarint(bytes, at);
  return [from, from + length];
};

const fieldsOf = (bytes: Uint8Array): Field[] => {
  const fields: Field[] = [];
  for (let at = 0; at < bytes.length;) {
    const [tag, start] = readVarint(bytes, at);
    const wire = tag & 7;
    const [from, to] = valueRange(bytes, start, wire);
    if (to > bytes.length) throw new RangeError('The model ends within a field.');
    fields.push({ number: tag >>> 3, wire, value: bytes.subarray(from, to) });
    at = to;
  }
  return fields;
};

const messageOf = (fields: readonly Field[]): Uint8Array =>
  Buffer.concat(
    fields.flatMap(({ number, wire, value }) => {
      const tag = varint(number * 8 + wire);
      return wire === BYTES ? [tag, varint(value.length), value] : [tag, value];
    }),
  );

const bytesField = (number: number, value: Uint8Array): Field => ({ number, wire: BYTES, value });
const textField = (number: number, text: string) => bytesField(number, Buffer.from(text));
const intField = (number: number, value: number): Field => ({
  number,
  wire: VARINT,
  value: varint(value),
});

const valuesOf = (fields: readonly Field[], number: number) =>
  fields.filter((field) => field.number === number).map(({ value }) => value);
const textsOf = (fields: readonly Field[], number: number) =>
  valuesOf(fields, number).map((value) => Buffer.from(value).toString());

/** Whole numbers that are not negative, each in a field of its own or packed into one. */
const intsOf = (fields: readonly Field[], number: number): number[] =>
  valuesOf(fields, number).flatMap((value) => {
    const ints: number[] = [];
    for (let at = 0; at < value.length;) {
      const [int, end] = readVarint(value, at);
      ints.push(int);
      at = end;
    }
    return ints;
  });

export interface OnnxNode {
  operator: string;
  inputs: readonly string[];
  outputs: readonly string[];
  /** Encoded messages, by name. */
  attributes: ReadonlyMap<string, Uint8Array>;
  /** Fields that nothing here reads, such as the domain of its operator. */
  others: readonly Field[];
}

export interface FloatTensor {
  dims: readonly number[];
  values: Float32Array;
}

const attributeFields = (node: OnnxNode, name: string): Field[] =>
  fieldsOf(node.attributes.get(name) ?? new Uint8Array());

/** An attribute that is a number with a fraction. */
export const floatAttribute = (node: OnnxNode, name: string): number | undefined => {
  const [value] = valuesOf(attributeFields(node, name), ATTRIBUTE.float);
  return value && Buffer.from(value).readFloatLE();
};

/** What a node `Constant` holds, where that is a tensor of 32-bit floats. */
export const constantOf = (node: OnnxNode): FloatTensor | undefined => {
  const [tensor] = valuesOf(attributeFields(node, 'value'), ATTRIBUTE.tensor);
  if (node.operator !== 'Constant' || !tensor) return undefined;
  const fields = fieldsOf(tensor);
  const [raw] = valuesOf(fields, TENSOR.raw);
  if (!raw || intsOf(fields, TENSOR.type)[0] !== FLOAT_32) return undefined;
  // The copy begins where floats may begin.
  return {
    dims: intsOf(fields, TENSOR.dims),
    values: new Float32Array(new Uint8Array(raw).buffer),
  };
};

type AttributeValue = number | readonly number[] | { float: number } | FloatTensor;

const tensorFields = ({ dims, values }: FloatTensor): Field[] => [
  ...dims.map((length) => intField(TENSOR.dims, length)),
  intField(TENSOR.type, FLOAT_32),
  bytesField(TENSOR.raw, new Uint8Array(values.buffer, values.byteOffset, values.byteLength)),
];

const attributeValue = (value: AttributeValue): Field[] => {
  if (typeof value === 'number')
    return [intField(ATTRIBUTE.int, value), intField(ATTRIBUTE.type, KIND.int)];
  if ('float' in value) {
    const bytes = new Uint8Array(Float32Array.of(value.float).buffer);
    const float = { number: ATTRIBUTE.float, wire: FOUR_BYTES, value: bytes };
    return [float, intField(ATTRIBUTE.type, KIND.float)];
  }
  if ('values' in value && 'dims' in value) {
    const tensor = bytesField(ATTRIBUTE.tensor, messageOf(tensorFields(value)));
    return [tensor, intField(ATTRIBUTE.type, KIND.tensor)];
  }
  return [
    ...value.map((int) => intField(ATTRIBUTE.ints, int)),
    intField(ATTRIBUTE.type, KIND.ints),
  ];
};

/** A new node of one output. Whole numbers as attributes are not negative. */
export const makeNode = (
  operator: string,
  inputs: readonly string[],
  output: string,
  attributes: Readonly<Record<string, AttributeValue>> = {},
): OnnxNode => ({
  operator,
  inputs,
  outputs: [output],
  attributes: new Map(
    Object.entries(attributes).map(([name, value]) => [
      name,
      messageOf([textField(ATTRIBUTE.name, name), ...attributeValue(value)]),
    ]),
  ),
  others: [],
});

const readNode = (bytes: Uint8Array): OnnxNode => {
  const fields = fieldsOf(bytes);
  const attributes = valuesOf(fields, NODE.attribute).map((value): [string, Uint8Array] => [
    textsOf(fieldsOf(value), ATTRIBUTE.name)[0] ?? '',
    value,
  ]);
  return {
    operator: textsOf(fields, NODE.operator)[0] ?? '',
    inputs: textsOf(fields, NODE.input),
    outputs: textsOf(fields, NODE.output),
    attributes: new Map(attributes),
    others: fields.filter(({ number }) => !READ_OF_NODE.includes(number)),
  };
};

const nodeMessage = ({ operator, inputs, outputs, attributes, others }: OnnxNode): Uint8Array =>
  messageOf([
    ...inputs.map((name) => textField(NODE.input, name)),
    ...outputs.map((name) => textField(NODE.output, name)),
    textField(NODE.operator, operator),
    ...[...attributes.values()].map((value) => bytesField(NODE.attribute, value)),
    ...others,
  ]);

/**
 * The model with its nodes replaced by what `rewrite` makes of them.
 * @throws RangeError where the bytes are no such message
 */
export const rewriteNodes = (
  model: Uint8Array,
  rewrite: (nodes: readonly OnnxNode[]) => readonly OnnxNode[],
): Uint8Array =>
  messageOf(
    fieldsOf(model).map((field) => {
      if (field.number !== MODEL.graph) return field;
      const fields = fieldsOf(field.value);
      const nodes = rewrite(valuesOf(fields, GRAPH.node).map(readNode));
      return bytesField(
        MODEL.graph,
        messageOf([
          ...nodes.map((node) => bytesField(GRAPH.node, nodeMessage(node))),
          ...fields.filter(({ number }) => number !== GRAPH.node),
        ]),
      );
    }),
  );
