// What words of their own say of a job that other words ordered: each line and parameter with the words that it follows from.
import type { Because } from '../../../domain/scope/scope-parts.ts';
import type { PatchOf } from '../../../domain/scope/scope-patch.ts';
import type { CatalogueItem } from '../../book/catalogue.ts';
import type { ComposeContext } from './compose-context.ts';
import { piecesOf } from './amounts.ts';
import { OUTSIDE } from './groups.ts';
import type { Mention, Reading } from './neighbors.ts';
import type { NamedRow, Shaped } from './shape.ts';

type SetPatch = NonNullable<PatchOf<'ADD_WORK'>['set']>;
type Context = Pick<ComposeContext, 'becauseOf'>;

const MOST_LINES = 100;

/** The words of another mention, or of a detail, for what follows from them. */
export const quoted = (
  source: Pick<Mention, 'start' | 'end'> | undefined,
  own: Mention,
  { becauseOf }: Context,
): { because?: Because | null } => (source && source !== own ? { because: becauseOf(source) } : {});

/** Lines that were told with an amount, and those that words of their own named. @param own what ordered the job */
export const linesSaid = (
  { set, explained }: Shaped<Mention>,
  own: Mention,
  context: Context & Pick<ComposeContext, 'book'>,
  reading: Pick<Reading, 'units'>,
): SetPatch => {
  // "Turn 6 units. Each needs 3 blinds": a job of all dwellings, and a count of one.
  const inEach = ({ code, source }: { code: string; source: Mention }): number =>
    timesOf(own, '', reading) > 1
      ? 1
      : timesOf(source, context.book.rowOrders.get(code)?.place ?? '', reading);
  const named = [...explained]
    .filter(({ source }) => source !== own)
    .map(({ code, source }) => ({ code, quantity: null, source }));
  const lines = new Map([...named, ...set].map((line) => [line.code, line]));
  return [...lines.values()].slice(0, MOST_LINES).map((line) => ({
    code: line.code,
    quantity: line.quantity === null ? null : line.quantity * inEach(line),
    ...quoted(line.source, own, context),
  }));
};

/** "All units: punch", "dryer vents, all of them". */
const IN_ALL = /\b(?:(?:all|each|every|per) units?|all of them)\b/i;

/** Number of equal dwellings in which work is done. Work outside and a count of all dwellings are done once. */
export const timesOf = (
  { words, start, isOfSome, measures }: Mention,
  usual: string,
  { units }: Pick<Reading, 'units'>,
): number =>
  units &&
  isOfSome !== true &&
  (start >= units.from || (IN_ALL.test(words) && !measures.some(({ isEach }) => isEach))) &&
  (units.areApart || !OUTSIDE.has(usual)) &&
  !/\b(?:total|altogether|in all)\b/i.test(words)
    ? units.count
    : 1;

/** "Five rafters" of what is priced by the foot: what was counted stands in the name, beside the book's unit. */
export const countSaid = (
  { code, name, unit }: CatalogueItem,
  told: number | null,
  mention: Mention,
  context: Pick<ComposeContext, 'book'>,
): { label?: string; basis?: 'DERIVED' } => {
  const pieces = piecesOf(mention, code, context);
  if (pieces) return { basis: 'DERIVED', label: `${name} (${pieces.words} at ${pieces.each})` };
  const { measures, asSaid } = mention;
  if (asSaid !== undefined) return { basis: 'DERIVED', label: `${name} (${asSaid})` };
  const count = measures.find(({ kind, word }) => kind === 'COUNT' && word.length > 2);
  return count && told === null && unit !== 'EA'
    ? { label: `${name} (${count.value} ${count.word})` }
    : {};
};

/** "8 ft of counter" of a job that is measured by area. */
export const jobCountSaid = (
  name: string,
  mention: Mention,
  context: Pick<ComposeContext, 'book'>,
): { label?: string } => {
  const counted = mention.rows.flatMap((code) => piecesOf(mention, code, context) ?? []);
  return counted[0] ? { label: `${name} (${counted[0].words} at ${counted[0].each})` } : {};
};

/** "7 double hung and 3 sliders, wrap all ten": what one job has for all of them is no line of the next. */
export const countedBefore = (taken: ReadonlySet<NamedRow<Mention>>, mention: Mention): string[] =>
  [...taken]
    .filter(
      ({ quantity, source }) =>
        quantity !== null &&
        source.role === 'order' &&
        source !== mention &&
        source.start > mention.start &&
        source.places.every((place) => mention.places.includes(place)),
    )
    .map(({ code }) => code);
