// Mutations of accounts: settings, webhooks, tokens, signing in, deletion. Order matters: some need what earlier ones made.
import { globalId } from '../../domain/ids.ts';
import { askForCode } from '../signing-in.ts';
import type { MutationRows, MutationWorld } from './world.ts';
import { numberOf } from '../ids.ts';

/** Address where nobody listens: what is sent there fails at once. */
const ADDRESS = 'http://127.0.0.1:9/';

const webhookOf = ({ db }: MutationWorld) => db.webhook.findFirstOrThrow();

const accountNow = ({ db }: MutationWorld, email: string) =>
  db.account.findFirst({ where: { email } });

const validTokens = ({ db }: MutationWorld, email: string) =>
  db.authToken.count({ where: { account: { email }, revokedAt: null } });

const KEYS = 'keys@example.com';

const ON_WEBHOOKS: MutationRows = {
  createWebhook: ({ ada, db }) => ({
    by: ada,
    input: { url: ADDRESS, events: ['JOB_FAILED'] },
    changes: () => db.webhook.count(),
  }),
  updateWebhook: async (world) => {
    const { id } = await webhookOf(world);
    return {
      by: world.ada,
      input: {
        webhookId: globalId('Webhook', id),
        url: ADDRESS,
        events: ['ESTIMATE_READY'],
        isActive: true,
      },
      changes: async () => (await webhookOf(world)).events,
    };
  },
  rotateWebhookSecret: async (world) => {
    const { id } = await webhookOf(world);
    return {
      by: world.ada,
      input: { webhookId: globalId('Webhook', id) },
      changes: async () => (await webhookOf(world)).sealedSecret,
    };
  },
  testWebhook: async (world) => ({
    by: world.ada,
    input: { webhookId: globalId('Webhook', (await webhookOf(world)).id) },
    changes: () => world.db.webhookDelivery.count(),
  }),
  redeliverWebhook: async (world) => {
    const { id: webhookId } = await webhookOf(world);
    const made = { type: 'job.failed', messageId: 'msg_1', body: '{}', status: 'FAILED' } as const;
    const { id } = await world.db.webhookDelivery.create({ data: { webhookId, ...made } });
    const where = { id };
    return {
      by: world.ada,
      input: { deliveryId: globalId('WebhookDelivery', id) },
      changes: async () => (await world.db.webhookDelivery.findUniqueOrThrow({ where })).round,
    };
  },
  deleteWebhook: async (world) => ({
    by: world.ada,
    input: { webhookId: globalId('Webhook', (await webhookOf(world)).id) },
    changes: () => world.db.webhook.count(),
  }),
};

const ON_SIGN_INS: MutationRows = {
  createApiToken: (world) => ({
    by: world.keys,
    input: { name: 'Program', expiresInDays: 30, scopes: ['PROJECTS_READ'] },
    changes: () => validTokens(world, KEYS),
  }),
  revokeApiToken: async (world) => ({
    by: world.keys,
    input: { id: globalId('ApiToken', await world.signInId(KEYS, { name: 'Program' })) },
    changes: () => validTokens(world, KEYS),
  }),
  startPasskey: ({ keys, db }) => ({
    by: keys,
    changes: () => db.passkeyChallenge.count({ where: { purpose: 'REGISTER' } }),
  }),
  addPasskey: async ({ keys, passkey, db }) => ({
    by: keys,
    input: await passkey.add(),
    changes: () => db.passkey.count(),
  }),
  finishSignIn: async (world) => ({
    by: world.guest,
    input: await world.passkey.use(world.guest),
    changes: () => validTokens(world, KEYS),
  }),
  renewRecoveryCodes: ({ keys, db }) => ({
    by: keys,
    changes: () => db.recoveryCode.findMany({ orderBy: { id: 'asc' } }),
  }),
  removePasskey: async ({ keys, db }) => ({
    by: keys,
    input: { id: globalId('Passkey', (await db.passkey.findFirstOrThrow()).id) },
    changes: () => db.passkey.count(),
  }),
  startSignIn: ({ guest, db }) => {
    const email = 'new@example.com';
    return {
      by: guest,
      input: { email },
      changes: () => db.signInCode.count({ where: { email } }),
    };
  },
  verifySignIn: async (world) => {
    const email = 'verify@example.com';
    const code = await askForCode(world.server, world.guest, email);
    return {
      by: world.guest,
      input: { email, code },
      changes: () => validTokens(world, email),
    };
  },
  revokeOtherSignIns: (world) => ({ by: world.keys, changes: () => validTokens(world, KEYS) }),
  revokeSignIn: async (world) => {
    const email = 'revoke@example.com';
    const by = await world.fresh(email);
    const id = globalId('SignIn', await world.signInId(email));
    return { by, input: { id }, changes: () => validTokens(world, email) };
  },
  signOut: async (world) => {
    const email = 'out@example.com';
    return { by: await world.fresh(email), changes: () => validTokens(world, email) };
  },
};

export const OF_ACCOUNTS: MutationRows = {
  updateAccount: (world) => ({
    by: world.ada,
    input: { emailWhenReady: true },
    changes: async () => (await accountNow(world, 'ada@example.com'))?.emailWhenReady,
  }),
  ...ON_WEBHOOKS,
  ...ON_SIGN_INS,
  exportEstimates: ({ ada, db }) => ({
    by: ada,
    changes: () => db.estimateExport.count(),
  }),
  /** Gives an address, and stores nothing. */
  exportMyData: ({ ada }) => ({ by: ada }),
  deleteMyData: async (world) => {
    const email = 'gone@example.com';
    return {
      by: await world.fresh(email),
      input: { confirmation: 'DELETE' },
      changes: () => accountNow(world, email),
    };
  },
  deleteJob: ({ ada, jobId, db }) => ({
    by: ada,
    input: { jobId },
    changes: () => db.job.count({ where: { id: numberOf(jobId), deletedAt: null } }),
  }),
  restoreJob: ({ ada, jobId, db }) => ({
    by: ada,
    input: { jobId },
    changes: () => db.job.count({ where: { id: numberOf(jobId), deletedAt: null } }),
  }),
  deleteProject: ({ ada, projectId, db }) => ({
    by: ada,
    input: { projectId },
    changes: () => db.project.count({ where: { id: numberOf(projectId), deletedAt: null } }),
  }),
  restoreProject: ({ ada, projectId, db }) => ({
    by: ada,
    input: { projectId },
    changes: () => db.project.count({ where: { id: numberOf(projectId), deletedAt: null } }),
  }),
};
