// The most that a property can have of a thing. An amount beyond it is taken for a house, claim or invoice number: whoever read it, it is
// kept in the scope but not in the total, and its owner is asked. What the owner writes, or confirms, is not capped.
import { inWords } from '../../../domain/numbers.ts';
import type { PropertyType } from '../../../domain/catalog.ts';
import type {
  Place,
  ScopeNote,
  ScopeOfWork,
  SetLine,
  Work,
} from '../../../domain/scope/scope-of-work.ts';
import type { PriceBook, WorkBook } from '../../book/price-book.ts';
import { fits } from '../../calculate/work-package.ts';
import { LAST_ID, Refusal } from '../edit.ts';
import { measured } from '../questions/measured.ts';
import { linesOf } from '../work-lines.ts';
import { nameOf } from '../work-name.ts';

export type CapBook = WorkBook & Pick<PriceBook, 'quantityCaps'>;

/** Homes, or units of a building, that one estimate is believed to be for without asking. */
const MOST_UNITS: Readonly<Record<PropertyType, number>> = { RESIDENTIAL: 100, COMMERCIAL: 2_000 };

/** Work with an amount that no property has. */
export interface BeyondCap {
  work: Work;
  /** The amount, or how often all of it is to be done, as an answer may confirm it: `318`, `43,215 sq ft`. */
  amount: string;
  /** The amount with what it is an amount of: `318 of "Chimney flashing"`. */
  said: string;
}

/** Facts that the caps depend on beside the work. */
interface Property {
  type: PropertyType;
  places: ReadonlyMap<string, Place>;
  /** Units told for the whole job. */
  units: number;
  book: CapBook;
}

const propertyOf = (
  { places, facts }: Pick<ScopeOfWork, 'places' | 'facts'>,
  book: CapBook,
  type: PropertyType,
): Property => ({
  type,
  places: new Map(places.map((place) => [place.id, place])),
  units: facts.units ?? 1,
  book,
});

/** Number of homes in a place. Rooms counted together belong to one home; each apartment is a home. */
const homesOf = ({ type, count }: Place): number => (type.startsWith('unit_') ? count : 1);

/** Places of business have the caps of business, whatever the property was called. */
const OF_BUSINESS: ReadonlySet<string> = new Set([
  'office_suite',
  'meeting_room',
  'retail',
  'restaurant',
  'medical',
  'warehouse',
]);

/** Apartments that a package counts itself: a turn of 16 units. */
const unitsIn = ({ does }: Work): number => {
  const units = does.kind === 'ASSEMBLY' && does.params.find(({ name }) => name === 'units');
  return units && typeof units.value === 'number' ? units.value : 1;
};

/** The most of a row for all homes or units that the work is for. */
const capOf = (code: string, work: Work, place: Place, property: Property): number => {
  const { units, book } = property;
  const type = OF_BUSINESS.has(place.type) ? 'COMMERCIAL' : property.type;
  const homes = Math.min(
    MOST_UNITS[type],
    Math.max(work.times * homesOf(place), units, unitsIn(work)),
  );
  return (book.quantityCaps.get(code)?.[type] ?? Number.POSITIVE_INFINITY) * homes;
};

/** Lines that cannot be worked out are not priced, either. */
const workedOut = (work: Work, place: Place, book: WorkBook): ReadonlyMap<string, number> => {
  try {
    return linesOf(work, place, book);
  } catch (error) {
    if (error instanceof Refusal) return new Map();
    throw error;
  }
};

const isSetTo = ({ set }: Work, code: string): boolean =>
  set.some((line) => line.quantity !== null && fits(code, line.code));

const beyondOf = (work: Work, property: Property): BeyondCap | null => {
  const place = property.places.get(work.placeId);
  if (work.by === 'OWNER' || !place) return null;
  const { book, type } = property;
  const name = nameOf(work, book);
  if (work.times > MOST_UNITS[type])
    return { work, amount: inWords(work.times), said: `${inWords(work.times)} times "${name}"` };
  const [worst] = [...workedOut(work, place, book)]
    .filter(([code, quantity]) => quantity > capOf(code, work, place, property))
    .flatMap(([code, quantity]) => {
      const item = isSetTo(work, code) ? undefined : book.items.get(code);
      return item ? [{ item, quantity, dollars: quantity * item.costs[1].price }] : [];
    })
    .toSorted((one, other) => other.dollars - one.dollars);
  if (!worst) return null;
  const amount = measured(Math.round(worst.quantity * 100) / 100, worst.item.unit);
  const of = work.does.kind === 'ROW' ? '' : ` (${name})`;
  return { work, amount, said: `${amount} of "${worst.item.name}"${of}` };
};

