import {
  isTokenScope,
  TEST_KEPT_DAYS,
  TOKEN_DAYS_MAX,
  TOKEN_IDLE_DAYS,
  TOKEN_NAME_MAX,
  TOKENS_MAX,
} from '../../domain/account/api-tokens.ts';
import { atMost } from '../../domain/limits.ts';
import { builder } from '../../graphql/builder.ts';
import { DATABASE_ID } from '../../graphql/id-fields.ts';
import { KEY_WORDS } from '../../graphql/idempotency-key.ts';
import { TokenScopeEnum } from '../../graphql/enums.ts';
import { AccountRef } from './accounts.graphql.ts';
import { requireOwnAccount } from './accounts.service.ts';
import { createApiToken, readApiToken } from './api-tokens.ts';
import { currentApiTokens } from './good-sign-ins.ts';
import { revokeSignIn } from './sign-ins.service.ts';
import { USE_NOTED_MINUTES } from '../../domain/catalog.ts';

const TEST_WORDS = `What it starts is a test: counts for no quota and no total, is marked wherever it shows, and is deleted after ${TEST_KEPT_DAYS} days.`;

const ApiTokenRef = builder.prismaObject('AuthToken', {
  variant: 'ApiToken',
  description: 'What a program sends to act for an account, within its scopes.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Names the token in arguments; never changes.' }),
    databaseId: t.exposeInt('id', { description: DATABASE_ID }),
    name: t.string({
      description: 'What its owner calls it.',
      resolve: ({ name }) => name ?? '',
    }),
    scopes: t.field({
      type: [TokenScopeEnum],
      description: 'What it may be used for.',
      resolve: ({ scopes }) => scopes.filter(isTokenScope),
    }),
    isTest: t.exposeBoolean('isTest', { description: TEST_WORDS }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    lastUsedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: `To within ${USE_NOTED_MINUTES} minutes; null before its first use.`,
      resolve: ({ createdAt, lastUsedAt }) =>
        lastUsedAt.getTime() === createdAt.getTime() ? null : lastUsedAt,
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description: `When it ends; unused for ${TOKEN_IDLE_DAYS} days, it ends before.`,
      resolve: ({ expiresAt, createdAt }) => expiresAt ?? createdAt,
    }),
  }),
});

builder.prismaObjectField(AccountRef, 'apiTokens', (t) =>
  t.relation('tokens', {
    type: ApiTokenRef,
    description: `Those that are good now, the newest first, at most ${TOKENS_MAX}.`,
    query: (_args, ctx) => currentApiTokens(ctx),
  }),
);

const CreateApiTokenInput = builder.inputType('CreateApiTokenInput', {
  description: 'A token for a program.',
  fields: (t) => ({
    name: t.string({ description: `What it is for. ${atMost(TOKEN_NAME_MAX)}.` }),
    scopes: t.field({
      type: [TokenScopeEnum],
      description: 'What it may be used for, at least one thing.',
    }),
    isTest: t.boolean({ required: false, description: `${TEST_WORDS} False unless said.` }),
    expiresInDays: t.int({
      description: `Days until the token expires, from 1 to ${TOKEN_DAYS_MAX}.`,
    }),
    idempotencyKey: t.string({ required: false, description: KEY_WORDS }),
  }),
});

builder.mutationField('createApiToken', (t) =>
  t.field({
    type: builder.objectRef<{ id: number; token: string }>('CreateApiTokenSuccess').implement({
      description: 'The token works from now on. Its owner is told by mail.',
      fields: (f) => ({
        token: f.exposeString('token', {
          description: 'To be sent as `Authorization: Bearer …`. It is shown this once.',
        }),
        apiToken: f.prismaField({
          type: ApiTokenRef,
          description: 'Its record, with the `id` by which `revokeApiToken` names it.',
          resolve: (query, { id }, _args, ctx) => readApiToken(ctx, id, query),
        }),
        account: f.prismaField({
          type: AccountRef,
          description: 'The account as it is now.',
          resolve: (query, _root, _args, ctx) => requireOwnAccount(ctx, query),
        }),
      }),
    }),
    description:
      'Makes a token with which a program acts for the signed-in account. Needs a sign-in made just now, else LOGIN_REQUIRED.',
    args: {
      input: t.arg({
        type: CreateApiTokenInput,
        description: 'Name, scopes and life of the token.',
      }),
    },
    errors: {
      directResult: true,
    },
    resolve: (_root, { input }, ctx) => createApiToken(ctx, input),
  }),
);

const RevokeApiTokenInput = builder.inputType('RevokeApiTokenInput', {
  description: 'Which token to revoke.',
  fields: (t) => ({ id: t.id({ names: 'ApiToken', description: 'Which token, by its `id`.' }) }),
});

builder.mutationField('revokeApiToken', (t) =>
  t.prismaField({
    type: AccountRef,
    description: 'Ends an API token at once, and the subscriptions that run with it.',
    args: {
      input: t.arg({ type: RevokeApiTokenInput, description: 'Which token to revoke.' }),
    },
    errors: {
      result: { description: 'It is good for nothing any more.' },
      dataField: { name: 'account', description: 'The account with the tokens that are left.' },
    },
    resolve: async (query, _root, { input }, ctx) => {
      await revokeSignIn(ctx, input.id);
      return requireOwnAccount(ctx, query);
    },
  }),
);
