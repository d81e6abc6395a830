// How long what its owner deleted can be brought back.
import { KEPT_DELETED_DAYS } from '../catalog.ts';
import { DAY_MS } from '../time.ts';

const KEPT_MS = KEPT_DELETED_DAYS * DAY_MS;

/** The moment until which it can be restored. */
export const restorableUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + KEPT_MS);

/** What was deleted before this moment is kept no longer. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - KEPT_MS);
