import {
  SIGN_IN_DAYS,
  SIGN_IN_IDLE_DAYS,
  KEPT_DELETED_DAYS,
  USE_NOTED_MINUTES,
} from '../../domain/catalog.ts';
import { globalId } from '../../domain/ids.ts';
import { builder } from '../../graphql/builder.ts';
import { DATABASE_ID } from '../../graphql/id-fields.ts';
import { described } from '../../graphql/described.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import type { AccountChange, OwnedChange, OwnedKind } from './accounts.events.ts';
import {
  findOwnAccount,
  followAccount,
  requireOwnAccount,
  updateAccount,
} from './accounts.service.ts';
import { currentSignIns } from './good-sign-ins.ts';

const SignInRef = builder.prismaObject('AuthToken', {
  name: 'SignIn',
  description: 'A browser or program that is signed in to an account.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Names the sign-in in arguments; never changes.' }),
    databaseId: t.exposeInt('id', { description: DATABASE_ID }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it signed in.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      description: `To within ${USE_NOTED_MINUTES} minutes; unused for ${SIGN_IN_IDLE_DAYS} days, a sign-in ends, and so does any after ${SIGN_IN_DAYS} days.`,
    }),
    device: t.exposeString('device', {
      nullable: true,
      description: 'Browser and system in words, e.g. `Chrome on Windows`; null when unknown.',
    }),
    isCurrent: t.boolean({
      description: 'True for the one this request is made with.',
      resolve: ({ id }, _args, { viewer }) => viewer.kind === 'USER' && viewer.signInId === id,
    }),
  }),
});

export const AccountRef = builder.prismaObject('Account', {
  description: "A signed-in user's account.",
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Names the account in arguments; never changes.' }),
    databaseId: t.exposeInt('id', { description: DATABASE_ID }),
    email: t.string({
      description: 'The address codes and notices are mailed to.',
      resolve: ({ email }) => email ?? '',
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'When its owner signed in first.',
    }),
    emailWhenReady: t.exposeBoolean('emailWhenReady', {
      description: 'True when a mail is sent as soon as an estimate is ready.',
    }),
    signIns: t.relation('tokens', {
      type: SignInRef,
      description: 'Where the account is signed in now, last used first.',
      query: (_args, ctx) => currentSignIns(ctx),
    }),
  }),
});

builder.objectField(ViewerRef, 'account', (t) =>
  t.prismaField({
    type: AccountRef,
    nullable: true,
    description: 'Account of the viewer; null for a guest.',
    resolve: (query, _viewer, _args, ctx) => findOwnAccount(ctx, query),
  }),
);

const OwnedKindEnum = builder.enumType('ChangedKind', {
  description: 'What kind of thing of the viewer’s changed.',
  values: described<OwnedKind>({
    PROJECT: 'A project; its name, ZIP, or whether it is there.',
    JOB: 'A job; its name, or whether it is there.',
    ESTIMATE: 'An estimate; its lines, its total, or whether it counts.',
    CONTRACTOR: 'The viewer’s own profile as a contractor.',
  }),
});

const ChangeActionEnum = builder.enumType('ChangeAction', {
  description: 'What happened to a thing.',
  values: described<OwnedChange['action']>({
    CREATED: 'It was made, or brought back.',
    UPDATED: 'It was changed.',
    DELETED: `It was deleted; it can be brought back for ${KEPT_DELETED_DAYS} days.`,
  }),
});

const TYPES: Readonly<Record<OwnedKind, string>> = {
  PROJECT: 'Project',
  JOB: 'Job',
  ESTIMATE: 'Estimate',
  CONTRACTOR: 'Contractor',
};

const ViewerChangeRef = builder.objectRef<AccountChange>('ViewerChange').implement({
  description:
    'That something of the viewer’s changed. Kind, id and action are null together: in the first event, and when more than one thing is another.',
  fields: (t) => ({
    kind: t.field({
      type: OwnedKindEnum,
      nullable: true,
      description: 'Kind of what changed.',
      resolve: ({ what }) => what?.kind ?? null,
    }),
    id: t.field({
      type: 'ID',
      nullable: true,
      description: '`id` of what changed.',
      resolve: ({ what }) => what && globalId(TYPES[what.kind], what.id),
    }),
    action: t.field({
      type: ChangeActionEnum,
      nullable: true,
      description: 'Whether it was made, changed, deleted or restored.',
      resolve: ({ what }) => what?.action ?? null,
    }),
    viewer: t.field({
      type: ViewerRef,
      description: 'The viewer as now: ask here for what is shown.',
      resolve: (_change, _args, { viewer }) => viewer,
    }),
  }),
});

builder.subscriptionField('viewerChanged', (t) =>
  t.field({
    type: ViewerChangeRef,
    description:
      'First the viewer as now, then whenever something of theirs was made, renamed, changed, deleted or restored, and what. Running jobs are told by `viewerJobChanged`; leads, requests and messages, which others change, by `leadChanged`, `contractorRequestChanged` and `leadThreadChanged`. Files, webhooks and API tokens change by nothing but the account’s own mutations, whose answers hold them.',
    subscribe: (_root, _args, ctx) => followAccount(ctx),
    resolve: (change) => change,
  }),
);

const UpdateAccountInput = builder.inputType('UpdateAccountInput', {
  description: "A user's choices.",
  fields: (t) => ({
    emailWhenReady: t.boolean({ description: 'Mail me when an estimate is ready.' }),
  }),
});

builder.mutationField('updateAccount', (t) =>
  t.prismaField({
    type: AccountRef,
    description: "Changes the signed-in user's choices.",
    args: {
      input: t.arg({ type: UpdateAccountInput, description: 'All choices of the account.' }),
    },
    errors: {
      result: { description: 'The choices are stored.' },
      dataField: { name: 'account', description: 'The account as it is now.' },
    },
    resolve: async (query, _root, { input }, ctx) => {
      await updateAccount(ctx, input);
      return requireOwnAccount(ctx, query);
    },
  }),
);
