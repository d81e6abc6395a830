// Every object the parser can name, by id.
import { COMMERCIAL } from './commercial.ts';
import type { Concept } from './concept.ts';
import { ELECTRICAL_HVAC } from './electrical-hvac.ts';
import { DECKS_FENCES } from './decks-fences.ts';
import { EXTERIOR } from './exterior.ts';
import { GROUNDS } from './grounds.ts';
import { KITCHEN_BATH } from './kitchen-bath.ts';
import { OPENINGS_TRIM } from './openings-trim.ts';
import { PLUMBING } from './plumbing.ts';
import { SURFACES } from './surfaces.ts';

export const CONCEPTS: ReadonlyMap<string, Concept> = new Map(
  [
    ...PLUMBING,
    ...KITCHEN_BATH,
    ...ELECTRICAL_HVAC,
    ...OPENINGS_TRIM,
    ...SURFACES,
    ...EXTERIOR,
    ...DECKS_FENCES,
    ...GROUNDS,
    ...COMMERCIAL,
  ].map((concept) => [concept.id, concept]),
);

export const conceptOf = (id: string): Concept => {
  const concept = CONCEPTS.get(id);
  if (!concept) throw new Error(`no object "${id}" is known`);
  return concept;
};
