// Whoever asks for what is somebody else's: every field of the root types and every REST route, as they stand in the
// schema and in the route table, by every kind of viewer. A new one fails until it has a line here.
import { randomUUID } from 'node:crypto';
import { type GraphQLInterfaceType, parse } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LeadDocument } from './domain/lead.ts';
import { schema } from './graphql/schema.ts';
import type { RestRoute } from './rest/route.ts';
import { ROUTES } from './rest/router.ts';
import { operationFor, type Values } from './testing/any-operation.ts';
import { useTestServer } from './testing/app.ts';
import { APPLICATION, deskOf, handIn, operatorOf, sendForm } from './testing/contractors.ts';
import { TestDeleteJobDocument, TestStartInventoryDocument } from './testing/gql/graphql.ts';
import { tinyPng } from './testing/tiny-files.ts';
import { guestOf, type Person, strangerOf, userOf } from './testing/world.ts';

const server = useTestServer();

const VIEWERS = ['anonymous', 'guest', 'user'] as const;
type ViewerKind = (typeof VIEWERS)[number];
/** For an anonymous viewer, another guest, another user. */
type Outcomes = readonly [string, string, string];

const HIDDEN: Outcomes = ['null', 'null', 'null'];
const NOT_FOUND: Outcomes = ['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'];
const USERS_ONLY: Outcomes = ['UNAUTHENTICATED', 'UNAUTHENTICATED', 'own'];
/** As a member of a mutation's result. */
const MISSED: Outcomes = ['NotFound', 'NotFound', 'NotFound'];
const USERS_LOOK: Outcomes = ['UNAUTHENTICATED', 'UNAUTHENTICATED', 'NotFound'];
const WEBHOOK: Outcomes = ['UNAUTHENTICATED', 'UNAUTHENTICATED', 'NotFound'];
const OWN: Outcomes = ['own', 'own', 'own'];

