// Cursors of the schema. Each names its list, what that stands in, and an entry: `Viewer.estimates:7`, `Project.jobs@12:7`. Another
// list refuses it, where its key alone would begin a page at any entry. Resolvers of lists see keys alone.
import SchemaBuilder, {
  BasePlugin,
  type FieldNullability,
  type InputFieldMap,
  type PothosOutputFieldConfig,
  type SchemaTypes,
  type TypeParam,
} from '@pothos/core';
import { formatPrismaCursor } from '@pothos/plugin-prisma';
import type { GraphQLFieldResolver } from 'graphql';
import type { Context } from '../context.ts';
import { badInput } from '../domain/errors.ts';
import { NUMBERS_TAKEN_UNTIL } from './numbers-as-ids.ts';

export const NAMED_CURSORS = 'namedCursors';

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- how plugins of the schema builder are declared
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      namedCursors: NamedCursors<Types>;
    }
    /* oxlint-disable typescript/no-unused-vars -- interfaces are merged only with the same parameters */
    export interface FieldOptions<
      Types extends SchemaTypes = SchemaTypes,
      ParentShape = unknown,
      Type extends TypeParam<Types> = TypeParam<Types>,
      Nullable extends FieldNullability<Type> = FieldNullability<Type>,
      Args extends InputFieldMap = InputFieldMap,
      ResolveShape = unknown,
      ResolveReturnShape = unknown,
    > {
      /** Key of what a list in pages stands in; left out of the viewer's own lists. */
      within?: (holder: ParentShape) => number | string;
    }
    /* oxlint-enable typescript/no-unused-vars */
  }
}

export interface Cursor {
  /** Coordinate of its list, with `@` and the key of what it stands in; null of one that was given before cursors said so. */
  list: string | null;
  key: number;
}

const CURSOR = /^(?:GPC:N|([A-Z]\w*\.\w+(?:@[\d@]+)?)):(\d{1,10})$/;

/** The greatest key that a column of the database holds. */
const KEY_MAX = 2_147_483_647;

/** Returns null for what is no cursor. */
export const readCursor = (cursor: string): Cursor | null => {
  const [, list = null, key] = CURSOR.exec(Buffer.from(cursor, 'base64').toString()) ?? [];
  return key === undefined || Number(key) > KEY_MAX ? null : { list, key: Number(key) };
};

export const cursorIn = (list: string, key: number): string =>
  Buffer.from(`${list}:${key}`).toString('base64url');

/** Name of a list. @param within key of what it stands in */
export const listName = (type: string, field: string, within?: number | string): string =>
  `${type}.${field}${within === undefined ? '' : `@${within}`}`;

const fieldOf = (list: string): string => list.replace(/@.*/, '');

const READ_ANEW = 'Read its first page, and go on after the `endCursor` of that.';

/**
 * Sentence about a cursor that its list did not give; null for a good one.
 * @param list that was asked; of a coordinate alone only that is looked at
 */
export const cursorFault = ({ list: given }: Cursor, list: string, now: Date): string | null => {
  const asked = fieldOf(list);
  if (given === null)
    return now < NUMBERS_TAKEN_UNTIL
      ? null
      : `This cursor of \`${asked}\` is of an older form, which is no longer taken. ${READ_ANEW}`;
  if (fieldOf(given) !== asked)
    return `This cursor is of \`${fieldOf(given)}\`, and \`${asked}\` was asked. ${READ_ANEW}`;
  return list === asked || given === list
    ? null
    : `This cursor is of \`${asked}\` of another ${list.split('.')[0]}. ${READ_ANEW}`;
};

interface Page {
  edges: readonly ({ cursor: string } | null)[];
  pageInfo: { startCursor: string | null; endCursor: string | null };
}

const isPage = (value: unknown): value is Page =>
  typeof value === 'object' && value !== null && 'edges' in value && 'pageInfo' in value;

/** The page with cursors that name their list. */
const naming = (list: string) => {
  const named = (cursor: string): string => {
    const read = readCursor(cursor);
    if (read === null) throw new Error(`${list} gave ${cursor}, which is no cursor.`);
    return cursorIn(list, read.key);
  };
  // Pages of parts have an empty text where there is no entry.
  const namedOrNull = (cursor: string | null) => (cursor ? named(cursor) : null);
  return (page: unknown): unknown => {
    if (!isPage(page)) return page;
    const { edges, pageInfo } = page;
    return {
      ...page,
      edges: edges.map((edge) => edge && { ...edge, cursor: named(edge.cursor) }),
      pageInfo: {
        ...pageInfo,
        startCursor: namedOrNull(pageInfo.startCursor),
        endCursor: namedOrNull(pageInfo.endCursor),
      },
    };
  };
};

/** What the list itself calls its cursor. Throws BAD_INPUT for one of another list. */
const bareIn = (given: unknown, list: string, { now }: Pick<Context, 'now'>): unknown => {
  const cursor = typeof given === 'string' ? readCursor(given) : null;
  if (cursor === null) return given;
  const fault = cursorFault(cursor, list, now());
  if (fault !== null) throw badInput(fault);
  return formatPrismaCursor({ id: cursor.key }, 'id');
};

type Resolver<Types extends SchemaTypes> = GraphQLFieldResolver<unknown, Types['Context'], object>;

/** Types whose lists are the viewer's own: each viewer has one of each. */
const OF_VIEWERS: ReadonlySet<string> = new Set(['Viewer', 'OperatorDesk']);

class NamedCursors<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolve: Resolver<Types>,
    { parentType, name, args, pothosOptions }: PothosOutputFieldConfig<Types>,
  ): Resolver<Types> {
    if (!Object.hasOwn(args, 'after')) return resolve;
    const { within } = pothosOptions as { within?: (holder: unknown) => number | string };
    if (!within && !OF_VIEWERS.has(parentType))
      throw new Error(`${parentType}.${name} comes in pages and does not say within what.`);
    return async (holder, asked, ctx, info) => {
      const list = listName(parentType, name, within?.(holder));
      const bare = (cursor: unknown) => bareIn(cursor, list, ctx as Context);
      const { after, before } = asked as { after?: unknown; before?: unknown };
      const given = { ...asked, after: bare(after), before: bare(before) };
      return naming(list)(await resolve(holder, given, ctx, info));
    };
  }
}

SchemaBuilder.registerPlugin(NAMED_CURSORS, NamedCursors);
