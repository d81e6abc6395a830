// Rewrites a convolutional model to the same function in fewer passes over memory, which take a quarter of its time. As they
// are exported, the models of PP-OCRv4 scale and shift each convolution and each activation in passes of their own.
import {
  constantOf,
  floatAttribute,
  type FloatTensor,
  makeNode,
  type OnnxNode,
  rewriteNodes,
} from './onnx-file.ts';

interface Graph {
  /** Which node makes a value. */
  makers: ReadonlyMap<string, OnnxNode>;
  /** How many inputs of nodes take a value. */
  uses: ReadonlyMap<string, number>;
}

const graphOf = (nodes: readonly OnnxNode[]): Graph => {
  const makers = new Map<string, OnnxNode>();
  const uses = new Map<string, number>();
  for (const node of nodes) {
    for (const name of node.outputs) makers.set(name, node);
    for (const name of node.inputs) uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  return { makers, uses };
};

/** Each node of the map gives way to the nodes it maps to; the others stay. */
const replaced = (
  nodes: readonly OnnxNode[],
  by: ReadonlyMap<OnnxNode, readonly OnnxNode[]>,
): OnnxNode[] => nodes.flatMap((node) => by.get(node) ?? [node]);

const outputOf = ({ outputs: [name = ''] }: OnnxNode) => name;

const tensorOf = ({ makers }: Graph, name = ''): FloatTensor | undefined => {
  const maker = makers.get(name);
  return maker && constantOf(maker);
};

const scalarOf = (graph: Graph, name = ''): number | undefined => {
  const tensor = tensorOf(graph, name);
  return tensor?.values.length === 1 ? tensor.values[0] : undefined;
};

/** `node` as an operation of a value and of one constant number. */
const withScalar = (graph: Graph, node: OnnxNode | undefined, operator: string) => {
  if (node?.operator !== operator) return undefined;
  const [left = '', right = ''] = node.inputs;
  const scalar = scalarOf(graph, right);
  if (scalar !== undefined) return { value: left, scalar };
  const first = scalarOf(graph, left);
  return first === undefined || operator === 'Div' ? undefined : { value: right, scalar: first };
};

/** The node that makes a value which one node alone takes. */
const soleMaker = ({ makers, uses }: Graph, name: string) =>
  uses.get(name) === 1 ? makers.get(name) : undefined;

/** Whether a node cuts off below 0 and above 6. The bounds are attributes in older models, inputs in newer ones. */
const isClipToSix = (graph: Graph, node: OnnxNode | undefined): node is OnnxNode =>
  node?.operator === 'Clip' &&
  (floatAttribute(node, 'min') ?? scalarOf(graph, node.inputs[1])) === 0 &&
  (floatAttribute(node, 'max') ?? scalarOf(graph, node.inputs[2])) === 6;

/** The nodes of x · clip(x + 3, 0, 6) / 6 that ends with `last`. */
const hardSwishOf = (graph: Graph, last: OnnxNode) => {
  const quotient = withScalar(graph, last, 'Div');
  const product = quotient?.scalar === 6 ? soleMaker(graph, quotient.value) : undefined;
  if (product?.operator !== 'Mul') return undefined;
  const [value = '', gate = ''] = product.inputs;
  const clip = soleMaker(graph, gate);
  if (!isClipToSix(graph, clip)) return undefined;
  const shift = soleMaker(graph, clip.inputs[0] ?? '');
  const sum = withScalar(graph, shift, 'Add');
  if (!shift || sum?.scalar !== 3 || sum.value !== value) return undefined;
  return { value, gate, inner: [shift, clip, product] };
};

/** Hard swish in the two operators that the runtime computes within the convolution before them. */
const withHardSwish = (nodes: readonly OnnxNode[]): OnnxNode[] => {
  const graph = graphOf(nodes);
  const by = new Map<OnnxNode, OnnxNode[]>();
  for (const last of nodes) {
    const swish = hardSwishOf(graph, last);
    if (!swish) continue;
    const { value, gate, inner } = swish;
    for (const node of inner) by.set(node, []);
    by.set(last, [
      makeNode('HardSigmoid', [value], gate, { alpha: { float: 1 / 6 }, beta: { float: 0.5 } }),
      makeNode('Mul', [value, gate], outputOf(last)),
    ]);
  }
  return replaced(nodes, by);
};

/** `value` · `factor` + `offset`, the product and the sum each a node. */
interface Scaling {
  value: string;
  factor: number;
  offset: number;
  product: OnnxNode;
}

const scalingOf = (graph: Graph, last: OnnxNode): Scaling | undefined => {
  const sum = withScalar(graph, last, 'Add');
  const product = sum && soleMaker(graph, sum.value);
  const scaled = withScalar(graph, product, 'Mul');
  if (!sum || !product || !scaled) return undefined;
  return { value: scaled.value, factor: scaled.scalar, offset: sum.scalar, product };
};

/** The convolution that makes a value, with weights and biases that are known. */
const convolutionOf = (graph: Graph, name: string) => {
  const node = graph.makers.get(name);
  if (node?.operator !== 'Conv') return undefined;
  const [input = '', ...known] = node.inputs;
  const [weights, biases] = known.map((of) => tensorOf(graph, of));
  return weights && biases && { node, input, weights, biases };
};

/** `node` as a convolution with new weights and biases: they stand before it. */
const convolve = (node: OnnxNode, input: string, weights: FloatTensor, biases: Float32Array) => {
  const output = outputOf(node);
  const names = [`${output}/weights`, `${output}/biases`] as const;
  return [
    makeNode('Constant', [], names[0], { value: weights }),
    makeNode('Constant', [], names[1], { value: { dims: [biases.length], values: biases } }),
    { ...node, inputs: [input, ...names] },
  ];
};

/** Scalings within the weights of the convolution before them. */
const withScaledWeights = (nodes: readonly OnnxNode[]): OnnxNode[] => {
  const graph = graphOf(nodes);
  const by = new Map<OnnxNode, OnnxNode[]>();
  for (const last of nodes) {
    const scaling = scalingOf(graph, last);
    if (!scaling || graph.uses.get(scaling.value) !== 1) continue;
    const before = convolutionOf(graph, scaling.value);
    if (!before) continue;
    const { factor, offset } = scaling;
    const scaled = { ...before.node, outputs: last.outputs };
    const { dims, values } = before.weights;
    const weights = { dims, values: values.map((weight) => weight * factor) };
    const biases = before.biases.values.map((bias) => bias * factor + offset);
    by.set(before.node, convolve(scaled, before.input, weights, biases));
    by.set(scaling.product, []);
    by.set(last, []);
  }
  return replaced(nodes, by);
};

/** Channels of an activation: a product that begins with what a convolution makes. */
const channelsOf = (graph: Graph, name: string): number | undefined => {
  const maker = graph.makers.get(name);
  const [from = ''] = maker?.operator === 'Mul' ? maker.inputs : [];
  return convolutionOf(graph, from)?.weights.dims[0];
};

/**
 * Scalings of activations as convolutions of one pixel in one channel. The runtime keeps pixels in another order between
 * convolutions, and for a scaling it orders them anew, there and back.
 */
const withScalingConvolutions = (nodes: readonly OnnxNode[]): OnnxNode[] => {
  const graph = graphOf(nodes);
  const by = new Map<OnnxNode, OnnxNode[]>();
  for (const last of nodes) {
    const scaling = scalingOf(graph, last);
    const channels = scaling && channelsOf(graph, scaling.value);
    if (!scaling || channels === undefined) continue;
    const { value, factor, offset, product } = scaling;
    const shape = { group: channels, kernel_shape: [1, 1] };
    const values = new Float32Array(channels).fill(factor);
    const biases = new Float32Array(channels).fill(offset);
    const node = makeNode('Conv', [], outputOf(last), shape);
    by.set(product, []);
    by.set(last, convolve(node, value, { dims: [channels, 1, 1, 1], values }, biases));
  }
  return replaced(nodes, by);
};

const withoutUnused = (nodes: readonly OnnxNode[]): OnnxNode[] => {
  const { uses } = graphOf(nodes);
  return nodes.filter((node) => node.operator !== 'Constant' || uses.has(outputOf(node)));
};

/**
 * @param model in ONNX
 * @returns a model whose answers differ by rounding alone
 * @throws RangeError where it is no message of ONNX
 */
export const leanModel = (model: Uint8Array): Uint8Array =>
  rewriteNodes(model, (nodes) =>
    withoutUnused(withScalingConvolutions(withScaledWeights(withHardSwish(nodes)))),
  );