/** A code or type of error, `null`, or `own`: it works, on nothing but one's own. */
const GRAPHQL: Readonly<Record<string, Outcomes>> = {
  'query catalog': OWN,
  'query contractorRequest': HIDDEN,
  'query deletedJob': HIDDEN,
  'query estimate': HIDDEN,
  'query estimateComparison': HIDDEN,
  'query estimateDraft': HIDDEN,
  'query estimates': OWN,
  'query file': HIDDEN,
  'query inventory': HIDDEN,
  'query job': HIDDEN,
  'query jobs': OWN,
  'query lead': HIDDEN,
  'query leadThread': HIDDEN,
  'query operatorDesk': HIDDEN,
  'query pricePreview': ['UNAUTHENTICATED', 'UNAUTHENTICATED', 'own'],
  'query priceBookSearch': ['UNAUTHENTICATED', 'own', 'own'],
  'query project': HIDDEN,
  'query rateLimit': OWN,
  'query scopePreview': ['UNAUTHENTICATED', 'own', 'own'],
  'query uploadLimits': OWN,
  'query viewer': OWN,
  'mutation acceptContractor': USERS_LOOK,
  'mutation addLineToInventory': MISSED,
  'mutation addPasskey': ['UNAUTHENTICATED', 'UNAUTHENTICATED', 'PasskeyRefused'],
  'mutation addRoom': MISSED,
  'mutation applyAsContractor': ['InvalidInput', 'InvalidInput', 'InvalidInput'],
  'mutation cancelJob': MISSED,
  'mutation correctRooms': MISSED,
  'mutation setEstimateCounted': MISSED,
  'mutation createApiToken': ['UNAUTHENTICATED', 'UNAUTHENTICATED', 'own'],
  'mutation createBid': MISSED,
  'mutation createPdf': MISSED,
  'mutation createWebhook': ['UNAUTHENTICATED', 'UNAUTHENTICATED', 'InvalidInput'],
  'mutation decideApplication': MISSED,
  'mutation decideIdentity': MISSED,
  'mutation createProject': ['UNAUTHENTICATED', 'own', 'own'],
  'mutation deleteFile': MISSED,
  'mutation deleteJob': MISSED,
  'mutation deleteMyData': ['UNAUTHENTICATED', 'InvalidInput', 'InvalidInput'],
  'mutation deleteProject': MISSED,
  'mutation deleteWebhook': WEBHOOK,
  'mutation describeFile': MISSED,
  'mutation exportMyData': ['UNAUTHENTICATED', 'own', 'own'],
  'mutation finishSignIn': ['PasskeyRefused', 'PasskeyRefused', 'PasskeyRefused'],
  'mutation markLeadThreadRead': USERS_LOOK,
  'mutation passOnContractor': USERS_LOOK,
  'mutation recordCredentials': MISSED,
  'mutation redeliverWebhook': WEBHOOK,
  'mutation refineEstimate': MISSED,
  'mutation registerContractor': ['UNAUTHENTICATED', 'UNAUTHENTICATED', 'InvalidInput'],
  'mutation reinstateContractor': MISSED,
  'mutation removePasskey': ['UNAUTHENTICATED', 'UNAUTHENTICATED', 'NotFound'],
  'mutation removeRoom': MISSED,
  'mutation renameJob': MISSED,
  'mutation renewRecoveryCodes': ['UNAUTHENTICATED', 'UNAUTHENTICATED', 'NotFound'],
  'mutation requestContractors': ['LOGIN_REQUIRED', 'LOGIN_REQUIRED', 'NotFound'],
  'mutation respondToLead': USERS_LOOK,
  'mutation restoreJob': MISSED,
  'mutation restoreProject': MISSED,
  'mutation restoreVersion': MISSED,
  'mutation retryJob': MISSED,
  'mutation revealIdentityNumber': MISSED,
  'mutation reviseScope': MISSED,
  'mutation revokeApiToken': ['UNAUTHENTICATED', 'UNAUTHENTICATED', 'NotFound'],
  'mutation revokeOtherSignIns': USERS_ONLY,
  'mutation revokeSignIn': ['UNAUTHENTICATED', 'UNAUTHENTICATED', 'NotFound'],
  'mutation saveBid': MISSED,
  'mutation saveEstimate': MISSED,
  'mutation saveInventory': MISSED,
  'mutation sendLeadMessage': USERS_LOOK,
  'mutation signOut': USERS_ONLY,
  'mutation startInventory': MISSED,
  'mutation startPasskey': USERS_ONLY,
  'mutation startSignIn': OWN,
  'mutation submitJob': ['UNAUTHENTICATED', 'InvalidInput', 'InvalidInput'],
  'mutation suspendContractor': MISSED,
  'mutation testWebhook': WEBHOOK,
  'mutation updateAccount': USERS_ONLY,
  'mutation updateContractorProfile': ['UNAUTHENTICATED', 'UNAUTHENTICATED', 'NotFound'],
  'mutation updateProject': MISSED,
  'mutation updateWebhook': WEBHOOK,
  'mutation verifySignIn': ['SignInCodeRefused', 'SignInCodeRefused', 'SignInCodeRefused'],
  'mutation withdrawContractorRequest': MISSED,
  'subscription contractorRequestChanged': NOT_FOUND,
  'subscription estimateChanged': NOT_FOUND,
  'subscription estimateDraftChanged': NOT_FOUND,
  'subscription inventoryChanged': NOT_FOUND,
  'subscription jobChanged': NOT_FOUND,
  'subscription leadChanged': USERS_ONLY,
  'subscription leadThreadChanged': NOT_FOUND,
  'subscription viewerChanged': ['UNAUTHENTICATED', 'own', 'own'],
  'subscription viewerJobChanged': ['UNAUTHENTICATED', 'own', 'own'],
};

