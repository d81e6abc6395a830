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
      description: 'Status of the application. Approved contractors alone get leads.',
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
      description: 'Role of the contact person, e.g. owner; null when not given.',
    }),
    firstName: t.exposeString('firstName', {
      nullable: true,
      description: 'First name of the contact person; null when not given.',
    }),
    lastName: t.exposeString('lastName', {
      nullable: true,
      description: 'Last name of the contact person; null when not given.',
    }),
    commercialName: t.exposeString('commercialName', {
      nullable: true,
      description: 'Name of the business; null when not given.',
    }),
    phone: t.exposeString('phone', {
      nullable: true,
      description: 'Phone number as typed; null when not given.',
    }),
    website: t.exposeString('website', {
      nullable: true,
      description: 'An http or https address; null without.',
    }),
    yearsExperience: t.exposeString('yearsExperience', {
      nullable: true,
      description: 'Years of experience, e.g. `3-5`; null when not given.',
    }),
    addressLine1: t.exposeString('addressLine1', {
      nullable: true,
      description: 'Street and number; null when not given.',
    }),
    addressLine2: t.exposeString('addressLine2', {
      nullable: true,
      description: 'What the street does not say; null without.',
    }),
    city: t.exposeString('city', {
      nullable: true,
      description: 'City of the business; null when not given.',
    }),
    state: t.exposeString('state', {
      nullable: true,
      description: 'State in two letters; null when not given.',
    }),
    postalCode: t.exposeString('postalCode', {
      nullable: true,
      description: 'ZIP code of the business; null when not given.',
    }),
    country: t.exposeString('country', { description: 'Country in two letters, e.g. `US`.' }),
    bio: t.exposeString('bio', {
      nullable: true,
      description: `What the business says of itself. ${atMost(CONTRACTOR_LIMITS.bio)}; null without.`,
    }),
    trades: t.exposeStringList('trades', { description: 'Trades that leads are matched by.' }),
    zipCodes: t.exposeStringList('zipCodes', { description: 'Five digits each.' }),
    servesNearbyZips: t.exposeBoolean('servesNearbyZips', {
      description: "Takes leads of the whole area of a ZIP's first three digits, too.",
    }),
    projectSizes: t.exposeStringList('projectSizes', { description: 'Empty for all.' }),
    projectTypes: t.exposeStringList('projectTypes', { description: 'Empty for all.' }),
    insured: t.exposeBoolean('insured', {
      description: 'True when the contractor says so, or an insurance in force is on record.',
    }),
    bonded: t.exposeBoolean('bonded', { description: 'True when it says that it has a bond.' }),
    licenseNumber: t.exposeString('licenseNumber', {
      nullable: true,
      description: 'License number that the contractor gave or an operator looked up; null before.',
    }),
    licenseExpiresOn: t.string({
      nullable: true,
      description:
        'Last day of the license that an operator looked up, e.g. `2027-06-30`; null before.',
      select: { licenseExpiresOn: true },
      resolve: ({ licenseExpiresOn }) => licenseExpiresOn && isoDay(licenseExpiresOn),
    }),
    insuranceExpiresOn: t.string({
      nullable: true,
      description:
        'Last day of the insurance that an operator looked up, e.g. `2027-06-30`; null before.',
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
