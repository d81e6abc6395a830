// Who owns which table: only a feature's own files touch it.

/** Prisma model, as the client names it, to the feature that owns it. */
const OWNERS: Readonly<Record<string, string>> = {
  account: 'accounts',
  authToken: 'accounts',
  keyedCall: 'accounts',
  signInCode: 'sign-in',
  passkey: 'passkeys',
  recoveryCode: 'passkeys',
  passkeyChallenge: 'passkeys',
  contractor: 'contractors',
  contractorApplication: 'contractors',
  identityDocument: 'contractors',
  auditEntry: 'operator',
  project: 'projects',
  file: 'files',
  pagePicture: 'files',
  paper: 'reading',
  resumableUpload: 'files',
  uploadPart: 'files',
  job: 'jobs',
  jobRun: 'quota',
  guestWrite: 'quota',
  jobFile: 'files',
  draftLine: 'jobs',
  modelCall: 'pricing',
  estimate: 'estimates',
  estimateRevision: 'estimates',
  estimateCount: 'estimates',
  estimatePdf: 'downloads',
  inventory: 'inventory',
  contractorBid: 'bids',
  contractorRequest: 'leads',
  lead: 'leads',
  leadPricing: 'leads',
  leadMessage: 'messages',
  proposalNote: 'messages',
  sharedLink: 'sharing',
  sharedLinkVisit: 'sharing',
  proposal: 'proposals',
  estimateExport: 'downloads',
  webhook: 'webhooks',
  webhookDelivery: 'webhooks',
  // No feature owns it: server/infra/queue/ writes its statements.
  queueMessage: 'queue',
};

const QUERIES =
  /\b(?:db|tx|prisma)\.(\w+)\.(?:find|create|update|delete|upsert|count|aggregate|groupBy)/g;

export const ownerOf = (model: string): string | undefined => OWNERS[model];

/** The models of a Prisma schema, as the client names them. */
export const modelsOf = (prismaSchema: string): readonly string[] =>
  [...prismaSchema.matchAll(/^model (\w+)/gm)].map(
    ([, name = '']) => name.charAt(0).toLowerCase() + name.slice(1),
  );

/** The tables that a file queries though they belong to another feature. */
export function foreignTables(path: string, text: string): readonly string[] {
  const models = new Set([...text.matchAll(QUERIES)].map(([, model = '']) => model));
  return [...models].filter((model) => {
    const owner = ownerOf(model);
    return owner !== undefined && !path.startsWith(`server/features/${owner}/`);
  });
}
