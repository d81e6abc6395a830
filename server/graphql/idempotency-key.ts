import { ESTIMATE_LIMITS, atMost } from '../domain/limits.ts';
import { KEY_HOURS } from '../features/accounts/once-by-key.ts';

/** Said of the key of a mutation that makes something, wherever one may be sent. */
export const KEY_WORDS = `Made up by the client, e.g. a UUID: a call that is repeated with the same key within ${KEY_HOURS} hours makes nothing and is answered as the first was. ${atMost(ESTIMATE_LIMITS.idempotencyKey)}.`;
