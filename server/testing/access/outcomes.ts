// What strangers are told by each field of the root types and each REST route that they ask for somebody else’s things.

export const VIEWERS = ['anonymous', 'guest', 'user'] as const;

export type ViewerKind = (typeof VIEWERS)[number];

/** Outcomes for an anonymous viewer, another guest, another user. */
type Outcomes = readonly [string, string, string];

export const HIDDEN: Outcomes = ['null', 'null', 'null'];

export const NOT_FOUND: Outcomes = ['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'];

/** Outcomes where the secret alone opens: its owner has no key to it either. */
const BY_SECRET: Outcomes = ['null', 'null', 'null'];

const USERS_ONLY: Outcomes = ['UNAUTHENTICATED', 'UNAUTHENTICATED', 'own'];

/** Outcomes as members of a mutation's result; those of every mutation that is not listed. */
const MISSED: Outcomes = ['NotFound', 'NotFound', 'NotFound'];

const USERS_LOOK: Outcomes = ['UNAUTHENTICATED', 'UNAUTHENTICATED', 'NotFound'];

const WEBHOOK: Outcomes = ['UNAUTHENTICATED', 'UNAUTHENTICATED', 'NotFound'];

export const OWN: Outcomes = ['own', 'own', 'own'];

/** Outcomes: a code or type of error, `null`, or `own` (only one's own is reached). `MISSED` mutations are left out. */
export const GRAPHQL: Readonly<Record<string, Outcomes>> = {
  'query bidsComparison': HIDDEN,
  'query catalog': OWN,
  'query contractorRequest': HIDDEN,
  'query deletedJob': HIDDEN,
  'query estimate': HIDDEN,
  'query estimateComparison': HIDDEN,
  'query estimateDraft': HIDDEN,
  'query estimateMatrix': HIDDEN,
  'query estimates': OWN,
  'query file': HIDDEN,
  'query inventory': HIDDEN,
  'query job': HIDDEN,
  'query jobs': OWN,
  'query lead': HIDDEN,
  'query leadThread': HIDDEN,
  'query node': HIDDEN,
  'query nodes': OWN,
  'query operatorDesk': HIDDEN,
  'query paper': HIDDEN,
  'query paperComparison': HIDDEN,
  'query pricePreview': ['UNAUTHENTICATED', 'own', 'own'],
  'query proposal': HIDDEN,
  'query proposalPreview': ['UNAUTHENTICATED', 'UNAUTHENTICATED', 'NOT_FOUND'],
  'query priceBookSearch': ['UNAUTHENTICATED', 'own', 'own'],
  'query project': HIDDEN,
  'query rateLimit': OWN,
  'query shared': BY_SECRET,
  'query sharedLinks': OWN,
  'query scopePreview': ['UNAUTHENTICATED', 'own', 'own'],
  'query supplementRequest': HIDDEN,
  'query uploadLimits': OWN,
  'query viewer': OWN,
  'mutation acceptContractor': USERS_LOOK,
  'mutation acceptProposal': USERS_LOOK,
  'mutation addPasskey': ['UNAUTHENTICATED', 'UNAUTHENTICATED', 'PasskeyRefused'],
  'mutation applyAsContractor': ['InvalidInput', 'InvalidInput', 'InvalidInput'],
  'mutation createApiToken': ['UNAUTHENTICATED', 'UNAUTHENTICATED', 'own'],
  'mutation createWebhook': ['UNAUTHENTICATED', 'UNAUTHENTICATED', 'InvalidInput'],
  'mutation createSharedLink': ['UNAUTHENTICATED', 'NotFound', 'NotFound'],
  'mutation createProject': ['UNAUTHENTICATED', 'own', 'own'],
  'mutation declineProposal': USERS_LOOK,
  'mutation deleteMyData': ['UNAUTHENTICATED', 'InvalidInput', 'InvalidInput'],
  'mutation deleteWebhook': WEBHOOK,
  'mutation exportEstimates': USERS_ONLY,
  'mutation exportMyData': ['UNAUTHENTICATED', 'own', 'own'],
  'mutation finishSignIn': ['PasskeyRefused', 'PasskeyRefused', 'PasskeyRefused'],
  'mutation markLeadThreadRead': USERS_LOOK,
  'mutation passOnContractor': USERS_LOOK,
  'mutation priceLead': USERS_LOOK,
  'mutation redeliverWebhook': WEBHOOK,
  'mutation registerContractor': ['UNAUTHENTICATED', 'UNAUTHENTICATED', 'InvalidInput'],
  'mutation removePasskey': ['UNAUTHENTICATED', 'UNAUTHENTICATED', 'NotFound'],
  'mutation renewRecoveryCodes': ['UNAUTHENTICATED', 'UNAUTHENTICATED', 'NotFound'],
  'mutation requestContractors': ['LOGIN_REQUIRED', 'LOGIN_REQUIRED', 'NotFound'],
  'mutation respondToLead': USERS_LOOK,
  'mutation revokeApiToken': ['UNAUTHENTICATED', 'UNAUTHENTICATED', 'NotFound'],
  'mutation revokeOtherSignIns': USERS_ONLY,
  'mutation revokeSharedLink': ['UNAUTHENTICATED', 'NotFound', 'NotFound'],
  'mutation revokeSignIn': ['UNAUTHENTICATED', 'UNAUTHENTICATED', 'NotFound'],
  'mutation sendLeadMessage': USERS_LOOK,
  'mutation sendProposal': USERS_LOOK,
  'mutation signOut': USERS_ONLY,
  'mutation startPasskey': USERS_ONLY,
  'mutation startSignIn': OWN,
  'mutation submitJob': ['UNAUTHENTICATED', 'InvalidInput', 'InvalidInput'],
  'mutation testWebhook': WEBHOOK,
  'mutation updateAccount': USERS_ONLY,
  'mutation updateContractorProfile': ['UNAUTHENTICATED', 'UNAUTHENTICATED', 'NotFound'],
  'mutation rotateWebhookSecret': WEBHOOK,
  'mutation updateWebhook': WEBHOOK,
  'mutation verifySignIn': ['SignInCodeRefused', 'SignInCodeRefused', 'SignInCodeRefused'],
  'mutation withdrawProposal': USERS_LOOK,
  'subscription contractorRequestChanged': NOT_FOUND,
  'subscription estimateChanged': NOT_FOUND,
  'subscription estimateDraftChanged': NOT_FOUND,
  'subscription inventoryChanged': NOT_FOUND,
  'subscription jobChanged': NOT_FOUND,
  'subscription leadChanged': USERS_ONLY,
  'subscription leadThreadChanged': NOT_FOUND,
  'subscription paperChanged': NOT_FOUND,
  'subscription viewerChanged': ['UNAUTHENTICATED', 'own', 'own'],
  'subscription viewerJobChanged': ['UNAUTHENTICATED', 'own', 'own'],
};

