// Writes what the rules selected as work of a scope: an assembly with its parameters, or single rows with their amounts.
import type { Because } from '../../domain/scope-parts.ts';
import { SCOPE_LIMITS } from '../../domain/scope-parts.ts';
import type { Work } from '../../domain/scope-of-work.ts';
import type { PriceBook } from '../price-book.ts';
import { fits } from '../takeoff/work-package.ts';
import type { WorkPackage } from '../takeoff/work-package.ts';
import type { Ids } from './places.ts';

const WITHOUT_MAX = 200;

type SharedWork = Omit<Work, 'id' | 'does' | 'without' | 'set' | 'times' | 'certainty'>;

const amount = (value: number): number => Math.max(0, value);

const assemblyWork = (made: WorkPackage, assembly: string, shared: SharedWork, ids: Ids): Work => {
  const params = Object.entries(made.params).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [
          {
            name,
            value,
            basis: made.stated.has(name) ? ('STATED' as const) : ('DERIVED' as const),
            because: null,
          },
        ],
  );
  const isTold = made.space.basis === 'STATED' || made.space.basis === 'PLAN';
  return {
    ...shared,
    id: ids.next('w'),
    does: { kind: 'ASSEMBLY', assembly, params: params.slice(0, SCOPE_LIMITS.params) },
    times: made.times,
    without: [...new Set(made.drops)].slice(0, WITHOUT_MAX),
    set: made.overrides.map(({ pattern, quantity }) => ({
      code: pattern,
      quantity: amount(quantity),
      finishLevel: null,
      age: null,
      basis: 'STATED' as const,
      because: null,
    })),
    certainty: shared.because ? 'TOLD' : isTold ? 'DERIVED' : 'ASSUMED',
  };
};

const rowWorks = (
  made: WorkPackage,
  shared: SharedWork,
  ids: Ids,
  { items }: Pick<PriceBook, 'items'>,
): Work[] =>
  made.items.flatMap(({ code, quantity, basis, formula }) => {
    const item = items.get(code);
    if (!item) throw new Error(`code "${code}" is not in the catalog`);
    if (quantity <= 0 || made.drops.some((pattern) => fits(code, pattern))) return [];
    return [
      {
        ...shared,
        id: ids.next('w'),
        does: {
          kind: 'ROW' as const,
          code,
          quantity: amount(quantity),
          unit: item.unit,
          basis,
          formula: formula.slice(0, 500),
        },
        times: made.times,
        without: [],
        set: [],
        certainty: shared.because ? 'TOLD' : basis === 'DEFAULT' ? 'ASSUMED' : 'DERIVED',
      },
    ];
  });

/** @param quantityFrom the documents that name the work; null when the request itself does */
export const worksOf = (
  made: WorkPackage,
  placeId: string,
  because: Because | null,
  quantityFrom: string | null,
  ids: Ids,
  book: Pick<PriceBook, 'items'>,
): Work[] => {
  const shared: SharedWork = {
    placeId,
    label: made.work === null ? null : made.work.slice(0, 200),
    finishLevel: null,
    ownerSupplies: false,
    optional: false,
    because,
    by: 'RULES',
    quantityFrom: quantityFrom?.slice(0, 300) ?? null,
    age: null,
  };
  return [
    ...(made.assembly === null ? [] : [assemblyWork(made, made.assembly, shared, ids)]),
    ...rowWorks(made, shared, ids, book),
  ];
};
