import { CONTRACTOR_LIMITS, atMost } from '../../domain/limits.ts';
import { builder } from '../../graphql/builder.ts';
import { IdentityStatusEnum, ReviewStatusEnum } from '../../graphql/enums.ts';
import { ViewerRef } from '../../graphql/viewer.ts';
import { isContractor, showOwnContractor } from './contractors.service.ts';

const dayOf = (date: Date | null): string | null => date?.toISOString().slice(0, 10) ?? null;

export const ContractorRef = builder.prismaObject('Contractor', {
  description: 'The profile of a contractor, as its owner and operators see it.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Database key.' }),
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
    role: t.exposeString('role', { description: 'What its person is there, e.g. owner.' }),
    firstName: t.exposeString('firstName', { description: 'Of its person.' }),
    lastName: t.exposeString('lastName', { description: 'Of its person.' }),
    commercialName: t.exposeString('commercialName', {
      description: 'What the business is called.',
    }),
    phone: t.exposeString('phone', { description: 'As typed.' }),
    website: t.exposeString('website', { description: 'An http or https address; empty without.' }),
    yearsExperience: t.exposeString('yearsExperience', {
      description: 'E.g. `3-5`; empty when not told.',
    }),
    addressLine1: t.exposeString('addressLine1', { description: 'Street and number.' }),
    addressLine2: t.exposeString('addressLine2', { description: 'What the street does not say.' }),
    city: t.exposeString('city', { description: 'Of the business.' }),
    state: t.exposeString('state', { description: 'Two letters; empty when not told.' }),
    postalCode: t.exposeString('postalCode', { description: 'Of the business.' }),
    country: t.exposeString('country', { description: 'Two letters, e.g. `US`.' }),
    bio: t.exposeString('bio', { description: `${atMost(CONTRACTOR_LIMITS.bio)}.` }),
    trades: t.exposeStringList('trades', { description: 'By which leads are matched.' }),
    zipCodes: t.exposeStringList('zipCodes', { description: 'Five digits each.' }),
    servesNearbyZips: t.exposeBoolean('servesNearbyZips', {
      description: "Takes leads of the whole area of a ZIP's first three digits, too.",
    }),
    projectSizes: t.exposeStringList('projectSizes', { description: 'Empty takes all.' }),
    projectTypes: t.exposeStringList('projectTypes', { description: 'Empty takes all.' }),
    insured: t.exposeBoolean('insured', { description: 'In its own words.' }),
    bonded: t.exposeBoolean('bonded', { description: 'In its own words.' }),
    licenseNumber: t.exposeString('licenseNumber', { description: 'As told or looked up.' }),
    licenseExpiresOn: t.string({
      nullable: true,
      description: 'As an operator looked it up, e.g. `2027-06-30`; null before.',
      select: { licenseExpiresOn: true },
      resolve: ({ licenseExpiresOn }) => dayOf(licenseExpiresOn),
    }),
    insuranceExpiresOn: t.string({
      nullable: true,
      description: 'As an operator looked it up, e.g. `2027-06-30`; null before.',
      select: { insuranceExpiresOn: true },
      resolve: ({ insuranceExpiresOn }) => dayOf(insuranceExpiresOn),
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
      description: 'The last four characters of the number handed in; empty without.',
    }),
    logoPath: t.string({
      nullable: true,
      description: 'Where the own logo is, for its owner with their token; null without one.',
      select: { logoKey: true },
      resolve: ({ logoKey }) => logoKey && `/api/contractors/me/logo/?${logoKey.slice(-8)}`,
    }),
    proposalTerms: t.exposeString('proposalTerms', {
      description: 'Terms that end its proposals.',
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
