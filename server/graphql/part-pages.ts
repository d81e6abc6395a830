// Pages of the parts of one document: lines, materials. A cursor names the part behind which a page begins by its own id, so that
// pages go on rightly when others were added or removed meanwhile.
import { formatPrismaCursor } from '@pothos/plugin-prisma';
import {
  type PageInfoShape,
  resolveCursorConnection,
  type ResolveCursorConnectionArgs,
} from '@pothos/plugin-relay';
import { entryGone } from '../domain/errors.ts';
import { PAGE_MAX, PAGE_SIZE } from './builder.ts';
import { readCursor } from './named-cursors.ts';

/** What a connection is asked for. */
interface PageArguments {
  first?: number | null | undefined;
  last?: number | null | undefined;
  after?: string | null | undefined;
  before?: string | null | undefined;
}

interface PageOfParts<Of> {
  totalCount: number;
  edges: readonly { cursor: string; node: Of }[];
  pageInfo: PageInfoShape;
}

/** Throws BAD_INPUT for a part that was removed, or is not among those that were asked for. */
const placeOf = (parts: readonly { id: string }[], cursor: string): number => {
  const key = readCursor(cursor)?.key;
  const place = parts.findIndex(({ id }) => Number(id) === key);
  if (place < 0) throw entryGone();
  return place;
};

/** @param parts all of them, in order; their own ids are numbers */
export const pageOfParts = async <Of extends { id: string }>(
  parts: readonly Of[],
  args: PageArguments,
): Promise<PageOfParts<Of>> => ({
  totalCount: parts.length,
  ...(await resolveCursorConnection(
    {
      args,
      defaultSize: PAGE_SIZE,
      maxSize: PAGE_MAX,
      toCursor: ({ id }: Of) => formatPrismaCursor({ id: Number(id) }, 'id'),
    },
    ({ before, after, limit, inverted }: ResolveCursorConnectionArgs): Of[] => {
      const from = after === undefined ? 0 : placeOf(parts, after) + 1;
      const to = before === undefined ? parts.length : placeOf(parts, before);
      const between = parts.slice(from, to);
      return inverted ? between.slice(-limit).toReversed() : between.slice(0, limit);
    },
  )),
});
