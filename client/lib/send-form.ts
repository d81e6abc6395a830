// Sends a form with files over REST, as GraphQL takes none, and tells what came of it.
import { isRecord } from '../../server/domain/is-record.ts';
import type { Problem } from './problem.ts';
import { identityHeaders, noteRefusedLogin } from './session.ts';

export type FormOutcome = { isDone: true } | { isDone: false; problem: Problem };

const UNAUTHENTICATED = 401;
const NOT_REACHED = 'The server could not be reached. Check your connection and try again.';

const refused = (message: string, fields: Problem['fields'] = []): FormOutcome => ({
  isDone: false,
  problem: { message, fields },
});

/** REST speaks snake case, the forms do not: `zip_codes.0` → `zipCodes.0`. */
const formName = (path: string): string =>
  path.replaceAll(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());

const fieldsIn = (body: Record<string, unknown>): Problem['fields'] =>
  Object.entries(isRecord(body.fields) ? body.fields : {}).map(([path, message]) => ({
    path: formName(path),
    message: String(message),
  }));

/** @param fallback said when the server gives no sentence */
export const sendForm = async (
  method: 'POST' | 'PATCH',
  path: string,
  form: FormData,
  fallback: string,
): Promise<FormOutcome> => {
  const headers = identityHeaders();
  const asked = fetch(path, { method, headers, body: form, redirect: 'error' });
  const response = await asked.catch(() => null);
  if (!response) return refused(NOT_REACHED);
  if (response.ok) return { isDone: true };
  if (response.status === UNAUTHENTICATED) noteRefusedLogin(headers.Authorization);
  const body: unknown = await response.json().catch(() => null);
  if (!isRecord(body)) return refused(fallback);
  return refused(typeof body.detail === 'string' ? body.detail : fallback, fieldsIn(body));
};
