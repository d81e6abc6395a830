import { builder } from '../../graphql/builder.ts';
import { DeclineReasonEnum, LeadAnswerEnum } from '../../graphql/contractor-enums.ts';
import type { responseOf } from './lead-view.ts';

export const LeadResponseRef = builder
  .objectRef<NonNullable<ReturnType<typeof responseOf>>>('LeadResponse')
  .implement({
    description: 'What the contractor answered.',
    fields: (t) => ({
      answer: t.expose('answer', {
        type: LeadAnswerEnum,
        description: 'Whether the contractor is available.',
      }),
      respondedAt: t.expose('respondedAt', {
        type: 'DateTime',
        description: 'When the contractor answered.',
      }),
      note: t.exposeString('note', {
        nullable: true,
        description: 'Note of the contractor to the homeowner; null without.',
      }),
      reason: t.expose('reason', {
        type: DeclineReasonEnum,
        nullable: true,
        description: 'Why it was declined; null for a yes.',
      }),
    }),
  });
