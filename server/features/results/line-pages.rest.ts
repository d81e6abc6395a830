// Lines of an estimate in pages, over REST: `?lines_first=` and `?lines_after=` take some of them, the rest of the estimate stays.
import type { FastifyRequest } from 'fastify';
import { badInput, InvalidInput } from '../../domain/errors.ts';
import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import { type NumberedLine, withNumbers } from '../../domain/estimate/line-numbers.ts';
import {
  globalId,
  LINE_ID_PATTERN,
  partKey,
  readGlobalId,
  splitPartKey,
} from '../../domain/ids.ts';
import { countIn, nextPageHeaders } from '../../rest/route.ts';

/** Lines of a page when only `lines_after` was sent, and at most. */
export const LINES_OF_PAGE = { usual: 100, most: 500 } as const;

export interface LinesAsked {
  count: number;
  /** The line before the page; null for the first page. */
  after: NamedLine | null;
}

interface NamedLine {
  id: string;
  /** Key of its estimate; null where only a number was sent, which is of the estimate that is asked. */
  partOf: string | null;
}

const lineNamed = (text: unknown): NamedLine | null => {
  if (typeof text !== 'string') return null;
  if (LINE_ID_PATTERN.test(text)) return { id: String(Number(text)), partOf: null };
  const named = readGlobalId(text);
  if (named?.type !== 'LineItem') return null;
  const { partOf, localId } = splitPartKey(named.key);
  return { id: localId, partOf };
};

/** Words by which an address asks for a page of the lines. */
export const LINES_QUERY = ['lines_first', 'lines_after'] as const;

/** Returns null when all lines are wanted, as older clients do not know pages. Throws InvalidInput. */
export const linesAsked = (request: FastifyRequest): LinesAsked | null => {
  const { lines_first: first, lines_after: after } = request.query as Record<string, unknown>;
  if (first === undefined && after === undefined) return null;
  const count = countIn(request, { name: 'lines_first', ...LINES_OF_PAGE });
  if (after === undefined) return { count, after: null };
  const line = lineNamed(after);
  if (line) return { count, after: line };
  throw new InvalidInput(
    'lines_after must be the id of a line of this estimate: a number, or as GraphQL has it.',
  );
};

interface PageOfLines {
  items: readonly NumberedLine[];
  /** Tells that these are not all; absent where they are. */
  part?: { first: number; of: number; after: number | null };
  headers: Record<string, string>;
}

/**
 * Takes a page of the lines; all of them without one. Throws BAD_INPUT for a line of another estimate, and for one that is not
 * there, or no longer.
 * @param partOf key of the estimate
 */
export const pageOfLines = (
  { url }: FastifyRequest,
  { partOf, items }: Pick<EstimateDocument, 'items'> & { partOf: string },
  asked: LinesAsked | null,
): PageOfLines => {
  const lines = withNumbers(items);
  if (!asked) return { items: lines, headers: {} };
  const { count, after } = asked;
  if (after && after.partOf !== null && after.partOf !== partOf)
    throw badInput(
      'The line that lines_after names is of another estimate. Read the first page of this one.',
    );
  const place = after === null ? -1 : lines.findIndex(({ id }) => id === after.id);
  if (after !== null && place < 0)
    throw badInput(
      'The line that lines_after names is no longer in this estimate. Read the first page again.',
    );
  const page = lines.slice(place + 1, place + 1 + count);
  const last = page.at(-1);
  const hasNext = place + 1 + page.length < lines.length && last !== undefined;
  return {
    items: page,
    part: { first: count, of: lines.length, after: after && Number(after.id) },
    headers: nextPageHeaders(
      url,
      hasNext && {
        lines_first: count,
        lines_after: globalId('LineItem', partKey({ partOf }, last.id)),
      },
    ),
  };
};
