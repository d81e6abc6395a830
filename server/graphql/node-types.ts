// What can be read by its id alone, type by type. Each is read by the use case that its own query has, so that whoever may not
// see a thing there does not see it here. API tokens need the scope of that query.
import type { queryFromInfo } from '@pothos/plugin-prisma';
import type { Context } from '../context.ts';
import type { TokenScope } from '../domain/account/api-tokens.ts';
import type { EstimateDocument } from '../domain/estimate/estimate.ts';
import { withNumbers } from '../domain/estimate/line-numbers.ts';
import { idOf, type PartOf, partsOf } from '../domain/ids.ts';
import { bidDocumentOf } from '../features/bids/bid-columns.ts';
import { findBids } from '../features/bids/bids.service.ts';
import { documentOf } from '../features/document/read-document.ts';
import { findEstimates, scopeViewOf } from '../features/estimates/estimates.service.ts';
import { findVersion } from '../features/estimates/version-at.ts';
import { findExports } from '../features/downloads/export-rows.ts';
import { findFiles } from '../features/files/delete-file.ts';
import { findInventories } from '../features/inventory/inventory.service.ts';
import { materialsDocumentOf } from '../features/inventory/inventory-rows.ts';
import { findJobs } from '../features/jobs/jobs.service.ts';
import { shownDocument } from '../features/leads/lead-view.ts';
import { findLeads, findRequests } from '../features/leads/leads.service.ts';
import { findProjects } from '../features/projects/projects.service.ts';
import { findProposals } from '../features/proposals/proposal-rows.ts';
import { findPapers, paperOf } from '../features/reading/papers.ts';
import { findSharedLinks } from '../features/sharing/shared-links.service.ts';
import { findDeliveries, findWebhooks } from '../features/webhooks/webhooks.service.ts';
import { type ScopeView, worksOf } from '../features/scope/scope-view.ts';

/** What a document asks of a row, for the database. */
type Selection = Pick<Awaited<ReturnType<typeof queryFromInfo>>, 'select' | 'include'>;

interface RowType {
  scope: TokenScope;
  /** Column of the key that its id names. */
  key: 'id' | 'estimateId' | 'fileId';
  /** Those of the keys that the viewer may see, in any order. */
  list: (
    ctx: Context,
    keys: readonly number[],
    query: Selection,
  ) => Promise<readonly (object | null)[]>;
}

export const ROW_TYPES: Readonly<Record<string, RowType>> = {
  Estimate: { scope: 'ESTIMATES_READ', key: 'id', list: findEstimates },
  Job: { scope: 'ESTIMATES_READ', key: 'id', list: findJobs },
  File: { scope: 'ESTIMATES_READ', key: 'id', list: findFiles },
  Inventory: { scope: 'ESTIMATES_READ', key: 'estimateId', list: findInventories },
  ContractorBid: { scope: 'ESTIMATES_READ', key: 'estimateId', list: findBids },
  Paper: { scope: 'ESTIMATES_READ', key: 'fileId', list: findPapers },
  EstimateExport: { scope: 'ESTIMATES_READ', key: 'id', list: findExports },
  SharedLink: { scope: 'ESTIMATES_READ', key: 'id', list: findSharedLinks },
  Webhook: { scope: 'WEBHOOKS_READ', key: 'id', list: findWebhooks },
  WebhookDelivery: { scope: 'WEBHOOKS_READ', key: 'id', list: findDeliveries },
  ContractorRequest: { scope: 'CONTRACTORS_READ', key: 'id', list: findRequests },
  Project: { scope: 'PROJECTS_READ', key: 'id', list: findProjects },
  Lead: { scope: 'CONTRACTORS_READ', key: 'id', list: findLeads },
  Proposal: { scope: 'CONTRACTORS_READ', key: 'id', list: findProposals },
};

interface PartType {
  scope: TokenScope;
  /** All parts of the type that stand in these things; none of one that is missing or someone else's. */
  list: (ctx: Context, wholes: readonly string[]) => Promise<readonly PartOf<object>[]>;
  /** Its own id; that of `id` when left out. */
  localId?: (part: never) => string;
}

interface Placed<Thing> {
  partOf: string;
  thing: Thing;
}