/** Returns nothing for a query or subscription that has no line yet. */
export const outcomesOfField = (name: string): Outcomes | undefined =>
  GRAPHQL[name] ?? (name.startsWith('mutation ') ? MISSED : undefined);

export const MISSING: Outcomes = ['404', '404', '404'];

/** Outcomes as statuses. */
export const REST: Readonly<Record<string, Outcomes>> = {
  'POST files/': ['401', '201', '201'],
  'POST jobs/': ['401', '400', '400'],
  'GET jobs/:id/': MISSING,
  'GET results/by-job/:jobId/': MISSING,
  'GET results/:claimOrId/': MISSING,
  'GET results/mine/': ['401', '401', '200'],
  'GET results/guest/': ['401', '200', '200'],
  'PATCH results/:claimOrId/update_json/': MISSING,
  'POST results/:claimOrId/create_pdf/': MISSING,
  'PATCH results/:claimOrId/inventory/': MISSING,
  'GET results/:claimOrId/inventory/': MISSING,
  'POST results/:claimOrId/inventory/refresh/': MISSING,
  'GET results/:claimOrId/inventory/status/': MISSING,
  'GET results/by-job/:jobId/inventory/': MISSING,
  'POST results/by-job/:jobId/inventory/refresh/': MISSING,
  'GET results/by-job/:jobId/inventory/status/': MISSING,
  'POST results/by-job/:jobId/contractor_bid/': MISSING,
  'POST results/:claimOrId/contractor_bid/': MISSING,
  'POST results/by-job/:jobId/request_contractors/': MISSING,
  'POST results/:claimOrId/request_contractors/': MISSING,
  'GET projects/': ['401', '200', '200'],
  'POST projects/': ['401', '201', '201'],
  'GET projects/:id/': MISSING,
  'GET projects/:id/jobs/': MISSING,
  'POST auth/start/': ['200', '200', '200'],
  'POST auth/verify/': ['400', '400', '400'],
  'POST contractors/register/': ['400', '400', '400'],
  'GET contractors/me/': ['401', '401', '404'],
  'PATCH contractors/me/': ['401', '401', '404'],
  'PATCH contractors/me/identity/': ['401', '401', '404'],
  'GET contractors/status/': ['401', '200', '200'],
  'GET contractor-leads/': ['401', '401', '200'],
  'POST contractor-leads/:id/respond/': ['401', '401', '404'],
  'PATCH results/by-job/:jobId/inventory/': MISSING,
  'POST uploads/': ['401', '201', '201'],
  'GET uploads/:id/': MISSING,
  'PATCH uploads/:id/': MISSING,
  'POST uploads/:id/finish/': MISSING,
  'DELETE uploads/:id/': MISSING,
  'GET contractors/me/logo/': ['401', '401', '404'],
  'PATCH contractors/me/logo/': ['401', '401', '404'],
  'POST contractor-leads/:id/price/': ['401', '401', '404'],
  'GET contractor-leads/:id/proposals/': ['401', '401', '404'],
  'POST contractor-leads/:id/proposals/': ['401', '401', '404'],
  'GET proposals/:id/': ['401', '401', '404'],
  'POST proposals/:id/accept/': ['401', '401', '404'],
  'POST proposals/:id/decline/': ['401', '401', '404'],
  'POST proposals/:id/withdraw/': ['401', '401', '404'],
  'GET files/:id/paper/': MISSING,
  'PATCH files/:id/paper/': MISSING,
  'GET results/:claimOrId/comparison/:fileId/': MISSING,
  'GET results/:claimOrId/bids/': MISSING,
  'POST estimate-exports/': ['401', '401', '202'],
  'GET estimate-exports/:id/': ['401', '401', '404'],
  'GET operator/applications/:paperId/file/': MISSING,
  'GET operator/identity-documents/:paperId/': MISSING,
};
