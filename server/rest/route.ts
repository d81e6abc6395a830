// What a REST handler is: takes typed input, calls one service function, serialises. No rule of its own.
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { TokenScope } from '../domain/account/api-tokens.ts';
import { InvalidInput } from '../domain/errors.ts';
import type { BodyKind } from './media-types.ts';
import { ok, type RestAnswer } from './respond.ts';
import type { FieldNames } from './wire-names.ts';

export interface RestRoute {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path below `/api/`, with the closing slash of spec §7; it works without one, too. */
  path: string;
  /** True for signing in: an `Authorization` that is no longer good must not stand in the way. */
  ignoresToken?: boolean;
  /** What an API token needs for it; without one, no API token may. */
  scope?: TokenScope;
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

/** `?limit=`, how many entries of a list are wanted. Throws InvalidInput. */
export const limitOf = <Usual extends number | undefined>(
  { query }: FastifyRequest,
  usual: Usual,
): number | Usual => {
  const { limit } = query as { limit?: unknown };
  if (limit === undefined) return usual;
  const wanted = typeof limit === 'string' && /^\d{1,3}$/.test(limit) ? Number(limit) : 0;
  if (wanted >= 1 && wanted <= LIST_MAX) return wanted;
  throw new InvalidInput(`limit must be a whole number from 1 to ${LIST_MAX}.`);
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
  if (typeof after === 'string' && /^[1-9]\d{0,9}$/.test(after)) {
    return { count, after: Number(after) };
  }
  throw new InvalidInput('after must be the id of an entry of this list.');
};

/**
 * Answers one page of a list as a plain array, for clients that do not know pages. The header `X-Has-Next-Page` says
 * whether there are more entries, and `Link` how to ask for them.
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
  const [path = ''] = url.split('?', 1);
  const next = `<${path}?limit=${Math.min(count, LIST_MAX)}&after=${last?.id}>; rel="next"`;
  return {
    ...ok(page.map(shown)),
    headers: { 'x-has-next-page': String(hasNext), ...(hasNext && { link: next }) },
  };
};
