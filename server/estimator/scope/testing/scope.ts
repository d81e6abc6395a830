// Scopes for tests: places and work as a reader writes them, each with what matters to the test.
import { emptyScope } from '../../../domain/scope/scope-of-work.ts';
import type { Place, ScopeOfWork, Work } from '../../../domain/scope/scope-of-work.ts';
import type { QuantityBasis } from '../../../domain/catalog.ts';
import { loadPriceBook } from '../../book/price-book.ts';
import { usualPlace } from '../usual-place.ts';

export const book = await loadPriceBook();

export const placeOf = (id: string, type: string, more: Partial<Place> = {}): Place => ({
  id,
  ...usualPlace(type, more.label ?? type, more, book, more.basis),
  source: null,
  parts: [],
  because: null,
  ...more,
});

export const workOf = (id: string, placeId: string, more: Partial<Work> = {}): Work => ({
  id,
  placeId,
  label: null,
  does: { kind: 'ASSEMBLY', assembly: 'paint_room', params: [] },
  times: 1,
  without: [],
  set: [],
  finishLevel: null,
  ownerSupplies: false,
  optional: false,
  because: null,
  by: 'RULES',
  certainty: 'TOLD',
  quantityFrom: null,
  age: null,
  ...more,
});

export const assembly = (
  name: string,
  params: Readonly<Record<string, number | string>> = {},
  basis: QuantityBasis = 'DEFAULT',
): Work['does'] => ({
  kind: 'ASSEMBLY',
  assembly: name,
  params: Object.entries(params).map(([param, value]) => ({
    name: param,
    value,
    basis,
    because: null,
  })),
});

export const row = (code: string, quantity: number): Work['does'] => ({
  kind: 'ROW',
  code,
  quantity,
  unit: book.items.get(code)?.unit ?? 'EA',
  basis: 'STATED',
  formula: 'as stated',
});

/** `nextId` follows the highest id. */
export const scopeOf = (part: Partial<ScopeOfWork>): ScopeOfWork => {
  const scope = { ...emptyScope('RULES'), ...part };
  const ids = [...scope.places, ...scope.work, ...scope.excluded, ...scope.questions];
  const last = Math.max(0, ...ids.map(({ id }) => Number(id.slice(1))));
  return { ...scope, nextId: part.nextId ?? last + 1 };
};

/** A kitchen of 14 x 12 ft to be remodeled and painted, and a bedroom of usual size with new LVP. */
export const home = (part: Partial<ScopeOfWork> = {}): ScopeOfWork =>
  scopeOf({
    places: [
      placeOf('p1', 'kitchen', { label: 'Kitchen', lengthFt: 14, widthFt: 12, basis: 'STATED' }),
      placeOf('p2', 'bedroom', { label: 'Bedroom' }),
    ],
    work: [
      workOf('w3', 'p1', { does: assembly('kitchen_remodel') }),
      workOf('w4', 'p1'),
      workOf('w5', 'p2', { does: assembly('floor_lvp') }),
      workOf('w6', 'p2', { does: row('ELE-FAN', 1) }),
    ],
    ...part,
  });
