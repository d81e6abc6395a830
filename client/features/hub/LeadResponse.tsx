import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { DECLINE_REASONS } from '../../../server/domain/leads/lead-status.ts';
import { LEAD_LIMITS } from '../../../server/domain/limits.ts';
import {
  type LeadCard_LeadFragment,
  RespondToLeadDocument,
  type RespondToLeadInput,
} from '../../gql/graphql.ts';
import { formatDateTime } from '../../lib/format.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { ANSWER_HOURS } from '../../../server/domain/leads/matching-rules.ts';
import { useSend } from '../../hooks/use-send.ts';

const FAILED = 'Failed to send availability.';

/** Answers a lead; the card shows the answer at once, and what the server makes of it when it is there. */
function useRespond(lead: LeadCard_LeadFragment) {
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

/** Yes or no to a lead, and what was answered. */
export function LeadResponse({ lead }: { lead: LeadCard_LeadFragment }) {
  const [note, setNote] = useState('');
  const [isDeclining, setIsDeclining] = useState(false);
  const { respond, isSending, failure } = useRespond(lead);
  const { response, viewerCanRespond, status } = lead;
  if (!viewerCanRespond && !response) return null;
  return (
    <Stack gap="xs">
      {viewerCanRespond ? (
        <>
          <Text size="sm">
            Answer within {ANSWER_HOURS} hours; the lead closes {formatDateTime(lead.respondBy)}.
          </Text>
          <Textarea
            label="Note to the homeowner (optional)"
            description="When you could start, and what you would like to know. No phone numbers, addresses or links: you exchange them once both have said yes."
            rows={2}
            maxLength={LEAD_LIMITS.note}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </>
      ) : null}
      {failure ? (
        <Alert color="red" role="alert" p="xs">
          {failure}
        </Alert>
      ) : null}
      {response?.note ? <Text size="sm">You wrote: {response.note}</Text> : null}
      {response?.reason ? <Text size="sm">Reason: {DECLINE_REASONS[response.reason]}</Text> : null}
      <Group gap="xs">
        {viewerCanRespond ? (
          <>
            <Button
              disabled={isSending}
              onClick={() => void respond({ answer: 'AVAILABLE', note })}
            >
              I’m available
            </Button>
            <Button
              variant="default"
              disabled={isSending}
              aria-haspopup="dialog"
              onClick={() => setIsDeclining(true)}
            >
              Decline
            </Button>
          </>
        ) : null}
        {status === 'AVAILABLE' ? <Button disabled>Availability sent</Button> : null}
      </Group>
      <DeclineDialog
        isOpen={isDeclining}
        isBusy={isSending}
        onDecline={(reason) => {
          setIsDeclining(false);
          void respond({ answer: 'DECLINED', reason, note });
        }}
        onClose={() => setIsDeclining(false)}
      />
    </Stack>
  );
}