const MISSING: Outcomes = ['404', '404', '404'];
/** By status. */
const REST: Readonly<Record<string, Outcomes>> = {
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
  'GET contractors/status/': ['401', '401', '200'],
  'GET contractor-leads/': ['401', '401', '200'],
  'POST contractor-leads/:id/respond/': ['401', '401', '404'],
  'POST uploads/': ['401', '201', '201'],
  'GET uploads/:id/': MISSING,
  'PATCH uploads/:id/': MISSING,
  'POST uploads/:id/finish/': MISSING,
  'DELETE uploads/:id/': MISSING,
  'GET contractors/me/logo/': ['401', '401', '404'],
  'PATCH contractors/me/logo/': ['401', '401', '404'],
  'GET operator/applications/:paperId/file/': MISSING,
  'GET operator/identity-documents/:paperId/': MISSING,
};

interface Owner {
  person: Person;
  values: Values;
  /** Texts that nobody else may see. */
  secrets: string[];
}

/** Well formed, of nobody. */
const PASSKEY_INPUT: Values = Object.fromEntries(
  ['ticket', 'credentialId', 'clientData', 'attestation', 'transports'].map((name) => [
    name,
    'made-up',
  ]),
);

/** An application with a file, and what proves who somebody is; a guest hands in only the first. */
const papersOf = async (person: Person, email: string, secret: string): Promise<Values> => {
  const register = ['POST', 'contractors/register/'] as const;
  const file = new Blob([tinyPng()]);
  const form = { ...APPLICATION, email, company: secret, file };
  expect((await sendForm(server(), person, register, form)).status).toBe(201);
  await handIn(server(), person);
  const { applications, identityDocuments } = await deskOf(server());
  const [document] = identityDocuments;
  const application = applications.find((each) => each.email === email);
  return {
    applicationId: application?.id ?? '',
    documentId: document?.id ?? '',
    contractorId: document?.contractor.id ?? '',
  };
};

/** An introduction of an account with itself: what either side sees of it is its own. */
const introduce = async (accountId: number, estimateId: number, secret: string) => {
  const { db } = server().ports;
  const profile = {
    status: 'APPROVED',
    commercialName: secret,
    phone: secret,
    bio: secret,
  } as const;
  const contractor = await db.contractor.upsert({
    where: { accountId },
    create: { accountId, ...profile },
    update: profile,
  });
  const document: LeadDocument = {
    title: secret,
    location: secret,
    trades: ['Painting'],
    timeframe: 'ASAP',
    total: 1,
    currency: 'USD',
    summary: secret,
    lines: [],
    appendix: [secret],
  };
  const request = await db.contractorRequest.create({
    data: { accountId, estimateId, firstName: secret, phone: secret, timeframe: 'ASAP' },
  });
  const lead = await db.lead.create({
    data: {
      requestId: request.id,
      contractorId: contractor.id,
      status: 'INTRODUCED',
      round: 1,
      document,
      zip3: '941',
      trade: 'Painting',
      postedAt: new Date(),
      respondBy: new Date(),
      messages: { create: { senderId: accountId, text: secret, clientKey: secret } },
    },
  });
  const leadId = String(lead.id);
  return { requestId: String(request.id), leadId, 'lead.id': leadId };
};