/** Lines of an assembly set to an amount that no property has, each with the code that it is of. */
const linesBeyond = (work: Work, property: Property): { line: SetLine; code: string }[] => {
  const place = property.places.get(work.placeId);
  const { does } = work;
  if (work.by === 'OWNER' || does.kind === 'ROW' || work.set.length === 0 || !place) return [];
  const { book } = property;
  const parts = book.assemblies.get(`${does.assembly}_elements`)?.items ?? [];
  const codes = [...workedOut(work, place, book).keys(), ...parts.map(({ code }) => code)];
  return work.set.flatMap((line) => {
    const code = codes.find((known) => fits(known, line.code));
    const isBeyond =
      code !== undefined && (line.quantity ?? 0) > capOf(code, work, place, property);
    return isBeyond ? [{ line, code }] : [];
  });
};

/** Makes each such line work of its own, to be asked about; the assembly keeps its usual amount of it. */
const withLinesApart = (
  scope: ScopeOfWork,
  property: Property,
): Pick<ScopeOfWork, 'work' | 'nextId'> => {
  let { nextId } = scope;
  const work = scope.work.flatMap((entry): Work[] => {
    const lines = linesBeyond(entry, property);
    if (lines.length === 0) return [entry];
    const rows = lines.flatMap(({ line, code }): Work[] => {
      const unit = property.book.items.get(code)?.unit;
      if (unit === undefined || nextId > LAST_ID) return [];
      const quantity = line.quantity ?? 0;
      const formula = `${inWords(quantity)} ${unit} as stated`;
      return [
        {
          ...entry,
          id: `w${nextId++}`,
          label: null,
          does: { kind: 'ROW', code, quantity, unit, basis: line.basis, formula },
          times: 1,
          without: [],
          set: [],
          optional: true,
          because: line.because ?? entry.because,
        },
      ];
    });
    const set = entry.set.filter((line) => !lines.some((beyond) => beyond.line === line));
    return [{ ...entry, set }, ...rows];
  });
  return { work, nextId };
};

/** Work that waits for its owner's word: in the scope, not in the total. */
export const openCaps = (
  scope: Pick<ScopeOfWork, 'places' | 'facts' | 'work'>,
  book: CapBook,
  type: PropertyType,
): BeyondCap[] => {
  const property = propertyOf(scope, book, type);
  return scope.work.flatMap((work) => (work.optional ? (beyondOf(work, property) ?? []) : []));
};

const WAITS = 'Not priced until you say that it is an amount: ';

const noteOf = ({ said }: BeyondCap): ScopeNote => ({
  kind: 'WARNING',
  text: `${WAITS}${said} is more than one property has.`.slice(0, 500),
});

/** The scope with what is beyond its cap out of the total, and a warning for each. The same scope where nothing is. */
export const withinCaps = (scope: ScopeOfWork, book: CapBook, type: PropertyType): ScopeOfWork => {
  const property = propertyOf(scope, book, type);
  const { work: all, nextId } = withLinesApart(scope, property);
  const work = all.map((entry) =>
    !entry.optional && beyondOf(entry, property) ? { ...entry, optional: true } : entry,
  );
  const waiting = openCaps({ ...scope, work }, book, type).map(noteOf);
  const before = scope.notes.filter(({ text }) => text.startsWith(WAITS));
  const isSame =
    work.length === scope.work.length &&
    work.every((entry, index) => entry === scope.work[index]) &&
    before.map(({ text }) => text).join('\n') === waiting.map(({ text }) => text).join('\n');
  if (isSame) return scope;
  const others = scope.notes.filter((note) => !before.includes(note));
  return { ...scope, work, nextId, notes: [...waiting, ...others] };
};
