// What places, work, facts and patches of a scope of work are made of: limits, ids, and where something was read.
import { z } from 'zod';
import { FINISH_LEVELS, QUANTITY_BASES } from '../catalog.ts';
import { text } from '../estimate/estimate-figures.ts';
import { CORRECTION_LIMITS, MEASURE_LIMITS } from '../limits.ts';

export const SCOPE_LIMITS = {
  places: 1_000,
  work: 2_000,
  params: 40,
  patches: CORRECTION_LIMITS.patches,
  allowances: 200,
  exclusions: 200,
  unread: 200,
  notes: 500,
  ...MEASURE_LIMITS,
  times: 20_000,
  /** Rooms that one place counts, and that all places of a scope take together. */
  rooms: 50_000,
  /** Doors, or windows, of one place. */
  openings: 1_000_000,
  words: 300,
} as const;

export const levels = Object.keys(FINISH_LEVELS) as [
  keyof typeof FINISH_LEVELS,
  ...(keyof typeof FINISH_LEVELS)[],
];

/** `p1`, `w1`, `q1`: never given twice within one scope, also after what bore it was dropped. */
export const id = (letter: 'p' | 'w' | 'q' | 'x') =>
  z.string().regex(new RegExp(`^${letter}\\d{1,6}$`));
export const words = text(SCOPE_LIMITS.words);
export const feet = z.number().min(0).max(SCOPE_LIMITS.length);
export const area = z.number().min(0).max(SCOPE_LIMITS.area);
export const quantity = z.number().min(0).max(SCOPE_LIMITS.quantity);
/** A code of the price book, or the beginning of several with a star: `APL-*`. */
export const codePattern = z.string().regex(/^[A-Z0-9][A-Z0-9-]{0,38}\*?$/);
export const code = z.string().regex(/^[A-Z0-9][A-Z0-9-]{0,39}$/);
export const basis = z.enum(QUANTITY_BASES);

/** Words of the request or of an upload that something follows from. */
export const becauseSchema = z.object({
  /** `request`, or the id of the upload. */
  source: text(40),
  words,
  /** Characters of the request or of the upload's text, end exclusive; null where the words were not found there. */
  start: z.number().int().min(0).nullable(),
  end: z.number().int().min(0).nullable(),
  page: z.number().int().min(1).nullable(),
});
export type Because = z.infer<typeof becauseSchema>;

/** A number, a choice of the assembly, or 1 and 0 for yes and no. */
export const paramValue = z.union([z.number().min(-1e7).max(1e7), z.string().max(60)]);