const ownerOf = async (person: Person, email: string): Promise<Owner> => {
  const secret = `Secret-${randomUUID()}`;
  const project = await person.rest('POST', '/api/projects/', { name: secret, zip: '94110' });
  const { id } = (await project.json()) as { id: number };
  const projectId = String(id);
  const uploads = await person.upload({ name: `${secret}.png` });
  const announced = await person.rest('POST', '/api/uploads/', {
    name: `${secret}.png`,
    kind: 'photo',
    size: 9,
  });
  const resumable = (await announced.json()) as { id: number };
  const scope = {
    projectId,
    uploads: [uploads],
    title: secret,
    instructions: `Repaint ${secret}`,
  };
  const deleted = await person.submit(scope);
  await person.runOk(TestDeleteJobDocument, { jobId: deleted.id });
  const job = await person.submit(scope);
  const { estimate } = await person.waitForEnd(job.id);
  const estimateId = estimate?.id ?? '';
  await person.runOk(TestStartInventoryDocument, { input: { estimateId } });
  const made = [`by-job/${job.id}/contractor_bid/`, `${job.claimNumber}/create_pdf/`];
  for (const path of made) await person.rest('POST', `/api/results/${path}`, {});
  const { db } = server().ports;
  const signIn = await db.authToken.findFirst({ orderBy: { id: 'desc' } });
  const account = await db.account.findFirstOrThrow({ where: { projects: { some: { id } } } });
  const passkey = await db.passkey.create({
    data: {
      accountId: account.id,
      credentialId: randomUUID(),
      publicKey: new Uint8Array(1),
      counter: 0,
      name: secret,
    },
  });
  const webhook = await db.webhook.create({
    data: {
      accountId: account.id,
      url: `https://example.com/${secret}`,
      sealedSecret: secret,
      deliveries: { create: { type: secret, messageId: secret, body: secret } },
    },
    include: { deliveries: true },
  });
  const papers = await papersOf(person, email, secret);
  const introduced = await introduce(account.id, Number(estimateId), secret);
  return {
    person,
    secrets: [secret, job.claimNumber, deleted.claimNumber, email],
    values: {
      ...introduced,
      projectId,
      'project.id': projectId,
      uploads,
      'describeFile.input.fileId': uploads,
      'deleteFile.input.fileId': uploads,
      'file.id': uploads,
      'jobs.ids': job.id,
      'estimates.ids': estimateId,
      resumableId: String(resumable.id),
      jobId: job.id,
      estimateId,
      lineId: '1',
      dropWork: 'w1',
      zip: '94110',
      claimNumber: job.claimNumber,
      'deletedJob.by.claimNumber': deleted.claimNumber,
      'restoreJob.input.jobId': deleted.id,
      'revokeSignIn.input.id': String(signIn?.id ?? 0),
      'revokeApiToken.input.id': String(signIn?.id ?? 0),
      'verifySignIn.input.code': '123456',
      'removePasskey.input.id': String(passkey.id),
      'finishSignIn.input.recoveryCode': '23456ABCDE',
      webhookId: String(webhook.id),
      deliveryId: String(webhook.deliveries[0]?.id),
      ...PASSKEY_INPUT,
      ...papers,
    },
  };
};

let owners: [Owner, Owner];
let viewers: Record<ViewerKind, Person>;
/** Who has leads to be told of. */
let contractor: Person;
beforeAll(async () => {
  const user = await userOf(server(), 'owner@example.com');
  owners = [
    await ownerOf(user, 'owner@example.com'),
    await ownerOf(guestOf(server()), 'nobody@example.com'),
  ];
  viewers = {
    anonymous: strangerOf(server()),
    guest: guestOf(server()),
    user: await userOf(server(), 'other@example.com'),
  };
  await viewers.guest.submit();
  await viewers.user.submit();
  contractor = await userOf(server(), 'contractor@example.com');
  const own = await contractor.submit();
  const { estimate } = await contractor.waitForEnd(own.id);
  const { db } = server().ports;
  const { id } = await db.account.findFirstOrThrow({ where: { email: 'contractor@example.com' } });
  await introduce(id, Number(estimate?.id), 'Mine');
});

interface Answer {
  outcome: string;
  text: string;
}

/** Throws when what somebody else owns shows in it. */
const checked = ({ outcome, text }: Answer, { secrets }: Owner): string => {
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  return outcome;
};

interface GraphQLAnswer {
  data?: Record<string, { __typename?: string } | null> | null;
  errors?: { extensions?: { code?: string } }[];
}

const FAILURES: ReadonlySet<string> = new Set(
  schema
    .getPossibleTypes(schema.getType('UserError') as GraphQLInterfaceType)
    .map(({ name }) => name),
);

const outcomeOf = ({ data, errors }: GraphQLAnswer): string => {
  if (errors) return errors[0]?.extensions?.code ?? 'INVALID';
  const [value] = Object.values(data ?? {});
  if (value === null || value === undefined) return 'null';
  const type = value.__typename ?? '';
  return FAILURES.has(type) ? type : 'own';
};

const askGraphQL = async (person: Person, query: string): Promise<Answer> => {
  const response = await person.rest('POST', '/graphql', { query });
  const text = await response.text();
  return { outcome: outcomeOf(JSON.parse(text) as GraphQLAnswer), text };
};

