// `node` and `nodes`: things by their ids alone.
import { brandWithType } from '@pothos/core';
import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../context.ts';
import { badInput } from '../domain/errors.ts';
import { keyOf, readGlobalId, splitPartKey } from '../domain/ids.ts';
import { requireScope } from '../features/accounts/accounts.access.ts';
import { builder, NodeRef, PAGE_MAX } from './builder.ts';
import { PART_TYPES, ROW_TYPES } from './node-types.ts';

/** Things of one type by their keys, as their ids have them. */
type Found = ReadonlyMap<string, object>;

/** Answers the ids of one question: all of one type are read together, when the first of them is asked for. */
class NodesOfOneQuestion {
  readonly #ctx: Context;
  readonly #info: GraphQLResolveInfo;
  readonly #keys = new Map<string, Set<string>>();
  readonly #found = new Map<string, Promise<Found>>();

  constructor(ids: readonly string[], ctx: Context, info: GraphQLResolveInfo) {
    this.#ctx = ctx;
    this.#info = info;
    for (const id of ids) {
      const named = readGlobalId(id);
      if (!named) continue;
      const keys = this.#keys.get(named.type) ?? new Set();
      this.#keys.set(named.type, keys.add(named.key));
    }
  }

  /** Returns null for what is no id, missing or someone else's. Throws FORBIDDEN for an API token without the scope of its type. */
  async find(id: string): Promise<object | null> {
    const named = readGlobalId(id);
    if (!named) return null;
    const { type, key } = named;
    const known = ROW_TYPES[type] ?? PART_TYPES[type];
    if (!known) return null;
    requireScope(this.#ctx.viewer, known.scope);
    const all = this.#found.get(type) ?? this.#readAll(type);
    this.#found.set(type, all);
    const found = (await all).get(key) ?? null;
    if (found) brandWithType(found, type as never);
    return found;
  }

  async #readAll(type: string): Promise<Found> {
    const keys = [...(this.#keys.get(type) ?? [])];
    return ROW_TYPES[type] ? this.#rows(type, keys) : this.#parts(type, keys);
  }

  async #rows(type: string, keys: readonly string[]): Promise<Found> {
    const row = ROW_TYPES[type];
    const wanted = keys.map(keyOf).filter((key) => key !== null);
    if (!row || wanted.length === 0) return new Map();
    const query = await queryFromInfo({
      context: this.#ctx,
      info: this.#info,
      typeName: type,
      awaitSelections: true,
    });
    // Rows come in no order: each has to hold the key by which it was asked for.
    const select = query.select && { ...query.select, [row.key]: true };
    const rows = await row.list(this.#ctx, wanted, select ? { ...query, select } : query);
    return new Map(
      rows
        .filter((found) => found !== null)
        .map((found) => [String((found as Record<string, unknown>)[row.key]), found]),
    );
  }

  async #parts(type: string, keys: readonly string[]): Promise<Found> {
    const part = PART_TYPES[type];
    if (!part) return new Map();
    const wholes = new Set(keys.map((key) => splitPartKey(key).partOf));
    const idIn = part.localId ?? (({ id }: { id: string }) => id);
    const parts = await part.list(this.#ctx, [...wholes]);
    return new Map(parts.map((found) => [`${found.partOf}:${idIn(found as never)}`, found]));
  }
}

builder.queryFields((t) => ({
  node: t.field({
    type: NodeRef,
    nullable: true,
    description:
      'Anything that is a `Node`, by its `id`; null when missing, not ready or someone else’s, as in the query of its type.',
    args: { id: t.arg.id({ description: '`id` of anything that implements `Node`.' }) },
    complexity: { field: 10, multiplier: 1 },
    resolve: (_root, { id }, ctx, info) => new NodesOfOneQuestion([id], ctx, info).find(id),
  }),
  nodes: t.field({
    type: [NodeRef],
    nullable: { list: false, items: true },
    description:
      'Things by their ids, in the order of these; null for one that is missing, not ready or someone else’s, and, with an error, for one whose scope an API token lacks.',
    args: {
      ids: t.arg.idList({
        description: `Ids of things that implement \`Node\`, at most ${PAGE_MAX}.`,
      }),
    },
    complexity: ({ ids }) => ({ field: 10, multiplier: ids.length }),
    resolve: (_root, { ids }, ctx, info) => {
      if (ids.length > PAGE_MAX) throw badInput(`At most ${PAGE_MAX} can be asked for at once.`);
      const nodes = new NodesOfOneQuestion(ids, ctx, info);
      return ids.map((id) => nodes.find(id));
    },
  }),
}));
