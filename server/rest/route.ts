// What a REST handler is: takes typed input, calls one service function, serializes. No rule of its own.
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { TokenScope } from '../domain/account/api-tokens.ts';
import { InvalidInput } from '../domain/errors.ts';
import { KEY_PATTERN } from '../domain/ids.ts';
import type { BodyKind } from './media-types.ts';
import { ok, type RestAnswer } from './respond.ts';
import type { FieldNames } from './wire-names.ts';

export interface RestRoute {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path below `/api/`, with a closing slash; it works without one, too. */
  path: string;
  /** True for signing in: an `Authorization` that is no longer good must not stand in the way. */
  ignoresToken?: boolean;
  /** What an API token needs for it; without one, no API token may. */
  scope?: TokenScope;
  /** Words that the query of the address may have; none unless said. */
  query?: readonly string[];
  /** What a body may be sent as; JSON unless said. */
  takes?: readonly BodyKind[];
  /** Names of members in errors, where they are not in snake case. */
  fieldNames?: FieldNames;
  /** Bytes of a JSON body, where more than usual is needed. */
  bodyLimit?: number;
  /** `signal` aborts when the client goes away before it is answered. */
  handle: (ctx: Context, request: FastifyRequest, signal: AbortSignal) => Promise<RestAnswer>;
}

/** Entries of a list, as of a page over GraphQL. */
export const LIST_MAX = 50;

/** A segment of the path; empty when the route has no such one. */
export const pathParam = ({ params }: FastifyRequest, name: string): string => {
  const value = (params as Record<string, string | undefined>)[name];
  return value ?? '';
};

/** Where a client of REST finds its key in a refusal. */
export const KEY_FIELD = { idempotencyKey: 'Idempotency-Key' } as const;

/** Key by which a repeated call is known. */
export const keyIn = ({ headers }: FastifyRequest): string | undefined => {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
};

/** A number of entries that the query of the address names, or what is usual without. Throws InvalidInput. */
export const countIn = (
  { query }: FastifyRequest,
  { name, usual, most }: { name: string; usual: number; most: number },
): number => {
  const sent = (query as Record<string, unknown>)[name];
  if (sent === undefined) return usual;
  const wanted = typeof sent === 'string' && /^\d{1,3}$/.test(sent) ? Number(sent) : 0;
  if (wanted >= 1 && wanted <= most) return wanted;
  throw new InvalidInput(`${name} must be a whole number from 1 to ${most}.`);
};

/** `?limit=`, how many entries of a list are wanted. Throws InvalidInput. */
export const limitOf = (request: FastifyRequest, usual: number): number =>
  countIn(request, { name: 'limit', usual, most: LIST_MAX });

/** Words of the query of a list that goes on behind an entry. */
export const PAGE_QUERY = ['limit', 'after'] as const;

/** Characters of a word that a sentence repeats. */
const WORD_SHOWN = 30;

/** A word that the route does not take would be ignored, and the answer taken for what was asked. Throws InvalidInput. */
export const requireKnownWords = (
  { query: taken = [] }: RestRoute,
  { query }: FastifyRequest,
): void => {
  const other = Object.keys(query as Record<string, unknown>).find((word) => !taken.includes(word));
  if (other === undefined) return;
  const allowed =
    taken.length === 0 ? 'its query takes no words' : `its query takes ${taken.join(' and ')}`;
  throw new InvalidInput(
    `This address does not know “${other.slice(0, WORD_SHOWN)}”: ${allowed}. /api/docs/ says what each does.`,
  );
};

/** Number of entries when the client gives no `limit`, as older clients do not know pages. */
const UNPAGED_MAX = 200;

export interface PageQuery {
  /** Number of entries on the page. */
  count: number;
  /** Id of the entry before the page; undefined for the first page. */
  after: number | undefined;
}

/** Reads `?limit=` and `?after=`. Throws InvalidInput. @param usual number of entries without a `limit` */
export const pageAsked = (request: FastifyRequest, usual = UNPAGED_MAX): PageQuery => {
  const { after } = request.query as { after?: unknown };
  const count = limitOf(request, usual);
  if (after === undefined) return { count, after: undefined };
  if (typeof after === 'string' && KEY_PATTERN.test(after)) {
    return { count, after: Number(after) };
  }
  throw new InvalidInput('after must be the id of an entry of this list.');
};

/**
 * Headers of a page: `X-Has-Next-Page` says whether there is another one, and `Link` how to ask for it.
 * @param url address of this page
 * @param next what the query of the next page names; false when this is the last one
 */
export const nextPageHeaders = (
  url: string,
  next: Readonly<Record<string, string | number>> | false,
): Record<string, string> => {
  if (next === false) return { 'x-has-next-page': 'false' };
  const [path = ''] = url.split('?', 1);
  const query = Object.entries(next).map(([name, value]) => `${name}=${value}`);
  return { 'x-has-next-page': 'true', link: `<${path}?${query.join('&')}>; rel="next"` };
};

/**
 * Answers one page of a list as a plain array, for clients that do not know pages.
 * @param entries one more than the page holds if there are more
 */
export const pageAnswer = <Entry extends { id: number }>(
  { url }: FastifyRequest,
  entries: readonly Entry[],
  { count }: PageQuery,
  shown: (entry: Entry) => unknown,
): RestAnswer => {
  const page = entries.slice(0, count);
  const last = page.at(-1);
  const hasNext = entries.length > page.length && last !== undefined;
  const next = hasNext && { limit: Math.min(count, LIST_MAX), after: last.id };
  return { ...ok(page.map(shown)), headers: nextPageHeaders(url, next) };
};
