// Rows of the price book that are priced as they stand, by the words people use for them. Names only, no recipes.
import { concepts, items } from './concept.ts';
import type { Concept, Measure } from './concept.ts';

interface NamedRow {
  /** Phrases separated by |, in the singular. */
  words: string;
  /** Quantity assumed when none is stated; 0 takes it from `from`. */
  usual?: number;
  /** Variable of the room's geometry the row is measured by. */
  from?: string;
  /** Assemblies that already hold it. */
  within?: string;
  /** Room it belongs to when none is named. */
  home?: string;
  /** What takes it out again. */
  remove?: string;
  /** Needs its amount told: hours of a trade. */
  onlyStated?: true;
  /** The words name a thing and not the work itself, so a verb beside them counts. */
  thing?: true;
}

/** Objects that stand for one row each; their ids are the codes. */
export const rows = (measure: Measure, table: Readonly<Record<string, NamedRow>>): Concept[] =>
  concepts(
    Object.fromEntries(
      Object.entries(table).map(([code, { words, usual, from, within, home, remove, ...more }]) => [
        code,
        {
          words,
          measure,
          drops: code,
          counts: code,
          ...(usual === undefined ? {} : { usual }),
          ...(from === undefined ? {} : { usual: 0 }),
          ...(within === undefined ? {} : { within }),
          ...(home === undefined ? {} : { home }),
          ...(more.onlyStated ? { onlyStated: more.onlyStated } : {}),
          ...(more.thing === undefined && remove === undefined ? { always: true as const } : {}),
          otherwise: items(code, from === undefined ? {} : { fromRoom: from }),
          ...(remove === undefined
            ? {}
            : { remove: items(remove, from === undefined ? {} : { fromRoom: from }) }),
        },
      ]),
    ),
  );
