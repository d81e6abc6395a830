// How the cache tells entities from values. Values have no identity of their own and are replaced whole.
import { type Cache, InMemoryCache, type OperationVariables } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import { ownAddress } from '../lib/own-address.ts';
import { possibleTypes } from '../gql/possible-types.ts';

const isValue = { keyFields: false } as const;
const replaced = { merge: false } as const;
const address = {
  read: (told: string | null | undefined) => (told ? ownAddress(told) : told),
} as const;

/**
 * Tells a watcher of changes alone. The library also tells it at the first write after it began, whatever that wrote, upon
 * which a query that is under way is broken off and asked for again (apollo-client#7068).
 */
class PageCache extends InMemoryCache {
  override watch<Data = unknown, Variables extends OperationVariables = OperationVariables>(
    watch: Cache.WatchOptions<Data, Variables>,
  ): () => void {
    if (!watch.immediate) watch.lastDiff = this.diff(watch);
    return super.watch(watch);
  }
}

export const createCache = (): InMemoryCache =>
  new PageCache({
    possibleTypes,
    typePolicies: {
      Query: {
        fields: {
          job: {
            // A job that an event brought is known before it was ever asked for.
            read: (known, { args, toReference }) => {
              const id: unknown = args?.by?.id;
              return known === undefined && typeof id === 'string'
                ? toReference({ __typename: 'Job', id })
                : known;
            },
          },
          project: {
            // One of a list is known before it is asked for by itself.
            read: (known, { args, toReference, canRead }) => {
              const reference = toReference({ __typename: 'Project', id: String(args?.id) });
              return known === undefined && canRead(reference) ? reference : known;
            },
          },
          estimateDraft: {
            // An event brings it before it was ever asked for.
            read: (known, { args, toReference, canRead }) => {
              const job = { __typename: 'Job', id: String(args?.jobId) };
              const reference = toReference({ __typename: 'EstimateDraft', job });
              return canRead(reference) ? reference : known;
            },
          },
          inventory: {
            // One that a mutation started is known before this was asked again.
            read: (known, { args, toReference, canRead }) => {
              const reference = toReference({
                __typename: 'Inventory',
                estimateId: String(args?.estimateId),
              });
              return canRead(reference) ? reference : known;
            },
          },
        },
      },
      Viewer: {
        keyFields: [],
        fields: {
          deletedProjects: replaced,
          estimates: relayStylePagination(),
          jobs: relayStylePagination(),
          leads: relayStylePagination(['statuses']),
          leadThreads: relayStylePagination(),
          projects: relayStylePagination(),
          webhooks: replaced,
        },
      },
      Webhook: { fields: { deliveries: replaced } },
      OperatorDesk: {
        keyFields: [],
        fields: {
          applications: replaced,
          auditLog: relayStylePagination(),
          contractors: relayStylePagination(),
          identityDocuments: replaced,
        },
      },
      ReviewFigures: isValue,
      Account: { fields: { apiTokens: replaced, passkeys: replaced, signIns: replaced } },
      Project: {
        fields: {
          costs: { merge: true },
          deletedJobs: replaced,
          jobs: relayStylePagination(),
          rooms: replaced,
        },
      },
      ProjectCosts: { fields: { byEstimate: replaced } },
      CategoryCosts: isValue,
      Estimate: {
        fields: {
          items: replaced,
          uploads: replaced,
          summary: replaced,
          pdf: replaced,
          scope: replaced,
          exports: replaced,
          versionAt: replaced,
          versions: relayStylePagination(),
        },
      },
      Job: { fields: { reading: replaced } },
      FileReading: isValue,
      ReadingStep: isValue,
      EstimateDraft: { keyFields: ['job', ['id']], fields: { lines: replaced } },
      Paper: { fields: { pages: replaced, estimate: { merge: true } } },
      File: { fields: { url: address, thumbnailUrl: address, displayUrl: address } },
      EstimatePdf: { fields: { url: address } },
      EstimateExports: { fields: { csvUrl: address, xlsxUrl: address } },
      PaperPage: { keyFields: false, fields: { url: address } },
      PaperEstimate: {
        keyFields: false,
        fields: { parties: { merge: true }, totals: { merge: true } },
      },
      Inventory: {
        keyFields: ['estimateId'],
        fields: { materials: replaced, csvUrl: address, pdfUrl: address },
      },
      Quota: isValue,
      ContractorBid: {
        fields: {
          exclusions: replaced,
          lineItems: replaced,
          pdfUrl: address,
          paymentSchedule: replaced,
          schedule: replaced,
        },
      },
      DeliveryTotals: isValue,
      EstimateSummary: isValue,
      Lead: {
        fields: { pdfUrl: address, lines: replaced, response: replaced, homeowner: replaced },
      },
      LeadResponse: isValue,
      LeadContact: isValue,
      // A read message stays read: the writer's answer may be older than the news that it was read, and come later.
      LeadMessage: { fields: { readAt: { merge: (known, told) => known ?? told } } },
      LeadThread: { keyFields: ['leadId'], fields: { messages: relayStylePagination() } },
      ContractorRequest: { fields: { contractors: replaced } },
      AskedContractor: { fields: { card: replaced, contact: replaced } },
      ContractorCard: isValue,
      FieldError: isValue,
      LineMetadata: isValue,
      PriceRange: isValue,
      // An entry is an assembly or a row.
      PriceBookEntry: isValue,
    },
  });
