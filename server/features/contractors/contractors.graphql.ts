import { CONTRACTOR_LIMITS, atMost } from '../../domain/limits.ts';
import { builder } from '../../graphql/builder.ts';
import { DATABASE_ID } from '../../graphql/id-fields.ts';
import { IdentityStatusEnum, ReviewStatusEnum } from '../../graphql/contractor-enums.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { isContractor, showOwnContractor } from './contractors.service.ts';
import { isoDay } from '../../domain/text/iso-day.ts';

export const ContractorRef = builder.prismaObject('Contractor', {
  description: 'The profile of a contractor, as its owner and operators see it.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Names the contractor in arguments; never changes.' }),
    databaseId: t.exposeInt('id', { description: DATABASE_ID }),
    email: t.string({
      description: "The account's address; mails about leads go there.",
      select: { account: { select: { email: true } } },
      resolve: ({ account }) => account.email ?? '',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was begun.' }),
    version: t.exposeInt('version', {
      description: 'Counts the changes of its profile, from 1; for `updateContractorProfile`.',
    }),
    status: t.expose('status', {
      type: ReviewStatusEnum,
      description: 'Of its application. Only the approved get leads.',
    }),
    suspendedReason: t.exposeString('suspendedReason', {
      nullable: true,
      description: 'Why an operator keeps it from getting leads; null when nothing does.',
    }),
    isPaused: t.boolean({
      description: 'True while it wants no new leads.',
      select: { pausedAt: true },
      resolve: ({ pausedAt }) => pausedAt !== null,
    }),
    role: t.exposeString('role', {
      nullable: true,
      description: 'What its person is there, e.g. owner; null when not told.',
    }),
    firstName: t.exposeString('firstName', {
      nullable: true,
      description: 'Of its person; null when not told.',
    }),
    lastName: t.exposeString('lastName', {
      nullable: true,
      description: 'Of its person; null when not told.',
    }),
    commercialName: t.exposeString('commercialName', {
      nullable: true,
      description: 'What the business is called; null when not told.',
    }),
    phone: t.exposeString('phone', {
      nullable: true,
      description: 'As typed; null when not told.',
    }),
    website: t.exposeString('website', {
      nullable: true,
      description: 'An http or https address; null without.',
    }),
    yearsExperience: t.exposeString('yearsExperience', {
      nullable: true,
      description: 'E.g. `3-5`; null when not told.',
    }),
    addressLine1: t.exposeString('addressLine1', {
      nullable: true,
      description: 'Street and number; null when not told.',
    }),
    addressLine2: t.exposeString('addressLine2', {
      nullable: true,
      description: 'What the street does not say; null without.',
    }),
    city: t.exposeString('city', {
      nullable: true,
      description: 'Of the business; null when not told.',
    }),
    state: t.exposeString('state', {
      nullable: true,
      description: 'Two letters; null when not told.',
    }),
    postalCode: t.exposeString('postalCode', {
      nullable: true,
      description: 'Of the business; null when not told.',
    }),
    country: t.exposeString('country', { description: 'Two letters, e.g. `US`.' }),
    bio: t.exposeString('bio', {
      nullable: true,
      description: `${atMost(CONTRACTOR_LIMITS.bio)}; null without.`,
    }),
    trades: t.exposeStringList('trades', { description: 'By which leads are matched.' }),
    zipCodes: t.exposeStringList('zipCodes', { description: 'Five digits each.' }),
    servesNearbyZips: t.exposeBoolean('servesNearbyZips', {
      description: "Takes leads of the whole area of a ZIP's first three digits, too.",
    }),
    projectSizes: t.exposeStringList('projectSizes', { description: 'Empty takes all.' }),
    projectTypes: t.exposeStringList('projectTypes', { description: 'Empty takes all.' }),
    insured: t.exposeBoolean('insured', {
      description: 'In its own words, or because an insurance in force is on record.',
    }),
    bonded: t.exposeBoolean('bonded', { description: 'True when it says that it has a bond.' }),
    licenseNumber: t.exposeString('licenseNumber', {
      nullable: true,
      description: 'As told or looked up; null before.',
    }),
    licenseExpiresOn: t.string({
      nullable: true,
      description: 'As an operator looked it up, e.g. `2027-06-30`; null before.',
      select: { licenseExpiresOn: true },
      resolve: ({ licenseExpiresOn }) => licenseExpiresOn && isoDay(licenseExpiresOn),
    }),
    insuranceExpiresOn: t.string({
      nullable: true,
      description: 'As an operator looked it up, e.g. `2027-06-30`; null before.',
      select: { insuranceExpiresOn: true },
      resolve: ({ insuranceExpiresOn }) => insuranceExpiresOn && isoDay(insuranceExpiresOn),
    }),
    credentialsCheckedAt: t.expose('credentialsCheckedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When an operator last looked license and insurance up; null before.',
    }),
    identityStatus: t.expose('identityStatus', {
      type: IdentityStatusEnum,
      description: 'Whether its person has shown who they are.',
    }),
    identityNumberEnd: t.exposeString('identityNumberEnd', {
      nullable: true,
      description: 'The last four characters of the number handed in; null without.',
    }),
    logoPath: t.string({
      nullable: true,
      description: 'Where the own logo is, for its owner with their token; null without one.',
      select: { logoKey: true },
      resolve: ({ logoKey }) => logoKey && `/api/contractors/me/logo/?version=${logoKey.slice(-8)}`,
    }),
    proposalTerms: t.exposeString('proposalTerms', {
      nullable: true,
      description: 'Terms that end its proposals; null without.',
    }),
  }),
});

builder.objectField(ViewerRef, 'isContractor', (t) =>
  t.boolean({
    description: 'True when the account has the role of a contractor; false for a guest.',
    resolve: (_viewer, _args, ctx) => isContractor(ctx),
  }),
);

builder.objectField(ViewerRef, 'contractor', (t) =>
  t.prismaField({
    type: ContractorRef,
    nullable: true,
    description: 'The own profile; null for a guest, and for whoever never applied.',
    resolve: (query, _viewer, _args, ctx) => showOwnContractor(ctx, query),
  }),
);
