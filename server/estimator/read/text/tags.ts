// Tags of a text's tokens by their scores: how likely each is over all chains, and the likeliest chain.
import type { Encoded, Network } from './network.ts';

/**
 * For each token, how likely the chains that come to it have it as each tag, whatever it says itself.
 * @param own chances of all tags, token by token; the answer, too
 * @param order tokens in the order of the chain
 * @param moves to each tag from each other, at `to * start.length + from`
 */
const comeTo = (
  own: Float64Array,
  order: readonly number[],
  start: Float64Array,
  moves: Float32Array,
): Float64Array => {
  const tags = start.length;
  const made = new Float64Array(own.length);
  const come = start.slice();
  const both = new Float64Array(tags);
  for (const token of order) {
    made.set(come, token * tags);
    let sum = 0;
    for (let tag = 0; tag < tags; tag += 1)
      sum += both[tag] = (own[token * tags + tag] as number) * (come[tag] as number);
    for (let to = 0; to < tags; to += 1) {
      let total = 0;
      for (let from = 0; from < tags; from += 1)
        total += (both[from] as number) * (moves[to * tags + from] as number);
      come[to] = total / sum;
    }
  }
  return made;
};

/** How likely each token has one of the tags, among all chains of tags of the text. @param wanted tags, by number */
export const tagChances = (
  { start, move }: Network,
  { scores }: Encoded,
  wanted: ReadonlySet<number>,
): number[] => {
  const tags = start.length;
  const own = new Float64Array(scores.length * tags);
  for (const [token, score] of scores.entries()) {
    let most = -Infinity;
    for (const value of score) if (value > most) most = value;
    for (let tag = 0; tag < tags; tag += 1)
      own[token * tags + tag] = Math.exp((score[tag] as number) - most);
  }
  const onward = move.map((value) => Math.exp(value));
  const moves = onward.map((_, at) => onward[(at % tags) * tags + Math.floor(at / tags)] as number);
  const order = scores.map((_, token) => token);
  const ahead = comeTo(own, order, Float64Array.from(start, Math.exp), moves);
  const back = comeTo(own, order.toReversed(), new Float64Array(tags).fill(1), onward);
  return order.map((token) => {
    let [sum, found] = [0, 0];
    for (let tag = 0; tag < tags; tag += 1) {
      const at = token * tags + tag;
      const chance = (own[at] as number) * (ahead[at] as number) * (back[at] as number);
      sum += chance;
      if (wanted.has(tag)) found += chance;
    }
    return found / sum;
  });
};

/** The likeliest chain of tags, as their numbers. */
export const tagsOf = (network: Network, { scores }: Pick<Encoded, 'scores'>): number[] => {
  const { start, move } = network;
  const count = network.tags.length;
  const total = Float32Array.from(start, (value, at) => value + (scores[0]?.[at] ?? 0));
  const next = new Float32Array(count);
  const back: Uint8Array[] = [];
  for (const score of scores.slice(1)) {
    const from = new Uint8Array(count);
    for (let now = 0; now < count; now += 1) {
      let most = -Infinity;
      for (let before = 0; before < count; before += 1) {
        const value = (total[before] as number) + (move[before * count + now] as number);
        if (value <= most) continue;
        most = value;
        from[now] = before;
      }
      next[now] = most + (score[now] as number);
    }
    total.set(next);
    back.push(from);
  }
  if (scores.length === 0) return [];
  const path = [total.indexOf(Math.max(...total))];
  for (const from of back.toReversed()) path.push(from[path.at(-1) ?? 0] ?? 0);
  return path.toReversed();
};
