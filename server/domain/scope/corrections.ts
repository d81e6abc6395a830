// What a person put right in what was read of a text, before it is priced: patches, each list of the text as it stood then.
import { z } from 'zod';
import { CORRECTION_LIMITS, ESTIMATE_LIMITS } from '../limits.ts';
import type { ScopePatch } from './scope-patch.ts';

export interface Correction {
  /** The text that was read when these were made: ids in the patches are those of that reading, with all corrections before. */
  instructions: string;
  patches: readonly ScopePatch[];
}

/** Corrections as they come from outside. `parseCorrections` checks the patches. */
export const correctionsSchema = z
  .array(
    z.object({
      instructions: z.string().max(ESTIMATE_LIMITS.description),
      patches: z
        .array(z.unknown())
        .min(1, 'Say what to change.')
        .max(
          CORRECTION_LIMITS.patches,
          `At most ${CORRECTION_LIMITS.patches} changes are made at once.`,
        ),
    }),
    'Send the corrections as a list.',
  )
  .max(CORRECTION_LIMITS.texts, `At most ${CORRECTION_LIMITS.texts} texts are corrected.`)
  .nullish()
  .transform((corrections) => corrections ?? []);
export type GivenCorrections = z.infer<typeof correctionsSchema>;
