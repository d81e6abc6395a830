import { businessDaysSince, isLate } from '../../domain/business-days.ts';
import { builder } from '../../graphql/builder.ts';
import { ReviewStatusEnum } from '../../graphql/enums.ts';

export const ContractorApplicationRef = builder.prismaObject('ContractorApplication', {
  description: 'What somebody who wants to be introduced to homeowners told; for operators.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Database key.' }),
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
    waitingBusinessDays: t.int({
      description: 'Business days begun since; two are promised.',
      select: { createdAt: true },
      resolve: ({ createdAt }, _args, { now }) => businessDaysSince(createdAt, now()),
    }),
    isLate: t.boolean({
      description: 'True when it waits longer than promised.',
      select: { createdAt: true },
      resolve: ({ createdAt }, _args, { now }) => isLate(createdAt, now()),
    }),
    email: t.exposeString('email', { description: 'Proved when `hasAccount`.' }),
    fullName: t.exposeString('fullName', { description: 'As told.' }),
    company: t.exposeString('company', { nullable: true, description: 'As told; null when not.' }),
    phone: t.exposeString('phone', { description: 'As told.' }),
    website: t.exposeString('website', {
      nullable: true,
      description: 'An http or https address; null without.',
    }),
    trades: t.exposeStringList('trades', { description: 'Of the list of trades.' }),
    zipCodes: t.exposeStringList('zipCodes', { description: 'Five digits each.' }),
    licenseNumber: t.exposeString('licenseNumber', {
      nullable: true,
      description: 'As told; null when not.',
    }),
    insured: t.exposeBoolean('insured', { description: 'As told.' }),
    bonded: t.exposeBoolean('bonded', { description: 'As told.' }),
    yearsExperience: t.exposeString('yearsExperience', {
      nullable: true,
      description: 'E.g. `3-5`; null when not told.',
    }),
    projectSizes: t.exposeStringList('projectSizes', { description: 'Empty for all.' }),
    projectTypes: t.exposeStringList('projectTypes', { description: 'Empty for all.' }),
    availability: t.exposeString('availability', {
      nullable: true,
      description: 'As told; null when not.',
    }),
    notes: t.exposeString('notes', { nullable: true, description: 'As told; null when not.' }),
    howHeard: t.exposeString('howHeard', {
      nullable: true,
      description: 'As told; null when not.',
    }),
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
