// Writes over what somebody may have changed meanwhile. Whoever names the version they saw is told of a change. Whoever names
// none writes over what is there.
import { z } from 'zod';
import { VersionConflict } from './errors.ts';

/** Version that the writer saw. A null or missing version writes over whatever stands. */
export const seenVersionSchema = z.int('The version is a whole number, as it was read.').nullish();
type SeenVersion = z.infer<typeof seenVersionSchema>;

/** The part of a `where` that keeps a write to the version that was seen. */
export const atVersion = (version: SeenVersion): { version?: number } =>
  version == null ? {} : { version };

/** The part of a write's data by which the next one is told apart. */
export const nextVersion = { version: { increment: 1 } } as const;

/** Throws VersionConflict when another version stands than was seen. @param what as a word of a sentence, e.g. `project` */
export const requireSeen = (what: string, current: number, seen: SeenVersion): void => {
  if (seen != null && seen !== current) throw new VersionConflict(what, current);
};
