// Prices work that no price book row stands for: by the nearest row, and only within that row's band.
// Rule: estimator_rules.json, llm_grounding.checks_on_reply. Such a line is a judgement and marked so.
import type { CatalogueItem, UnitCost } from '../../price-book/catalogue.ts';
import { clip } from '../../pricing/price-line.ts';
import { unitPrice } from '../../pricing/unit-price.ts';
import type { Ground } from '../ground.ts';
import type { Change } from '../reply-schema.ts';
import { BANDS } from '../settings.ts';
import type { Unusable } from './candidate.ts';

/** Beginning of the inner codes of such lines; no catalogue code has it, and no user sees it. */
export const UNLISTED = 'UNL-';

/** A row that shares fewer of the words is another kind of work. */
const LEAST_SHARED = 0.5;
const NOT_LIKE = new Set(['Whole-Job Allowances', 'Permits & Fees']);

const scaled = (cost: UnitCost, ratio: number): UnitCost => ({
  hours: cost.hours * ratio,
  labor: cost.labor * ratio,
  material: cost.material * ratio,
  equipment: cost.equipment * ratio,
  price: cost.price * ratio,
});

const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** The suggested price as a share of the row's own price here, held within the band. */
const ratioOf = (suggested: number | null, item: CatalogueItem, { draft }: Ground): number => {
  const own = unitPrice(item, draft.context).price;
  const standard = item.costs[1].price;
  if (suggested === null || own <= 0 || standard <= 0) return 1;
  const low = (item.band.low * BANDS.price.low) / standard;
  const high = (item.band.high * BANDS.price.high) / standard;
  return clamp(suggested / own, low, high);
};

export const unlistedItem = (
  change: Change,
  ground: Ground,
): { item: CatalogueItem; unlistedSource: string } | Unusable => {
  const name = ground.prose.clean(change.name, 120);
  if (name === null)
    return { because: 'its code is not in the price book and it has no usable name' };
  const nearest = ground.retrieval
    .search(name)
    .find(
      ({ item, covered }) =>
        covered >= LEAST_SHARED &&
        !NOT_LIKE.has(item.category) &&
        (change.unit === null || item.unit === change.unit),
    )?.item;
  if (!nearest) return { because: 'the price book holds nothing like it, so it has no price' };
  const ratio = ratioOf(change.unitPrice, nearest, ground);
  const [low, standard, high] = nearest.costs;
  const unlistedSource = clip(
    `No row of the price book fits. Priced like "${nearest.name}" (${nearest.code})` +
      (ratio === 1 ? '.' : ', with the model’s price held within that row’s band.') +
      ' A judgement; ask for a quote.',
    500,
  );
  return {
    unlistedSource,
    item: {
      ...nearest,
      code: `${UNLISTED}${nearest.code}`,
      name,
      confidence: 'C',
      source: unlistedSource,
      costs: [scaled(low, ratio), scaled(standard, ratio), scaled(high, ratio)],
      band: { low: nearest.band.low * ratio, high: nearest.band.high * ratio },
    },
  };
};
