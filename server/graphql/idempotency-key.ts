import { ESTIMATE_LIMITS, atMost } from '../domain/limits.ts';
import { KEY_HOURS } from '../features/accounts/once-by-key.ts';

/** Description of the idempotency key, for every input that takes one. */
export const KEY_WORDS = `Key that the client chooses, e.g. a UUID. A repeated call with the same key within ${KEY_HOURS} hours creates nothing and gets the first answer. ${atMost(ESTIMATE_LIMITS.idempotencyKey)}.`;
