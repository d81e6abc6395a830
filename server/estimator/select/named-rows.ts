// Parts of a sentence in which the parser knows no object, but whose words name one row of the price book.
import type { CatalogueItem } from '../price-book/catalogue.ts';
import type { Unit } from '../price-book/units.ts';
import { overlap, spansOf } from '../parser/span.ts';
import type { Verb } from '../parser/vocabulary/verbs.ts';
import { bookWords, wordsIn } from './book-words.ts';
import { direct, packageOf } from './job.ts';
import type { Job } from './job.ts';
import type { DirectItem } from '../takeoff/work-package.ts';
import { ownSpace, spacesOf } from './spaces.ts';
import { unreadNotes } from './unread.ts';
import type { Segment } from '../parser/segment.ts';
import { isPriced } from './rows-of-job.ts';
import { statedBy } from './stated-measure.ts';

/** Looked up per text; a longer one has no more pieces of work that nobody knows. */
const MOST_LOOKUPS = 12;
/** A word of more rows than this names none of them. */
const TELLING = 8;

/** What may be bought of a row when the part states no amount of it: one, or as much as the room has floor. */
const impliedBy = ({ unit, category }: CatalogueItem, job: Job): DirectItem['formula'] | number => {
  if (unit === 'EA') return 1;
  const [place, second] = job.scope.places.filter(({ excluded }) => !excluded);
  const isFloor = category === 'Flooring' && unit === 'SF';
  const isSized = place && (place.sizes.length > 0 || place.area !== null);
  if (!isFloor || !isSized || second) return 0;
  return spacesOf(place, job.book).reduce((sum, { space, times }) => sum + space.area * times, 0);
};

/** Typed to try the page out: "test 123". */
const TRIALS = new Set(['test', 'testing', 'sample', 'example', 'demo']);

/**
 * Words of the row, known to few others, that are said and mean nothing else to the parser. Without an amount ("a new
 * cap") only a word of this row alone tells it.
 */
const toldWords = ({ plain, measures }: Segment, item: CatalogueItem, job: Job): number => {
  const { rows, holders } = bookWords(job.book);
  const said = wordsIn(plain.join(' ')).words;
  return [...(rows.get(item.code)?.words ?? [])].filter(
    (word) => said.has(word) && (holders.get(word) ?? 0) <= (measures.length > 0 ? TELLING : 1),
  ).length;
};

const ORDERS: ReadonlySet<Verb | null> = new Set([
  'replace',
  'install',
  'build',
  'remove',
  'repair',
]);

const itemFor = (part: Segment, job: Job): DirectItem | null => {
  const { match } = bookWords(job.book);
  const isCommercial = job.propertyType === 'COMMERCIAL';
  const find = (unit: Unit): CatalogueItem | null => {
    const item = match({ description: part.text, unit, isCommercial })?.item ?? null;
    const told = item ? toldWords(part, item, job) : 0;
    const isOrdered = part.measures.length > 0 || ORDERS.has(part.verb);
    const least = isOrdered && part.rooms === 0 ? 1 : 2;
    return item && told >= least && !isPriced(item, job) ? item : null;
  };
  for (const stated of part.measures.map(statedBy)) {
    const item = stated && find(stated.unit);
    if (stated && item) return direct(item.code, stated.value, 'STATED', stated.words);
  }
  if (part.measures.some(({ kind }) => kind !== 'inches')) return null;
  const item = find('EA') ?? find('SF');
  const amount = item ? impliedBy(item, job) : 0;
  return item && typeof amount === 'number' && amount > 0
    ? direct(item.code, amount, 'DERIVED', amount === 1 ? 'one, as named' : 'floor area')
    : null;
};

/** Adds the rows that parts without a known object name; what is refused, told or priced already stays out. */
export const selectNamedRows = (job: Job): void => {
  const open = job.scope.segments.filter(
    ({ objects, refused, plain }) =>
      objects === 0 && !refused && plain.some((word) => !TRIALS.has(word)),
  );
  const { holders } = bookWords(job.book);
  const isTelling = ({ plain }: Segment) =>
    [...wordsIn(plain.join(' ')).words.keys()].some(
      (word) => (holders.get(word) ?? Infinity) <= TELLING,
    );
  const priced = new Set<Segment>();
  for (const part of open.slice(0, MOST_LOOKUPS).filter(isTelling)) {
    const item = itemFor(part, job);
    if (!item) continue;
    priced.add(part);
    job.scope.unread = (job.scope.unread ?? []).filter((words) => !overlap(words, part.span));
    job.packages.push(
      packageOf({
        space: ownSpace('room', '', {}, job.book),
        work: 'Named in the scope',
        items: [item],
        spans: spansOf([part]),
      }),
    );
  }
  job.scope.notes.push(...unreadNotes(open.filter((part) => !priced.has(part))));
};
