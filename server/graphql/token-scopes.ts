// What an API token may ask of the schema. A way in that is not in the table is closed to every token: signing in,
// the account itself, the operators' desk. A type that queries reach by one scope alone
// needs that scope in every answer. So the answer to a change gives nothing to read.
import {
  type DocumentNode,
  getNamedType,
  GraphQLError,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../context.ts';
import type { TokenScope } from '../domain/account/api-tokens.ts';
import { refusalOfScope } from '../features/accounts/accounts.access.ts';

/** `null`: open to every token. */
const WAYS_IN: Readonly<Record<string, Readonly<Record<string, TokenScope | null>>>> = {
  Query: {
    viewer: null,
    // The scope follows from the type of the id: see nodes.graphql.ts.
    node: null,
    nodes: null,
    rateLimit: null,
    uploadLimits: null,
    catalog: null,
    priceBookSearch: null,
    scopePreview: null,
    pricePreview: 'ESTIMATES_READ',
    file: 'ESTIMATES_READ',
    job: 'ESTIMATES_READ',
    jobs: 'ESTIMATES_READ',
    estimates: 'ESTIMATES_READ',
    deletedJob: 'ESTIMATES_READ',
    estimate: 'ESTIMATES_READ',
    estimateComparison: 'ESTIMATES_READ',
    estimateMatrix: 'ESTIMATES_READ',
    paper: 'ESTIMATES_READ',
    paperComparison: 'ESTIMATES_READ',
    bidsComparison: 'ESTIMATES_READ',
    supplementRequest: 'ESTIMATES_READ',
    estimateDraft: 'ESTIMATES_READ',
    inventory: 'ESTIMATES_READ',
    project: 'PROJECTS_READ',
    shared: null,
    sharedLinks: 'ESTIMATES_READ',
    contractorRequest: 'CONTRACTORS_READ',
    lead: 'CONTRACTORS_READ',
    leadThread: 'CONTRACTORS_READ',
    proposal: 'CONTRACTORS_READ',
    proposalPreview: 'CONTRACTORS_READ',
  },
  Viewer: {
    isSignedIn: null,
    isContractor: null,
    quota: null,
    freeEstimatesLeft: null,
    estimates: 'ESTIMATES_READ',
    jobs: 'ESTIMATES_READ',
    projects: 'PROJECTS_READ',
    deletedProjects: 'PROJECTS_READ',
    leads: 'CONTRACTORS_READ',
    leadThreads: 'CONTRACTORS_READ',
    contractorRequests: 'CONTRACTORS_READ',
    unusedFiles: 'ESTIMATES_READ',
    estimateExport: 'ESTIMATES_READ',
    portfolio: 'ESTIMATES_READ',
    webhooks: 'WEBHOOKS_READ',
  },
  // Sums are of estimates. The list of projects beside them needs the right to read projects.
  Portfolio: { projects: 'PROJECTS_READ' },
  ProjectGlance: { pictures: 'ESTIMATES_READ' },
  Project: {
    estimates: 'ESTIMATES_READ',
    jobs: 'ESTIMATES_READ',
    deletedJobs: 'ESTIMATES_READ',
    costs: 'ESTIMATES_READ',
  },
  ContractorRequest: { estimate: 'ESTIMATES_READ' },
  Job: { project: 'PROJECTS_READ' },
  Estimate: {
    project: 'PROJECTS_READ',
    contractorRequest: 'CONTRACTORS_READ',
    pricedLead: 'CONTRACTORS_READ',
  },
  Mutation: {
    submitJob: 'ESTIMATES_WRITE',
    cancelJob: 'ESTIMATES_WRITE',
    retryJob: 'ESTIMATES_WRITE',
    renameJob: 'ESTIMATES_WRITE',
    deleteJob: 'ESTIMATES_WRITE',
    restoreJob: 'ESTIMATES_WRITE',
    correctRooms: 'ESTIMATES_WRITE',
    refineEstimate: 'ESTIMATES_WRITE',
    reviseScope: 'ESTIMATES_WRITE',
    saveEstimate: 'ESTIMATES_WRITE',
    restoreVersion: 'ESTIMATES_WRITE',
    setEstimateCounted: 'ESTIMATES_WRITE',
    exportEstimates: 'ESTIMATES_READ',
    createPdf: 'ESTIMATES_WRITE',
    createSharedLink: 'ESTIMATES_WRITE',
    revokeSharedLink: 'ESTIMATES_WRITE',
    describeFile: 'ESTIMATES_WRITE',
    correctPaper: 'ESTIMATES_WRITE',
    choosePaperUse: 'ESTIMATES_WRITE',
    rereadPaper: 'ESTIMATES_WRITE',
    matchPaperLines: 'ESTIMATES_WRITE',
    includeMissing: 'ESTIMATES_WRITE',
    deleteFile: 'FILES_WRITE',
    createBid: 'ESTIMATES_WRITE',
    saveBid: 'ESTIMATES_WRITE',
    startInventory: 'ESTIMATES_WRITE',
    saveInventory: 'ESTIMATES_WRITE',
    addLineToInventory: 'ESTIMATES_WRITE',
    createProject: 'PROJECTS_WRITE',
    updateProject: 'PROJECTS_WRITE',
    deleteProject: 'PROJECTS_WRITE',
    restoreProject: 'PROJECTS_WRITE',
    addRoom: 'PROJECTS_WRITE',
    removeRoom: 'PROJECTS_WRITE',
    requestContractors: 'CONTRACTORS_WRITE',
    withdrawContractorRequest: 'CONTRACTORS_WRITE',
    acceptContractor: 'CONTRACTORS_WRITE',
    passOnContractor: 'CONTRACTORS_WRITE',
    respondToLead: 'CONTRACTORS_WRITE',
    sendLeadMessage: 'CONTRACTORS_WRITE',
    markLeadThreadRead: 'CONTRACTORS_WRITE',
    priceLead: 'CONTRACTORS_WRITE',
    sendProposal: 'CONTRACTORS_WRITE',
    acceptProposal: 'CONTRACTORS_WRITE',
    declineProposal: 'CONTRACTORS_WRITE',
    withdrawProposal: 'CONTRACTORS_WRITE',
    createWebhook: 'WEBHOOKS_WRITE',
    updateWebhook: 'WEBHOOKS_WRITE',
    rotateWebhookSecret: 'WEBHOOKS_WRITE',
    deleteWebhook: 'WEBHOOKS_WRITE',
    testWebhook: 'WEBHOOKS_WRITE',
    redeliverWebhook: 'WEBHOOKS_WRITE',
  },
  // A link can be read by anybody who has its address.
  CreateSharedLinkSuccess: { url: 'ESTIMATES_READ' },
  Subscription: {
    viewerChanged: null,
    jobChanged: 'ESTIMATES_READ',
    viewerJobChanged: 'ESTIMATES_READ',
    estimateChanged: 'ESTIMATES_READ',
    paperChanged: 'ESTIMATES_READ',
    estimateDraftChanged: 'ESTIMATES_READ',
    inventoryChanged: 'ESTIMATES_READ',
    leadChanged: 'CONTRACTORS_READ',
    leadThreadChanged: 'CONTRACTORS_READ',
    contractorRequestChanged: 'CONTRACTORS_READ',
  },
};

/** Types of which every field is a way in. Only the listed fields of other types need a scope. */
const CLOSED: ReadonlySet<string> = new Set(['Query', 'Mutation', 'Subscription', 'Viewer']);

const isBuiltIn = (field: string): boolean => field.startsWith('__');

/** `undefined` for what no token may ask. */
const wayIn = (type: string, field: string): TokenScope | null | undefined => {
  const known = WAYS_IN[type]?.[field];
  return known === undefined && (!CLOSED.has(type) || isBuiltIn(field)) ? null : known;
};

/** Fields that name a thing and its state. Tokens that may change it can read them. */
const TOLD_TO_WRITERS: ReadonlySet<string> = new Set(['id', 'version']);

/**
 * Types with the one scope by which queries and subscriptions reach them. Types reached by several are parts of others.
 */
const scopesOfTypes = (schema: GraphQLSchema): ReadonlyMap<string, TokenScope> => {
  const reached = new Map<string, Set<TokenScope | null>>();
  const reach = (output: GraphQLOutputType, by: TokenScope | null): void => {
    const type = getNamedType(output);
    // A node is reached as its own query reaches it.
    if (type.name === 'Node') return;
    if (isAbstractType(type)) schema.getPossibleTypes(type).forEach((member) => reach(member, by));
    if (!isObjectType(type)) return;
    const scopes = reached.get(type.name) ?? new Set();
    if (scopes.has(by)) return;
    reached.set(type.name, scopes.add(by));
    for (const field of Object.values(type.getFields())) {
      const scope = wayIn(type.name, field.name);
      if (scope !== undefined) reach(field.type, scope ?? by);
    }
  };
  for (const root of [schema.getQueryType(), schema.getSubscriptionType()]) {
    if (root) reach(root, null);
  }
  return new Map(
    [...reached].flatMap(([type, scopes]) => {
      const [scope] = scopes;
      return scopes.size === 1 && scope ? [[type, scope] as const] : [];
    }),
  );
};

/** The schema never changes while the process runs. */
const typesOf = new WeakMap<GraphQLSchema, ReadonlyMap<string, TokenScope>>();

interface AskedScope {
  field: string;
  /** `undefined`: closed to every token. */
  scope: TokenScope | undefined;
}

/** Sentence about a field that a token may not ask; null for one that it may. */
const sentenceFor = (viewer: Context['viewer'], { field, scope }: AskedScope): string | null => {
  if (scope === undefined) return `No API token may use \`${field}\`. Sign in for that.`;
  const refusal = refusalOfScope(viewer, scope);
  return refusal && `This API token may not use \`${field}\`: ${refusal}`;
};

/** Fields of a document that are not open to every token. */
const waysIn = (schema: GraphQLSchema, document: DocumentNode): readonly AskedScope[] => {
  const found: AskedScope[] = [];
  const types = new TypeInfo(schema);
  const things = typesOf.get(schema) ?? scopesOfTypes(schema);
  typesOf.set(schema, things);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name: { value: field } }) {
        const type = types.getParentType()?.name ?? '';
        const scope = wayIn(type, field);
        if (scope !== null) found.push({ field, scope });
        const ofThing = things.get(type);
        if (!ofThing || isBuiltIn(field) || TOLD_TO_WRITERS.has(field)) return;
        found.push({ field, scope: ofThing });
      },
    }),
  );
  return found;
};

