// People who have one of everything, and all of it that could be changed.
import { globalId } from '../../domain/ids.ts';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { LeadDocument } from '../../domain/leads/lead.ts';
import type { ProposalDocument } from '../../domain/bid/proposal.ts';
import { DAY_MS } from '../../domain/time.ts';
import { type Values } from '../any-operation.ts';
import { type TestServer } from '../app.ts';
import { APPLICATION, deskOf, handIn, sendForm } from '../contractors.ts';
import { TestDeleteJobDocument, TestStartInventoryDocument } from '../gql/graphql.ts';
import { sendPaper } from '../papers.ts';
import { tinyPng } from '../tiny-files.ts';
import { type Person } from '../world.ts';
import { numberOf } from '../ids.ts';

export interface Owner {
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
const papersOf = async (
  server: TestServer,
  person: Person,
  email: string,
  secret: string,
): Promise<Values> => {
  const register = ['POST', 'contractors/register/'] as const;
  const file = new Blob([tinyPng()]);
  const form = { ...APPLICATION, email, company: secret, file };
  expect((await sendForm(server, person, register, form)).status).toBe(201);
  await handIn(server, person);
  const { applications, identityDocuments } = await deskOf(server);
  const [document] = identityDocuments;
  const application = applications.find((each) => each.email === email);
  return {
    applicationId: application?.id ?? '',
    documentId: document?.id ?? '',
    contractorId: document?.contractor.id ?? '',
  };
};

/** Two bids side by side. */
const bidsOf = (secret: string): string =>
  `Item,Qty,Unit,${secret} One,${secret} Two
Paint the walls of ${secret},100,SF,120,140
Total,,,120,140
`;

const proposalOf = ({ ports }: TestServer, leadId: number, secret: string) => {
  const document: ProposalDocument = {
    title: secret,
    from: { name: secret, licenseNumber: secret, terms: secret },
    summary: secret,
    note: secret,
    currency: 'USD',
    pricesBy: 'LINE',
    hidesCosts: true,
    phases: [],
    addOns: [],
    total: 1,
    schedule: [],
    exclusions: [secret],
    payments: [],
    coversScope: false,
    leftOut: [secret],
  };
  return ports.db.proposal.create({
    data: {
      leadId,
      version: 1,
      document,
      totalCents: 100,
      validUntil: new Date(Date.now() + 30 * DAY_MS),
      clientKey: secret,
      sentAt: new Date(),
    },
  });
};

/** An introduction of an account with itself: what either side sees of it is its own. */
export const introduce = async (
  server: TestServer,
  accountId: number,
  estimateId: number,
  secret: string,
) => {
  const { db } = server.ports;
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
    lines: [
      {
        id: '1',
        name: secret,
        details: '',
        category: '',
        quantity: 1,
        unit: 'EA',
        total: 1,
        codes: [],
        rooms: [],
        isCharge: false,
      },
    ],
    appendix: [secret],
    propertyType: 'RESIDENTIAL',
    finishLevel: null,
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
  const leadId = globalId('Lead', lead.id);
  const proposal = await proposalOf(server, lead.id, secret);
  const proposalId = globalId('Proposal', proposal.id);
  return {
    requestId: globalId('ContractorRequest', request.id),
    leadId,
    'lead.id': leadId,
    proposalId,
    'proposal.id': proposalId,
  };
};

export const ownerOf = async (
  server: TestServer,
  person: Person,
  email: string,
): Promise<Owner> => {
  const secret = `Secret-${randomUUID()}`;
  const project = await person.rest('POST', '/api/projects/', { name: secret, zip: '94110' });
  const { id } = (await project.json()) as { id: number };
  const projectId = globalId('Project', id);
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
  const paperId = await sendPaper(person, `${secret}.csv`, bidsOf(secret));
  const job = await person.submit({ ...scope, uploads: [uploads, paperId] });
  const { estimate } = await person.waitForEnd(job.id);
  const estimateId = estimate?.id ?? '';
  const { estimate: second } = await person.waitForEnd((await person.submit(scope)).id);
  await person.runOk(TestStartInventoryDocument, { input: { estimateId } });
  const made = [`by-job/${job.id}/contractor_bid/`, `${job.claimNumber}/create_pdf/`];
  for (const path of made) await person.rest('POST', `/api/results/${path}`, {});
  const { db } = server.ports;
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
  const link = await db.sharedLink.create({
    data: {
      accountId: account.id,
      kind: 'ESTIMATE',
      tokenHash: secret,
      estimateId: numberOf(estimateId),
      hidesIdentity: false,
      sentTo: secret,
      expiresAt: new Date(Date.now() + 3_600_000),
    },
  });
  const exported = await db.estimateExport.create({
    data: {
      accountId: account.id,
      status: 'FAILED',
      failure: secret,
      expiresAt: new Date(Date.now() + DAY_MS),
    },
  });
  const papers = await papersOf(server, person, email, secret);
  const introduced = await introduce(server, account.id, numberOf(estimateId), secret);
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
      'estimateMatrix.ids': `${estimateId} ${second?.id ?? ''}`,
      resumableId: String(resumable.id),
      fileId: paperId,
      rowId: '1',
      lineIds: '1',
      rowIds: '1',
      jobId: job.id,
      estimateId,
      'node.id': estimateId,
      'nodes.ids': estimateId,
      lineId: '1',
      dropWork: 'w1',
      zip: '94110',
      claimNumber: job.claimNumber,
      'deletedJob.by.claimNumber': deleted.claimNumber,
      'restoreJob.input.jobId': deleted.id,
      // The hash of a secret opens nothing.
      token: secret,
      'revokeSharedLink.input.id': globalId('SharedLink', link.id),
      'revokeSignIn.input.id': globalId('SignIn', signIn?.id ?? 0),
      'revokeApiToken.input.id': globalId('ApiToken', signIn?.id ?? 0),
      'verifySignIn.input.code': '123456',
      'removePasskey.input.id': globalId('Passkey', passkey.id),
      'finishSignIn.input.recoveryCode': '23456ABCDE',
      webhookId: globalId('Webhook', webhook.id),
      exportId: String(exported.id),
      deliveryId: globalId('WebhookDelivery', webhook.deliveries[0]?.id ?? 0),
      ...PASSKEY_INPUT,
      ...papers,
    },
  };
};

