import { builder } from '../../graphql/builder.ts';
import { DATABASE_ID } from '../../graphql/id-fields.ts';
import { ReviewStatusEnum } from '../../graphql/contractor-enums.ts';
import { IS_LATE, WAITING_BUSINESS_DAYS } from './waiting.ts';

export const ContractorApplicationRef = builder.prismaObject('ContractorApplication', {
  description: 'Application of somebody who wants leads; for operators.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Names the application in arguments; never changes.' }),
    databaseId: t.exposeInt('id', { description: DATABASE_ID }),
    version: t.exposeInt('version', {
      description: 'Grows when it is sent once more; a decision names the one that was looked at.',
    }),
    status: t.expose('status', {
      type: ReviewStatusEnum,
      description: 'Decision on the application.',
    }),
    hasAccount: t.boolean({
      description: 'True once somebody has signed in with its address, which proves it.',
      select: { accountId: true },
      resolve: ({ accountId }) => accountId !== null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was first sent.' }),
    waitingBusinessDays: t.int(WAITING_BUSINESS_DAYS),
    isLate: t.boolean(IS_LATE),
    email: t.exposeString('email', { description: 'Proved when `hasAccount`.' }),
    fullName: t.exposeString('fullName', {
      description: 'Name of the applicant, as the applicant gave it.',
    }),
    company: t.exposeString('company', {
      nullable: true,
      description: 'Name of the company; null when not given.',
    }),
    phone: t.exposeString('phone', { description: 'Phone number, as the applicant gave it.' }),
    website: t.exposeString('website', {
      nullable: true,
      description: 'An http or https address; null without.',
    }),
    trades: t.exposeStringList('trades', {
      description: 'Trades of the business, from the list of trades.',
    }),
    zipCodes: t.exposeStringList('zipCodes', { description: 'Five digits each.' }),
    licenseNumber: t.exposeString('licenseNumber', {
      nullable: true,
      description: 'License number as typed; null when not given.',
    }),
    insured: t.exposeBoolean('insured', {
      description: 'Whether the applicant says that the business is insured.',
    }),
    bonded: t.exposeBoolean('bonded', {
      description: 'Whether the applicant says that the business is bonded.',
    }),
    yearsExperience: t.exposeString('yearsExperience', {
      nullable: true,
      description: 'Years of experience, e.g. `3-5`; null when not given.',
    }),
    projectSizes: t.exposeStringList('projectSizes', { description: 'Empty for all.' }),
    projectTypes: t.exposeStringList('projectTypes', { description: 'Empty for all.' }),
    availability: t.exposeString('availability', {
      nullable: true,
      description: 'When they have time, in their words; null when not given.',
    }),
    notes: t.exposeString('notes', {
      nullable: true,
      description: 'Notes of the applicant; null without.',
    }),
    howHeard: t.exposeString('howHeard', {
      nullable: true,
      description: 'How they heard of us, in their words; null when not given.',
    }),
    filePath: t.string({
      nullable: true,
      description: 'Where the attached file is, for operators with their token; null without one.',
      select: { id: true, fileKey: true },
      resolve: ({ id, fileKey }) => fileKey && `/api/operator/applications/${id}/file/`,
    }),
    fileName: t.exposeString('fileName', {
      nullable: true,
      description: 'Name that the sender gave the file.',
    }),
  }),
});
