// Every object the parser can name, by id.
import { COMMERCIAL } from './commercial.ts';
import type { Concept } from './concept.ts';
import { ELECTRICAL_HVAC } from './electrical-hvac.ts';
import { EXTERIOR } from './exterior.ts';
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
    ...COMMERCIAL,
  ].map((concept) => [concept.id, concept]),
);

export const conceptOf = (id: string): Concept => {
  const concept = CONCEPTS.get(id);
  if (!concept) throw new Error(`no object "${id}" is known`);
  return concept;
};