/** Everything of an owner's that could be changed. */
export const rowsOf = async ({ ports }: TestServer, { values }: Owner): Promise<string> => {
  const { db } = ports;
  const where = { estimateId: numberOf(values['estimateId']) };
  const rows = await Promise.all([
    db.project.findMany({ where: { id: numberOf(values['projectId']) } }),
    db.job.findMany({ where: { id: numberOf(values['jobId']) } }),
    db.estimate.findMany({ where: { id: where.estimateId } }),
    db.estimatePdf.findMany({ where }),
    db.contractorBid.findMany({ where }),
    db.contractorRequest.findMany({
      where,
      include: { leads: { include: { messages: true, proposals: true } } },
    }),
    db.account.findMany({ where: { email: 'owner@example.com' }, include: { tokens: true } }),
    db.passkey.findMany({ where: { id: numberOf(values['removePasskey.input.id']) } }),
    db.contractor.findMany({ where: { id: numberOf(values['contractorId']) } }),
    db.contractorApplication.findMany({ where: { id: numberOf(values['applicationId']) } }),
    db.identityDocument.findMany({ where: { id: numberOf(values['documentId']) } }),
    db.auditEntry.findMany(),
    db.paper.findMany({ where: { fileId: numberOf(values['fileId']) } }),
    db.resumableUpload.findMany({ where: { id: numberOf(values['resumableId']) } }),
  ]);
  return JSON.stringify(rows, (key, value: unknown) => {
    // Moves on with every use.
    if (key === 'lastUsedAt') return undefined;
    return typeof value === 'bigint' ? value.toString() : value;
  });
};
