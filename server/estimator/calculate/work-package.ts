// Pieces of work with their place, which the scope gives to the takeoff. They have no quantities yet.
import type { QuantityBasis } from '../../domain/catalog.ts';
import type { Place, Work } from '../../domain/scope/scope-of-work.ts';
import type { Params } from './run-assembly.ts';
import type { Space } from './space.ts';

/** A catalog item asked for by name, e.g. a line of an adjuster's list. */
export interface DirectItem {
  code: string;
  quantity: number;
  basis: QuantityBasis;
  /** How the quantity was found, for people. */
  formula: string;
}

/** A piece of work as the scope tells it. */
export interface PackageOrigin {
  work: Work;
  place: Place;
  /** The rooms its place is of, one by one. */
  rooms: readonly Place[];
}

export interface WorkPackage {
  /** Origin of the package; absent until it stands in a scope of work. */
  from?: PackageOrigin;
  /** Assembly of the data; null when only `items` are asked for. */
  assembly: string | null;
  space: Space;
  params: Params;
  /** Names of params the user stated; the others are defaults of the parser. */
  stated: ReadonlySet<string>;
  /** How often the whole package is done, e.g. 3 equal bathrooms. */
  times: number;
  /** Replaces the assembly's quantity of every item whose code fits the pattern. */
  overrides: readonly { pattern: string; quantity: number }[];
  /** Code patterns left out at the user's wish, e.g. `APL-*`. */
  drops: readonly string[];
  items: readonly DirectItem[];
  /** Words for the line's details; the assembly's name when null. */
  work: string | null;
  /** Where in the customer's own text it was ordered, the name of the work first; absent when it stands nowhere. */
  spans?: readonly { start: number; end: number }[];
}

/** `APL-*` fits every code with that beginning; without a star the code itself. */
export const fits = (code: string, pattern: string): boolean =>
  pattern.endsWith('*') ? code.startsWith(pattern.slice(0, -1)) : code === pattern;
