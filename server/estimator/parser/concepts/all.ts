// Every object the parser can name, by id: rows of `data/language/objects/`, read once at start.
import { z } from 'zod';
import { readLanguage } from '../language.ts';
import { conceptSchema } from './concept.ts';
import type { Concept } from './concept.ts';

/** One file a trade; a phrase of two objects is that of the later file. */
const TRADES =
  'appliances bath buildings cabinets cladding decks-fences doors electrical fixtures floors-insulation hvac masonry offices pipes roofing services shops structure trim walls-ceilings windows yard rows-losses rows-site rows-site-work rows-interior rows-outside rows-business';

export const CONCEPTS: ReadonlyMap<string, Concept> = new Map(
  TRADES.split(' ')
    .flatMap((trade) => readLanguage(`objects/${trade}`, z.array(conceptSchema)))
    .map((concept) => [concept.id, concept]),
);
