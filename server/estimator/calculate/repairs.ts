// Whether a whole job is repair, upkeep or a change like for like: some states tax the labor of that, and only the material
// of an improvement. Rule: estimator_rules.json, tax.repair_all.
import type { ScopeFacts } from '../../domain/scope/scope-facts.ts';
import type { PriceBook } from '../book/price-book.ts';
import type { WorkPackage } from './work-package.ts';

/** `EITHER` goes along with repairs and improvements alike: hauling, permits, paint. */
type Nature = 'REPAIR' | 'EITHER' | 'IMPROVEMENT';

const REPAIR_JOBS: ReadonlySet<string> = new Set([
  'drywall_repair',
  'roof_repair',
  'fence_repair',
  'deck_repair',
  'plumbing_misc',
  'electrical_misc',
  'toilet_replace',
  'water_heater',
  'water_mitigation',
  'water_rebuild',
  'mold_remediation',
  'mold_rebuild',
  'smoke_clean',
]);
/** Jobs that put back what is broken where words or a loss say so; else they improve the building. */
const PUT_BACK = /^(?:drywall_room|trim_room|floor_\w+|door_replace|gutters_replace)$/;
const PAINTING = /^(?:paint_\w+|exterior_paint)$/;

const REPAIR_ACTS: ReadonlySet<string> = new Set([
  'repair',
  'clean',
  'seal',
  'service',
  'equip',
  'protect',
  'detach_reset',
]);
const EITHER_ACTS: ReadonlySet<string> = new Set(['remove', 'haul', 'fee', 'inspect']);
/** Rows of a whole building or a whole roof: an improvement also after a loss. */
const IMPROVES = /^(?:BLD-|RFG-(?:3TAB|ARCH|CLASS4|METAL|RIB|TILE|SLATE|CEDAR|TPO|EPDM|MODBIT)$)/;

const TELLS_REPAIR =
  /\b(?:repair\w*|fix(?:es|ed|ing)?|patch\w*|mend\w*|leak\w*|broken|damag\w*|rott(?:ed|en)|clog\w*|crack(?:s|ed)?|loose|stuck|dripp?\w*|soaked)\b/i;

const natureOfRow = (
  code: string,
  isBroken: boolean,
  { items }: Pick<PriceBook, 'items'>,
): Nature => {
  const act = items.get(code)?.action ?? '';
  if (REPAIR_ACTS.has(act)) return 'REPAIR';
  if (EITHER_ACTS.has(act) || code.startsWith('PNT-')) return 'EITHER';
  return isBroken && !IMPROVES.test(code) ? 'REPAIR' : 'IMPROVEMENT';
};

const naturesOf = (
  { assembly, items, from }: WorkPackage,
  { peril }: ScopeFacts,
  book: Pick<PriceBook, 'items'>,
): Nature[] => {
  const isBroken = peril !== null || TELLS_REPAIR.test(from?.work.because?.words ?? '');
  if (assembly === null) return items.map(({ code }) => natureOfRow(code, isBroken, book));
  if (PAINTING.test(assembly)) return ['EITHER'];
  const isRepair = REPAIR_JOBS.has(assembly) || (isBroken && PUT_BACK.test(assembly));
  return [isRepair ? 'REPAIR' : 'IMPROVEMENT'];
};

/** Whether nothing of a job improves the building, and something of it repairs. */
export const isRepairOnly = (
  packages: readonly WorkPackage[],
  facts: ScopeFacts,
  book: Pick<PriceBook, 'items'>,
): boolean => {
  const natures = packages.flatMap((each) => naturesOf(each, facts, book));
  return natures.includes('REPAIR') && !natures.includes('IMPROVEMENT');
};
