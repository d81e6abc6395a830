import { LEAD_LIMITS, atMost } from '../../domain/limits.ts';
import { builder } from '../../graphql/builder.ts';
import { DeclineReasonEnum, LeadAnswerEnum } from '../../graphql/contractor-enums.ts';
import { priceLead } from './price-lead.ts';
import { LeadConflict } from './leads.errors.ts';
import { LeadRef } from './lead.graphql.ts';
import { requireLead } from './leads.service.ts';
import { respondToLead } from './respond-to-lead.ts';

const RespondToLeadInput = builder.inputType('RespondToLeadInput', {
  description: 'A contractor’s answer.',
  fields: (t) => ({
    leadId: t.id({ names: ['Lead', 'AskedContractor'], description: 'Which lead, by its `id`.' }),
    answer: t.field({ type: LeadAnswerEnum, description: 'Whether the contractor is available.' }),
    reason: t.field({
      type: DeclineReasonEnum,
      required: false,
      description: 'Needed for a no.',
    }),
    note: t.string({
      required: false,
      description: `To the homeowner, without phone numbers, addresses or links. ${atMost(LEAD_LIMITS.note)}.`,
    }),
  }),
});

builder.mutationField('respondToLead', (t) =>
  t.prismaField({
    type: LeadRef,
    description: 'Answers a lead; the same answer again changes nothing.',
    errors: {
      types: [LeadConflict],
      result: { description: 'The answer is stored.' },
      dataField: { name: 'lead', description: 'The lead as it is now.' },
    },
    args: { input: t.arg({ type: RespondToLeadInput, description: 'The lead, and the answer.' }) },
    resolve: async (query, _root, { input }, ctx) =>
      requireLead(ctx, await respondToLead(ctx, input), query),
  }),
);

const PriceLeadInput = builder.inputType('PriceLeadInput', {
  description: 'Which lead to price.',
  fields: (t) => ({
    leadId: t.id({ names: ['Lead', 'AskedContractor'], description: 'Which lead, by its `id`.' }),
  }),
});

builder.mutationField('priceLead', (t) =>
  t.prismaField({
    type: LeadRef,
    description:
      'Makes an estimate of the contractor’s own of the work of a lead, in a project of their own, once both have said yes; asked again it is the same one. It counts in nobody’s quota.',
    errors: {
      types: [LeadConflict],
      result: { description: 'The estimate is there.' },
      dataField: { name: 'lead', description: 'The lead, with the claim number of its estimate.' },
    },
    args: { input: t.arg({ type: PriceLeadInput, description: 'Which lead to price.' }) },
    resolve: async (query, _root, { input }, ctx) =>
      requireLead(ctx, await priceLead(ctx, input.leadId), query),
  }),
);
