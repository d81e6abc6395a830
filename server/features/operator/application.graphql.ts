import { builder } from '../../graphql/builder.ts';
import { DATABASE_ID } from '../../graphql/id-fields.ts';
import { ReviewStatusEnum } from '../../graphql/contractor-enums.ts';
import { IS_LATE, WAITING_BUSINESS_DAYS } from './waiting.ts';

const AS_TOLD = { nullable: true, description: 'As told; null when not.' } as const;

export const ContractorApplicationRef = builder.prismaObject('ContractorApplication', {
  description: 'What somebody who wants to be introduced to homeowners told; for operators.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Names the application in arguments; never changes.' }),
    databaseId: t.exposeInt('id', { description: DATABASE_ID }),
    version: t.exposeInt('version', {
      description: 'Grows when it is sent once more; a decision names the one that was looked at.',
    }),
    status: t.expose('status', { type: ReviewStatusEnum, description: 'What was decided.' }),
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
    company: t.exposeString('company', AS_TOLD),
    phone: t.exposeString('phone', { description: 'Phone number, as the applicant gave it.' }),
    website: t.exposeString('website', {
      nullable: true,
      description: 'An http or https address; null without.',
    }),
    trades: t.exposeStringList('trades', {
      description: 'Trades of the business, from the list of trades.',
    }),
    zipCodes: t.exposeStringList('zipCodes', { description: 'Five digits each.' }),
    licenseNumber: t.exposeString('licenseNumber', AS_TOLD),
    insured: t.exposeBoolean('insured', {
      description: 'Whether the applicant says that the business is insured.',
    }),
    bonded: t.exposeBoolean('bonded', {
      description: 'Whether the applicant says that the business is bonded.',
    }),
    yearsExperience: t.exposeString('yearsExperience', {
      nullable: true,
      description: 'E.g. `3-5`; null when not told.',
    }),
    projectSizes: t.exposeStringList('projectSizes', { description: 'Empty for all.' }),
    projectTypes: t.exposeStringList('projectTypes', { description: 'Empty for all.' }),
    availability: t.exposeString('availability', AS_TOLD),
    notes: t.exposeString('notes', AS_TOLD),
    howHeard: t.exposeString('howHeard', AS_TOLD),
    filePath: t.string({
      nullable: true,
      description: 'Where the attached file is, for operators with their token; null without one.',
      select: { id: true, fileKey: true },
      resolve: ({ id, fileKey }) => fileKey && `/api/operator/applications/${id}/file/`,
    }),
    fileName: t.exposeString('fileName', {
      nullable: true,
      description: 'As its sender calls it.',
    }),
  }),
});
