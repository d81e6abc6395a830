// `node` and `nodes`: things by their ids alone. Each type is read by the use case that its own query has, so that whoever may
// not see a thing there does not see it here. API tokens need the scope of that query.
import { brandWithType } from '@pothos/core';
import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../context.ts';
import type { TokenScope } from '../domain/account/api-tokens.ts';
import { badInput } from '../domain/errors.ts';
import type { EstimateDocument } from '../domain/estimate/estimate.ts';
import { withNumbers } from '../domain/estimate/line-numbers.ts';
import {
  idOf,
  type NamedThing,
  type PartOf,
  partsOf,
  readGlobalId,
  splitPartKey,
} from '../domain/ids.ts';
import { requireScope } from '../features/accounts/accounts.access.ts';
import { bidDocumentOf } from '../features/bids/bid-columns.ts';
import { findBid } from '../features/bids/bids.service.ts';
import { documentOf } from '../features/document/read-document.ts';
import { findEstimate, scopeViewOf } from '../features/estimates/estimates.service.ts';
import { findVersion } from '../features/estimates/version-at.ts';
import { findFile } from '../features/files/delete-file.ts';
import { findInventory } from '../features/inventory/inventory.service.ts';
import { materialsDocumentOf } from '../features/inventory/inventory-rows.ts';
import { findJob } from '../features/jobs/jobs.service.ts';
import { shownDocument } from '../features/leads/lead-view.ts';
import { findLead } from '../features/leads/leads.service.ts';
import { findProject } from '../features/projects/projects.service.ts';
import { findProposal } from '../features/proposals/proposal-rows.ts';
import { findPaper, paperOf } from '../features/reading/papers.ts';
import { worksOf } from '../features/scope/scope-view.ts';
import { builder, NodeRef, PAGE_MAX } from './builder.ts';

/** What a document asks of a row, for the database. */
type Selection = Pick<Awaited<ReturnType<typeof queryFromInfo>>, 'select' | 'include'>;

interface RowType {
  scope: TokenScope;
  find: (ctx: Context, key: number, query: Selection) => Promise<object | null>;
}

const ROWS: Readonly<Record<string, RowType>> = {
  Estimate: {
    scope: 'ESTIMATES_READ',
    find: (ctx, id, query) => findEstimate(ctx, { id }, query),
  },
  Job: { scope: 'ESTIMATES_READ', find: findJob },
  File: { scope: 'ESTIMATES_READ', find: findFile },
  Inventory: { scope: 'ESTIMATES_READ', find: findInventory },
  ContractorBid: { scope: 'ESTIMATES_READ', find: findBid },
  Paper: { scope: 'ESTIMATES_READ', find: findPaper },
  Project: { scope: 'PROJECTS_READ', find: findProject },
  Lead: { scope: 'CONTRACTORS_READ', find: findLead },
  Proposal: { scope: 'CONTRACTORS_READ', find: findProposal },
};

interface PartType {
  scope: TokenScope;
  /** All parts of the type that stand in something; none where that is missing or someone else's. */
  list: (ctx: Context, partOf: string) => Promise<readonly PartOf<object>[]>;
  /** Its own id; that of `id` when left out. */
  localId?: (part: never) => string;
}

/** The document of an estimate, `8`, or of a version of it, `8@2`; null when missing or someone else's. */
const documentAt = async (ctx: Context, partOf: string): Promise<EstimateDocument | null> => {
  const [id, version] = partOf.split('@');
  if (version !== undefined) {
    const found = await findVersion(ctx, idOf(id ?? ''), idOf(version));
    return found && found.document();
  }
  const estimate = await findEstimate(ctx, { id }, { select: { document: true } });
  return estimate && documentOf(estimate);
};

const scopeAt = async (ctx: Context, id: string) => {
  const estimate = await findEstimate(ctx, { id });
  if (!estimate) return null;
  const job = await findJob(ctx, estimate.jobId);
  return job && scopeViewOf({ ...estimate, job });
};