/** Documents are kept by the cache of parsed ones, and this with them. */
const known = new WeakMap<DocumentNode, readonly AskedScope[]>();

/** Refusal of a document; null for what the viewer may ask. */
const refusalOf = (
  schema: GraphQLSchema,
  document: DocumentNode,
  viewer: Context['viewer'],
): GraphQLError | null => {
  if (viewer.kind !== 'USER' || viewer.scopes === null) return null;
  const asked = known.get(document) ?? waysIn(schema, document);
  known.set(document, asked);
  for (const each of asked) {
    const sentence = sentenceFor(viewer, each);
    if (sentence === null) continue;
    return new GraphQLError(sentence, {
      extensions: { code: 'FORBIDDEN', http: { spec: true, status: 403 } },
    });
  }
  return null;
};

/** Looks at the whole document before any of it runs. */
export const tokenScopes: Plugin<Context> = {
  onExecute({ args: { schema, document, contextValue }, setResultAndStopExecution }) {
    const refused = refusalOf(schema, document, contextValue.viewer);
    if (refused) setResultAndStopExecution({ errors: [refused] });
  },
  onSubscribe({ args: { schema, document, contextValue }, setResultAndStopExecution }) {
    const refused = refusalOf(schema, document, contextValue.viewer);
    if (refused) setResultAndStopExecution({ errors: [refused] } as never);
  },
};
