// What is sent to make an API token.
import { z } from 'zod';
import { isTokenScope, TOKEN_DAYS_MAX, TOKEN_NAME_MAX, type TokenScope } from './api-tokens.ts';
import { words } from '../validation.ts';

const NO_NAME = 'Say what the token is for, so you recognize it later.';
const NO_SCOPE = 'Choose at least one thing that the token may do.';
const NO_DAYS = `A token lasts from 1 to ${TOKEN_DAYS_MAX} days.`;

export const createApiTokenSchema = z.object({
  name: words(TOKEN_NAME_MAX, 'name')
    .transform((name) => name.trim())
    .pipe(z.string().min(1, NO_NAME)),
  scopes: z
    .array(z.custom<TokenScope>((scope) => typeof scope === 'string' && isTokenScope(scope)))
    .transform((scopes) => [...new Set(scopes)])
    .pipe(z.array(z.custom<TokenScope>()).min(1, NO_SCOPE)),
  isTest: z
    .boolean()
    .nullish()
    .transform((sent) => sent ?? false),
  expiresInDays: z.int(NO_DAYS).min(1, NO_DAYS).max(TOKEN_DAYS_MAX, NO_DAYS),
});
export type CreateApiTokenInput = z.infer<typeof createApiTokenSchema>;