/** Documents of estimates, `8`, and of versions of them, `8@2`. */
const documentsAt = async (
  ctx: Context,
  wholes: readonly string[],
): Promise<Placed<EstimateDocument>[]> => {
  const standing = wholes.filter((whole) => !whole.includes('@'));
  const estimates = await findEstimates(ctx, standing.map(idOf), {
    select: { id: true, document: true },
  });
  const versions = wholes
    .filter((whole) => whole.includes('@'))
    .map(async (partOf) => {
      const [id = '', version = ''] = partOf.split('@');
      const found = await findVersion(ctx, idOf(id), idOf(version));
      return found ? [{ partOf, thing: await found.document() }] : [];
    });
  return [
    ...estimates.flatMap((found) =>
      found ? [{ partOf: String(found.id), thing: documentOf(found) }] : [],
    ),
    ...(await Promise.all(versions)).flat(),
  ];
};

const scopesAt = async (ctx: Context, ids: readonly string[]): Promise<Placed<ScopeView>[]> => {
  const estimates = (await findEstimates(ctx, ids.map(idOf))).filter((found) => found !== null);
  const jobs = await findJobs(
    ctx,
    estimates.map(({ jobId }) => jobId),
  );
  return estimates.flatMap((estimate) => {
    const job = jobs.find((each) => each?.id === estimate.jobId);
    const thing = job ? scopeViewOf({ ...estimate, job }) : null;
    return thing ? [{ partOf: String(estimate.id), thing }] : [];
  });
};

/** Parts of the type in each thing. */
const partsIn = <Thing>(
  things: readonly Placed<Thing>[],
  partsOfThing: (thing: Thing) => readonly object[],
): PartOf<object>[] => things.flatMap(({ partOf, thing }) => partsOf(partOf, partsOfThing(thing)));

export const PART_TYPES: Readonly<Record<string, PartType>> = {
  LineItem: {
    scope: 'ESTIMATES_READ',
    list: async (ctx, wholes) =>
      partsIn(await documentsAt(ctx, wholes), ({ items }) => withNumbers(items)),
  },
  BidAlternate: {
    scope: 'ESTIMATES_READ',
    list: async (ctx, wholes) =>
      partsIn(await documentsAt(ctx, wholes), ({ bid }) => bid?.alternates ?? []),
  },
  ScopePlace: {
    scope: 'ESTIMATES_READ',
    list: async (ctx, ids) => partsIn(await scopesAt(ctx, ids), ({ scope }) => scope.places),
  },
  ScopeWork: {
    scope: 'ESTIMATES_READ',
    list: async (ctx, ids) => partsIn(await scopesAt(ctx, ids), worksOf),
    localId: ({ work }: { work: { id: string } }) => work.id,
  },
  ScopeQuestion: {
    scope: 'ESTIMATES_READ',
    list: async (ctx, ids) => partsIn(await scopesAt(ctx, ids), ({ scope }) => scope.questions),
  },
  ScopeExclusion: {
    scope: 'ESTIMATES_READ',
    list: async (ctx, ids) => partsIn(await scopesAt(ctx, ids), ({ scope }) => scope.excluded),
  },
  Material: {
    scope: 'ESTIMATES_READ',
    list: async (ctx, ids) =>
      (await findInventories(ctx, ids.map(idOf))).flatMap((inventory) =>
        partsOf(inventory.estimateId, materialsDocumentOf(inventory).materials),
      ),
  },
  BidLine: {
    scope: 'ESTIMATES_READ',
    list: async (ctx, ids) =>
      (await findBids(ctx, ids.map(idOf))).flatMap((bid) =>
        partsOf(bid.estimateId, bidDocumentOf(bid).lineItems),
      ),
  },
  LeadLine: {
    scope: 'CONTRACTORS_READ',
    list: async (ctx, ids) =>
      (await findLeads(ctx, ids.map(idOf))).flatMap((lead) =>
        partsOf(lead.id, shownDocument(lead).lines),
      ),
  },
  PaperLine: {
    scope: 'ESTIMATES_READ',
    list: async (ctx, ids) =>
      (await findPapers(ctx, ids.map(idOf))).flatMap((paper) =>
        partsOf(paper.fileId, paperOf(paper)?.lines ?? []),
      ),
  },
};
