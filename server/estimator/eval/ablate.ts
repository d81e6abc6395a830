// `npm run ablate -- --against=<checkout>`: every text at hand, here and there; says which moved.
// `npm run ablate`: how many of the texts each rule changes, fewest first; a rule that is not listed changes none.
import { pathToFileURL } from 'node:url';
import type { Estimator } from '../estimator.ts';
import type { PriceBook } from '../price-book.ts';
import { texts } from './ablation-texts.ts';

interface Estimated {
  items: string;
  total: number;
  rules: readonly string[];
}

/** Estimates every text with the estimator of a checkout. */
const estimated = async (root: URL): Promise<Estimated[]> => {
  const { createBuiltInEstimator }: { createBuiltInEstimator: (book: PriceBook) => Estimator } =
    await import(new URL('server/estimator/built-in.ts', root).href);
  const { loadPriceBook }: { loadPriceBook: () => PriceBook | Promise<PriceBook> } = await import(
    new URL('server/estimator/price-book.ts', root).href
  );
  const estimator = createBuiltInEstimator(await loadPriceBook());
  const silent = { onStage: () => undefined, onLine: () => undefined };
  const found: Estimated[] = [];
  for (const { request } of texts) {
    const { items, scope } = await estimator.estimate(request, silent, { owner: 'ablation' });
    found.push({
      items: items.map(({ metadata, quantity }) => `${metadata.code} ${quantity}`).join('\n'),
      total: items.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0),
      rules: scope?.notes.flatMap(({ kind, text }) => (kind === 'RULE' ? [text] : [])) ?? [],
    });
  }
  return found;
};

/** A total that moves by less is the same to its reader. */
const MOVED = 0.02;

const against = process.argv.find((word) => word.startsWith('--against='))?.slice(10);
const here = await estimated(new URL('../../../', import.meta.url));
if (against === undefined) {
  const counts = new Map<string, number>();
  for (const { rules } of here) for (const id of rules) counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const [id, count] of [...counts].toSorted(([, a], [, b]) => a - b)) console.log(count, id);
} else {
  const there = await estimated(pathToFileURL(`${against.replace(/\/$/, '')}/`));
  const bySet = Map.groupBy(texts.keys(), (index) => texts[index]?.set ?? '');
  for (const [set, indexes] of bySet) {
    const share = (differs: (a: Estimated, b: Estimated) => boolean): number =>
      indexes.filter((index) => {
        const [a, b] = [here[index], there[index]];
        return a !== undefined && b !== undefined && differs(a, b);
      }).length;
    const items = share((a, b) => a.items !== b.items);
    const totals = share((a, b) => Math.abs(a.total - b.total) > MOVED * Math.max(1, b.total));
    console.log(`${set}: ${indexes.length} texts, other lines ${items}, other totals ${totals}`);
    for (const index of indexes)
      if (here[index]?.items !== there[index]?.items)
        console.log(`  ${texts[index]?.request.instructions.slice(0, 160)}`);
  }
}