const follow = async (person: Person, query: string): Promise<Answer> => {
  const events = person.subscribe<Record<string, { __typename?: string }>, Record<string, unknown>>(
    parse(query),
    {},
  );
  try {
    const data = await events.take();
    return { outcome: outcomeOf({ data }), text: JSON.stringify(data) };
  } catch (error) {
    const errors = (
      Array.isArray(error) ? error : JSON.parse((error as Error).message)
    ) as object[];
    return { outcome: outcomeOf({ errors }), text: JSON.stringify(errors) };
  } finally {
    await events.stop();
  }
};

const FIELDS = [
  schema.getQueryType(),
  schema.getMutationType(),
  schema.getSubscriptionType(),
].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => {
    const kind = (type?.name ?? '').toLowerCase();
    return { name: `${kind} ${field.name}`, kind, field };
  }),
);

type RootField = (typeof FIELDS)[number];

const askFor = async (
  { kind, field }: RootField,
  person: Person,
  { values }: Owner,
): Promise<Answer> => {
  const depth = field.name === 'viewer' ? 3 : 1;
  const fresh = { ...values, 'startSignIn.input.email': `${randomUUID()}@example.com` };
  const operation = operationFor(schema, kind, field, fresh, depth);
  if (field.name === 'signOut' && person === viewers.user) return signOutOnce(operation);
  if (field.name === 'leadChanged' && person === viewers.user) return follow(contractor, operation);
  return kind === 'subscription' ? follow(person, operation) : askGraphQL(person, operation);
};

/** One sign-in less would be missed by the questions after it. */
const signOutOnce = async (operation: string): Promise<Answer> =>
  askGraphQL(await userOf(server(), `${randomUUID()}@example.com`), operation);

/** Whose `:id` stands in a path that begins so. */
const ID_OF: Readonly<Record<string, string>> = {
  uploads: 'resumableId',
  jobs: 'jobId',
  projects: 'projectId',
  'contractor-leads': 'leadId',
};

const askRest = async (
  { method, path }: RestRoute,
  person: Person,
  { values }: Owner,
): Promise<Answer> => {
  if (path === 'files/') {
    const uploaded = await person.postFile();
    return { outcome: String(uploaded.status), text: await uploaded.text() };
  }
  const isPart = method === 'PATCH' && path.startsWith('uploads/');
  const filled = path
    .replace(':jobId', values['jobId'] ?? '')
    .replace(
      ':paperId',
      (path.includes('identity') ? values['documentId'] : values['applicationId']) ?? '',
    )
    .replace(':claimOrId', values['claimNumber'] ?? '')
    .replace(':id', values[ID_OF[path.split('/')[0] ?? ''] ?? ''] ?? '');
  const body = {
    instructions: 'Repaint the hall',
    property_type: 'res',
    work_grade: 'low',
    agent_kind: 'home_project',
    uploads: [values['uploads']],
    project: values['projectId'],
    name: 'Mine',
    zip: '94110',
    first_name: 'Eve',
    timeframe: 'FLEXIBLE',
    raw_json: { items: [] },
    inventory: [],
    email: `${randomUUID()}@example.com`,
    code: '123456',
    status: 'available',
    kind: 'photo',
    size: 1,
  };
  const response = isPart
    ? await person.sendPart(`/api/${filled}`, 0, tinyPng())
    : await person.rest(method, `/api/${filled}`, method === 'GET' ? undefined : body);
  return { outcome: String(response.status), text: await response.text() };
};

