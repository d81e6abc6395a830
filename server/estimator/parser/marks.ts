// What the parser sees in a text: a row of marks (rooms, objects, verbs, measures, breaks) in the order written.
import type { Left } from './vocabulary/states.ts';
import type { Peril } from './vocabulary/perils.ts';
import type { Verb } from './vocabulary/verbs.ts';

interface At {
  /** Position among the marks, words between counted, for distances. */
  at: number;
  /** Stands right behind an opening bracket. */
  opens?: true;
  /** The tokens it was read in, however often it is moved or retold; without it the one at `at`. */
  read?: Extent;
}

/** Token positions, the end not included. */
export type Extent = readonly [from: number, to: number];

export type Mark = At &
  (
    | {
        kind: 'room';
        room: string;
        qualifier?: string;
        number?: number;
        plural?: true;
        /** "The kitchen is 12x14": named only to tell its size. */
        told?: true;
        /** "The ceiling of the living room": the thing before belongs here. */
        owns?: true;
        /** "Upstairs", "on the second floor": a storey, not the house. */
        storey?: true;
      }
    | { kind: 'object'; concept: string; qualifiers: string[]; floor?: string; verb?: Verb }
    | { kind: 'verb'; verb: Verb; weak: boolean; past?: true }
    | { kind: 'qualifier'; qualifier: string }
    | { kind: 'peril'; peril: Peril; waterCategory?: 1 | 2 | 3 }
    | {
        kind: 'count';
        value: number;
        /** Said with its unit: "3 ea". */
        pieces?: true;
      }
    | { kind: 'all' }
    | { kind: 'area'; value: number; each?: true }
    | { kind: 'length'; value: number }
    | { kind: 'squares'; value: number }
    | { kind: 'volume'; value: number }
    | { kind: 'days'; value: number }
    | { kind: 'hours'; value: number }
    | { kind: 'feet'; value: number }
    | { kind: 'inches'; value: number }
    | { kind: 'height'; value: number }
    | {
        kind: 'size';
        length: number;
        width: number;
        height: number | null;
        metric: boolean;
        /** Length and height of something upright. */
        standing?: true;
      }
    | { kind: 'not'; word: string }
    | { kind: 'left'; how: Left; forward?: true; weak?: true }
    | { kind: 'break'; stop: ',' | '.' | ':' | 'and' | 'with' | 'in' | ')'; word?: string }
    | { kind: 'total' }
    | { kind: 'each' }
    | { kind: 'word'; text: string }
  );

export type MarkOf<Kind extends Mark['kind']> = Extract<Mark, { kind: Kind }>;

type Unplaced<M> = M extends { at: number } ? Omit<M, 'at'> : never;
export const extentOf = ({ read, at }: Mark): Extent => read ?? [at, at + 1];

/** A mark whose position is not yet known. */
export type NewMark = Unplaced<Mark>;

/** Things said once about the whole job. */
export interface Facts {
  yearBuilt: number | null;
  /** Dollars. */
  budget: number | null;
  /** Rise over 12. */
  pitch: number | null;
  stories: number | null;
  layers: number | null;
  /** Cooling capacity of each unit. */
  tons: number | null;
  coats: number | null;
  /** Rooms of the dwelling: "3 bed 2 bath". */
  beds: number | null;
  baths: number | null;
  waterCategory: 1 | 2 | 3 | null;
}

export const noFacts = (): Facts => ({
  yearBuilt: null,
  budget: null,
  pitch: null,
  stories: null,
  layers: null,
  tons: null,
  coats: null,
  beds: null,
  baths: null,
  waterCategory: null,
});