const PARTS: Readonly<Record<string, PartType>> = {
  LineItem: {
    scope: 'ESTIMATES_READ',
    list: async (ctx, partOf) =>
      partsOf(partOf, withNumbers((await documentAt(ctx, partOf))?.items ?? [])),
  },
  BidAlternate: {
    scope: 'ESTIMATES_READ',
    list: async (ctx, partOf) =>
      partsOf(partOf, (await documentAt(ctx, partOf))?.bid?.alternates ?? []),
  },
  ScopePlace: {
    scope: 'ESTIMATES_READ',
    list: async (ctx, partOf) => partsOf(partOf, (await scopeAt(ctx, partOf))?.scope.places ?? []),
  },
  ScopeWork: {
    scope: 'ESTIMATES_READ',
    list: async (ctx, partOf) => {
      const view = await scopeAt(ctx, partOf);
      return partsOf(partOf, view ? worksOf(view) : []);
    },
    localId: ({ work }: { work: { id: string } }) => work.id,
  },
  ScopeQuestion: {
    scope: 'ESTIMATES_READ',
    list: async (ctx, partOf) =>
      partsOf(partOf, (await scopeAt(ctx, partOf))?.scope.questions ?? []),
  },
  ScopeExclusion: {
    scope: 'ESTIMATES_READ',
    list: async (ctx, partOf) =>
      partsOf(partOf, (await scopeAt(ctx, partOf))?.scope.excluded ?? []),
  },
  Material: {
    scope: 'ESTIMATES_READ',
    list: async (ctx, partOf) => {
      const inventory = await findInventory(ctx, partOf);
      return partsOf(partOf, inventory ? materialsDocumentOf(inventory).materials : []);
    },
  },
  BidLine: {
    scope: 'ESTIMATES_READ',
    list: async (ctx, partOf) => {
      const bid = await findBid(ctx, idOf(partOf));
      return partsOf(partOf, bid ? bidDocumentOf(bid).lineItems : []);
    },
  },
  LeadLine: {
    scope: 'CONTRACTORS_READ',
    list: async (ctx, partOf) => {
      const lead = await findLead(ctx, partOf);
      return partsOf(partOf, lead ? shownDocument(lead).lines : []);
    },
  },
  PaperLine: {
    scope: 'ESTIMATES_READ',
    list: async (ctx, partOf) => {
      const paper = await findPaper(ctx, idOf(partOf));
      return partsOf(partOf, (paper && paperOf(paper))?.lines ?? []);
    },
  },
};

/** Reads what parts stand in once for one question, however many of them it names. */
class PartsOfOneQuestion {
  readonly #ctx: Context;
  readonly #known = new Map<string, Promise<ReadonlyMap<string, object>>>();

  constructor(ctx: Context) {
    this.#ctx = ctx;
  }

  async find({ type, key }: NamedThing, part: PartType): Promise<object | null> {
    const { partOf, localId } = splitPartKey(key);
    const at = `${type}:${partOf}`;
    const known = this.#known.get(at) ?? this.#byLocalId(part, partOf);
    this.#known.set(at, known);
    return (await known).get(localId) ?? null;
  }

  async #byLocalId({ list, localId }: PartType, partOf: string) {
    const idIn = localId ?? (({ id }: { id: string }) => id);
    return new Map((await list(this.#ctx, partOf)).map((part) => [idIn(part as never), part]));
  }
}

/** Returns null for what is no id, missing or someone else's. Throws FORBIDDEN for an API token without the scope of its type. */
const findNode = async (
  id: string,
  ctx: Context,
  info: GraphQLResolveInfo,
  parts: PartsOfOneQuestion,
): Promise<object | null> => {
  const named = readGlobalId(id);
  if (!named) return null;
  const { type, key } = named;
  const [row, part] = [ROWS[type], PARTS[type]];
  const known = row ?? part;
  if (!known) return null;
  requireScope(ctx.viewer, known.scope);
  const query =
    row && (await queryFromInfo({ context: ctx, info, typeName: type, awaitSelections: true }));
  const found =
    row && query ? await row.find(ctx, idOf(key), query) : part && (await parts.find(named, part));
  if (!found) return null;
  brandWithType(found, type as never);
  return found;
};

builder.queryFields((t) => ({
  node: t.field({
    type: NodeRef,
    nullable: true,
    description:
      'Anything that is a `Node`, by its `id`; null when missing, not ready or someone else’s, as in the query of its type.',
    args: { id: t.arg.id({ description: 'Which one.' }) },
    complexity: { field: 10, multiplier: 1 },
    resolve: (_root, { id }, ctx, info) => findNode(id, ctx, info, new PartsOfOneQuestion(ctx)),
  }),
  nodes: t.field({
    type: [NodeRef],
    nullable: { list: false, items: true },
    description:
      'Things by their ids, in the order of these; null for one that is missing, not ready or someone else’s.',
    args: { ids: t.arg.idList({ description: `Which ones, at most ${PAGE_MAX}.` }) },
    complexity: ({ ids }) => ({ field: 10, multiplier: ids.length }),
    resolve: async (_root, { ids }, ctx, info) => {
      if (ids.length > PAGE_MAX) throw badInput(`At most ${PAGE_MAX} can be asked for at once.`);
      const parts = new PartsOfOneQuestion(ctx);
      return Promise.all(ids.map((id) => findNode(id, ctx, info, parts)));
    },
  }),
}));
