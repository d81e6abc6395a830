// A second look at the sum: a whole job far outside what the price book itself asks per square foot of such a job is
// told to its owner. Nothing is refused for it.
import type { LineItem } from '../../../domain/estimate/estimate.ts';
import type { Place, ScopeOfWork, Work } from '../../../domain/scope/scope-of-work.ts';
import type { PriceBook } from '../../book/price-book.ts';
import { wholeDollars } from '../../../domain/money/money.ts';

/** Assemblies of a whole job, and the row that prices the same job per square foot. */
const WHOLE_JOBS: Readonly<Record<string, string>> = {
  basement_finish: 'BLD-BASEFIN',
  office_ti: 'BLD-TI',
  office_ti_elements: 'BLD-TI',
  retail_ti: 'BLD-TI',
  retail_ti_elements: 'BLD-TI',
  restaurant_ti_elements: 'BLD-REST',
  commercial_white_box: 'BLD-WHITE',
};
/** Whole buildings: nothing done to one costs more than the dearest of these, new from the ground. */
const DEAREST: Readonly<Record<string, string>> = {
  house: 'BLD-NEW',
  unit_1br: 'BLD-NEW',
  unit_2br: 'BLD-NEW',
  office_suite: 'BLD-MEDICAL',
  retail: 'BLD-REST',
  warehouse: 'BLD-TI',
};
/** Smaller places cost more per square foot than any whole job. */
const LEAST_SF = 300;

interface Range {
  low: number;
  high: number;
}

const bandOf = (code: string | undefined, { items }: Pick<PriceBook, 'items'>): Range | null =>
  items.get(code ?? '')?.band ?? null;

const rangeFor = (
  place: Place,
  work: readonly Work[],
  book: Pick<PriceBook, 'items'>,
): Range | null => {
  const whole = work.find(({ does }) => does.kind === 'ASSEMBLY' && does.assembly in WHOLE_JOBS);
  const job = whole?.does.kind === 'ASSEMBLY' ? WHOLE_JOBS[whole.does.assembly] : undefined;
  const dearest = bandOf(DEAREST[place.type], book);
  return bandOf(job, book) ?? (dearest === null ? null : { low: 0, high: dearest.high });
};

/** Sentences on places whose work comes to an unlikely sum. */
export const unlikelySums = (
  { places, work }: ScopeOfWork,
  items: readonly LineItem[],
  book: Pick<PriceBook, 'items'>,
): string[] =>
  places.flatMap((place) => {
    const own = work.filter(({ placeId }) => placeId === place.id);
    const range = rangeFor(place, own, book);
    if (range === null || place.areaSf < LEAST_SF || own.length === 0) return [];
    const ids = new Set<string | null>(own.map(({ id }) => id));
    const sum = items
      .filter(({ metadata }) => ids.has(metadata.workId))
      .reduce((total, { quantity, unitPrice }) => total + quantity * unitPrice, 0);
    const perSf = sum / place.areaSf;
    if (perSf >= range.low && perSf <= range.high) return [];
    return [
      `${place.label || 'The work'} comes to ${wholeDollars(perSf)} per square foot; such jobs usually run ${wholeDollars(range.low)} to ${wholeDollars(range.high)}. Check the sizes and what is included.`,
    ];
  });
