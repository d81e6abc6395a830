import type { Trade } from '../../domain/leads/contractor-choices.ts';
import { mainTradeOf } from '../../domain/leads/matching.ts';
import { builder } from '../../graphql/builder.ts';
import { DATABASE_ID } from '../../graphql/id-fields.ts';
import { LeadStatusEnum } from '../../graphql/contractor-enums.ts';
import { LeadContactRef } from './lead-contact.graphql.ts';
import { type ContractorCard, contractorCard, contractorContact, unreadOf } from './lead-view.ts';

const ContractorCardRef = builder.objectRef<ContractorCard>('ContractorCard').implement({
  description: 'A contractor who is available, as the homeowner is shown them.',
  fields: (t) => ({
    company: t.exposeString('company', { description: 'Name of the business; never empty.' }),
    trades: t.exposeStringList('trades', { description: 'Trades of the contractor.' }),
    yearsExperience: t.exposeString('yearsExperience', {
      nullable: true,
      description: 'Years of experience, e.g. `3-5`; null when not given.',
    }),
    bio: t.exposeString('bio', {
      nullable: true,
      description: 'What the contractor says of the business; null when nothing.',
    }),
    licenseNumber: t.exposeString('licenseNumber', {
      nullable: true,
      description: 'License number that the contractor gave; null when not given.',
    }),
    insured: t.exposeBoolean('insured', {
      description: 'True when they say that they are insured.',
    }),
    bonded: t.exposeBoolean('bonded', { description: 'True when they say that they are bonded.' }),
    checkedAt: t.expose('checkedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When license and insurance were last looked up; null when never.',
    }),
  }),
});

/** The homeowner's side of a lead. */
export const AskedContractorRef = builder.prismaObject('Lead', {
  variant: 'AskedContractor',
  description: 'One contractor who was asked for a homeowner’s request.',
  select: { id: true, status: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: '`id` of the lead.' }),
    databaseId: t.exposeInt('id', { description: DATABASE_ID }),
    status: t.expose('status', { type: LeadStatusEnum, description: 'Present status.' }),
    askedAt: t.expose('postedAt', { type: 'DateTime', description: 'When they were asked.' }),
    answerBy: t.expose('respondBy', {
      type: 'DateTime',
      description: 'Until when they may answer.',
    }),
    respondedAt: t.expose('respondedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When they answered; null before.',
    }),
    trade: t.string({
      nullable: true,
      description: 'Trade they were asked for; null when the work names none.',
      select: {
        trade: true,
        contractor: { select: { trades: true } },
        request: { select: { trades: true } },
      },
      resolve: ({ trade, contractor, request }) =>
        mainTradeOf(contractor, { trades: request.trades as Trade[] }) ?? trade,
    }),
    note: t.exposeString('note', {
      nullable: true,
      description: 'Their words with the answer; null without.',
    }),
    card: t.field({
      type: ContractorCardRef,
      nullable: true,
      description: 'Who they are; null unless they are available or introduced.',
      select: { contractor: true },
      resolve: contractorCard,
    }),
    contact: t.field({
      type: LeadContactRef,
      nullable: true,
      description: 'How to reach them; null before both have said yes.',
      select: { contractor: { include: { account: { select: { email: true } } } } },
      resolve: contractorContact,
    }),
    viewerCanDecide: t.boolean({
      description: 'True while they are available and wait for the homeowner.',
      resolve: ({ status }) => status === 'AVAILABLE',
    }),
    unreadMessages: t.int({
      description: 'Number of the contractor’s messages that the homeowner has not seen.',
      select: (_args, ctx) => unreadOf(ctx.viewer),
      resolve: ({ _count }) => _count.messages,
    }),
  }),
});