/** Everything of an owner's that could be changed. */
const rowsOf = async ({ values }: Owner): Promise<string> => {
  const { db } = server().ports;
  const where = { estimateId: Number(values['estimateId']) };
  const rows = await Promise.all([
    db.project.findMany({ where: { id: Number(values['projectId']) } }),
    db.job.findMany({ where: { id: Number(values['jobId']) } }),
    db.estimate.findMany({ where: { id: where.estimateId } }),
    db.estimatePdf.findMany({ where }),
    db.contractorBid.findMany({ where }),
    db.contractorRequest.findMany({ where, include: { leads: { include: { messages: true } } } }),
    db.account.findMany({ where: { email: 'owner@example.com' }, include: { tokens: true } }),
    db.passkey.findMany({ where: { id: Number(values['removePasskey.input.id']) } }),
    db.contractor.findMany({ where: { id: Number(values['contractorId']) } }),
    db.contractorApplication.findMany({ where: { id: Number(values['applicationId']) } }),
    db.identityDocument.findMany({ where: { id: Number(values['documentId']) } }),
    db.auditEntry.findMany(),
    db.resumableUpload.findMany({ where: { id: Number(values['resumableId']) } }),
  ]);
  return JSON.stringify(rows, (key, value: unknown) => {
    // Moves on with every use.
    if (key === 'lastUsedAt') return undefined;
    return typeof value === 'bigint' ? value.toString() : value;
  });
};

/** What each kind of viewer gets of both owners' things. */
const outcomesOf = async (
  ask: (viewer: Person, owner: Owner) => Promise<Answer>,
): Promise<string[][]> => {
  const all: string[][] = [];
  for (const owner of owners) {
    const outcomes: string[] = [];
    for (const kind of VIEWERS) outcomes.push(checked(await ask(viewers[kind], owner), owner));
    all.push(outcomes);
  }
  return all;
};

const isRead = ({ kind, name }: RootField): boolean =>
  kind !== 'mutation' && [HIDDEN, NOT_FOUND].includes(GRAPHQL[name] ?? OWN);

/** The desk's, and nobody's own. */
const isDesk = (name: string): boolean => /operator/.test(name);

describe('what is somebody else’s', () => {
  let before: string[];
  beforeAll(async () => {
    before = await Promise.all(owners.map(rowsOf));
  });

  it('has a line for each operation, and none for what is gone', () => {
    expect(FIELDS.map(({ name }) => name).toSorted()).toEqual(Object.keys(GRAPHQL).toSorted());
    expect(ROUTES.map(({ method, path }) => `${method} ${path}`)).toEqual(Object.keys(REST));
  });

  it.each(FIELDS.map((root) => [root.name, root] as const))('%s keeps it', async (name, root) => {
    const outcomes = await outcomesOf((viewer, owner) => askFor(root, viewer, owner));
    expect(outcomes).toEqual([GRAPHQL[name], GRAPHQL[name]]);
  });

  it.each(ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s keeps it',
    async (name, route) => {
      const outcomes = await outcomesOf((viewer, owner) => askRest(route, viewer, owner));
      expect(outcomes).toEqual([REST[name], REST[name]]);
    },
  );

  it('is the same afterwards', async () => {
    expect(await Promise.all(owners.map(rowsOf))).toEqual(before);
  });

  it('is its owner’s, or an operator’s, by the very same questions', async () => {
    for (const owner of owners) {
      for (const root of FIELDS.filter(isRead)) {
        const person = isDesk(root.name) ? await operatorOf(server()) : owner.person;
        expect([root.name, (await askFor(root, person, owner)).outcome]).toEqual([
          root.name,
          'own',
        ]);
      }
      for (const route of ROUTES.filter(
        ({ method, path }) => method === 'GET' && REST[`GET ${path}`] === MISSING,
      )) {
        const person = isDesk(route.path) ? await operatorOf(server()) : owner.person;
        expect([route.path, (await askRest(route, person, owner)).outcome]).toEqual([
          route.path,
          '200',
        ]);
      }
    }
  });

  it('stays hidden from the others when its owner has just asked the same', async () => {
    for (const root of FIELDS.filter((field) => isRead(field) && !isDesk(field.name))) {
      for (const owner of owners) await askFor(root, owner.person, owner);
      const outcomes = await outcomesOf((viewer, owner) => askFor(root, viewer, owner));
      expect([root.name, ...outcomes]).toEqual([root.name, GRAPHQL[root.name], GRAPHQL[root.name]]);
    }
  });
});
