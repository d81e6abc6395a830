// The kind of a thing that a sentence names: the row whose words it says goes before the usual kind of its family.
import type { Assembly } from '../price-book/assemblies.ts';
import { conceptOf } from '../parser/concepts/all.ts';
import { ROOM_WORDS } from '../parser/vocabulary/rooms.ts';
import type { Task } from '../parser/parsed-task.ts';
import { runAssembly } from '../takeoff/run-assembly.ts';
import { geometryOf } from '../takeoff/space.ts';
import type { WorkPackage } from '../takeoff/work-package.ts';
import { bookWords, familyOf, wordsIn } from './book-words.ts';
import type { BookWords, RowWords } from './book-words.ts';
import type { Job } from './job.ts';
import type { Segment } from '../parser/segment.ts';

/** A word of more rows than this tells no kinds apart. */
const COMMON = 24;

/** What comes out follows from what is there, not from the kind that goes in. */
const TAKEN_AWAY = new Set(['Demolition', 'Haul-Off & Disposal', 'Permits & Fees']);

interface SaidWords {
  words: ReadonlySet<string>;
  numbers: ReadonlySet<number>;
}

/** Words and figures of `row` that are said and that `other` does not have. */
const onlyIn = (
  row: RowWords,
  other: RowWords,
  said: SaidWords,
  { holders }: BookWords,
): number => {
  const words = [...row.words].filter(
    (word) => said.words.has(word) && !other.words.has(word) && (holders.get(word) ?? 0) <= COMMON,
  );
  // A figure tells apart only what is otherwise the same: a gutter of 6 inches from one of 5.
  const isSame = [...row.name].every((word) => other.name.has(word));
  const numbers = [...row.numbers].filter((n) => said.numbers.has(n) && !other.numbers.has(n));
  return words.length + (isSame ? numbers.length : 0);
};

/** At least half of the shorter name is that of the other: two kinds of one thing. */
const isKindOf = ({ name }: RowWords, { name: other }: RowWords): boolean =>
  2 * [...name].filter((word) => other.has(word)).length >= Math.min(name.size, other.size);

/** The sibling that is named more exactly than the row taken; null when the row taken is as good. */
const namedSibling = (
  code: string,
  said: SaidWords,
  book: BookWords,
  isKind: (row: RowWords, taken: RowWords) => boolean = isKindOf,
): RowWords | null => {
  const taken = book.rows.get(code);
  if (!taken || TAKEN_AWAY.has(taken.item.category)) return null;
  let best: RowWords | null = null;
  let lead = 0;
  for (const row of book.siblings.get(familyOf(taken.item)) ?? []) {
    if (row === taken || row.item.action !== taken.item.action || !isKind(row, taken)) continue;
    if (onlyIn(taken, row, said, book) > 0) continue;
    const more = onlyIn(row, taken, said, book);
    if (more > lead) [best, lead] = [row, more];
  }
  return best;
};

const OPTION = /^(\w+)==(?:"([^"]*)"|(\d+))$/;

/** The choice of an assembly that brings a row: `kind = "tankless"`. */
const optionBringing = (
  assembly: Assembly,
  code: string,
  insteadOf: string,
): Readonly<Record<string, string | number>> | null => {
  const conditionOf = (wanted: string) =>
    assembly.items.find((item) => item.code === wanted)?.condition?.source ?? '';
  const [, name, text, figure] = OPTION.exec(conditionOf(code)) ?? [];
  // Only what the same choice brings is another kind of it.
  if (name === undefined || !conditionOf(insteadOf).includes(`${name}==`)) return null;
  return { [name]: text ?? Number(figure) };
};

/** "From the drive to the porch": where a thing is says nothing of its kind. */
const PLACE_WORDS = new Set(Object.values(ROOM_WORDS).flatMap((phrases) => phrases.split(/[ |]/)));

/** "A 60 amp sub-panel" is no 200 amp panel: units tell kinds apart only by their figures. */
const UNITS = new Set(['amp', 'volt', 'gallon', 'gal', 'inch', 'foot', 'ft', 'btu', 'kw']);

/** How a thing is ordered says nothing of its kind: "hang 2 pendant lights". */
const ORDERED = new Set(
  wordsIn('hang hung furnished installed connected replaced set').words.keys(),
);

/** Words that name the things of the part themselves say nothing of their kinds. */
const namesIn = (part: Segment, job: Job): Set<string> =>
  new Set(
    job.scope.tasks
      .filter(({ clause, at }) => clause === part.clause && isWithin(part, at))
      .flatMap(({ concept }) => conceptOf(concept).words.split(/[ |]/)),
  );

const isWithin = ({ from, to }: Segment, at: number | undefined): boolean =>
  at !== undefined && at >= from && at < to;

const saidOf = (task: Task, job: Job): SaidWords | null => {
  const { segments } = job.scope;
  const at = segments.findIndex(
    (segment) => segment.clause === task.clause && isWithin(segment, task.at),
  );
  const part = segments[at];
  if (!part) return null;
  // "Gutters: 165 ft of 6 inch": parts that name nothing speak of what was named before them.
  const next = segments.findIndex(
    ({ clause, objects }, index) => index > at && (clause !== part.clause || objects > 0),
  );
  const told = segments.slice(at, next < 0 ? segments.length : next);
  const { words, numbers } = wordsIn(
    told.flatMap(({ text, refused }) => (refused ? [] : [text])).join(' '),
  );
  const named = namesIn(part, job);
  const kinds = [...words.keys()].filter(
    (word) => !named.has(word) && !PLACE_WORDS.has(word) && !UNITS.has(word) && !ORDERED.has(word),
  );
  return { words: new Set(kinds), numbers };
};

const withOption = (work: WorkPackage, said: SaidWords, job: Job): WorkPackage => {
  const assembly = job.book.assemblies.get(work.assembly ?? '');
  if (!assembly) return work;
  const book = bookWords(job.book);
  for (const { code } of runAssembly(assembly, geometryOf(work.space), 1, work.params)) {
    const optionOf = ({ item }: RowWords) => optionBringing(assembly, item.code, code);
    const named = namedSibling(code, said, book, (row) => optionOf(row) !== null);
    const option = named && optionOf(named);
    // What the object itself has chosen stands.
    if (option && Object.keys(option).some((name) => name in work.params)) continue;
    if (option) return { ...work, params: { ...work.params, ...option } };
  }
  return work;
};

/** The work with the kinds named in the task's part of the sentence instead of the usual ones. */
export const withNamedKinds = (work: WorkPackage, task: Task, job: Job): WorkPackage => {
  const said = saidOf(task, job);
  if (!said) return work;
  const book = bookWords(job.book);
  const items = work.items.map((item) => {
    const named = namedSibling(item.code, said, book);
    const isListed = work.items.some(({ code }) => code === named?.item.code);
    return named && !isListed ? { ...item, code: named.item.code } : item;
  });
  return withOption({ ...work, items }, said, job);
};
