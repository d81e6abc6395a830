// Tags of a text's tokens by their scores: how likely each is over all chains, and the likeliest chain.
import type { Encoded, Network } from './network.ts';

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
