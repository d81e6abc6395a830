import { RespondToLeadDocument } from '../../gql/graphql.ts';
import type { LeadCard_LeadFragment, RespondToLeadInput } from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';

const FAILED = 'Failed to send availability.';

/** Answers a lead; the card shows the answer at once, and what the server makes of it when it is there. */
export function useRespond(lead: LeadCard_LeadFragment) {
  const [send, { isSending, problem }] = useSend(RespondToLeadDocument, {
    optimisticResponse: ({ input }) => ({
      respondToLead: {
        __typename: 'RespondToLeadSuccess',
        lead: {
          ...lead,
          status: input.answer,
          viewerCanRespond: false,
          response: {
            __typename: 'LeadResponse' as const,
            answer: input.answer,
            respondedAt: new Date().toISOString(),
            note: input.note ?? '',
            reason: input.reason ?? null,
          },
        },
      },
    }),
  });
  const respond = async (answer: Omit<RespondToLeadInput, 'leadId'>): Promise<boolean> =>
    (await send({ input: { leadId: lead.id, ...answer } })).kind === 'done';
  return { respond, isSending, failure: problem && `${FAILED} ${problem.message}` };
}
