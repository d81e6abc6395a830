import { Alert, Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { PROPOSAL_LIMITS } from '../../../server/domain/limits.ts';
import { DialogFormEnd } from '../../components/DialogFormEnd.tsx';
import {
  AcceptProposalDocument,
  DeclineProposalDocument,
  WithdrawProposalDocument,
} from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';
import { useSentForm } from '../../hooks/use-sent-form.ts';
import { formatDay, localDay } from '../../lib/days.ts';
import { formatMoney } from '../../lib/format.ts';
import type { ProposalState } from './proposal-words.ts';

type Choice = 'accept' | 'decline' | 'withdraw';

interface ProposalDecisionProps {
  proposal: ProposalState;
  company: string;
}

/** What the viewer may do with a proposal: sign it, say no, or step back in writing. */
export function ProposalDecision({ proposal, company }: ProposalDecisionProps) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const { viewerCanDecide, viewerCanDecline, viewerCanWithdraw } = proposal;
  const close = () => setChoice(null);
  if (choice === 'accept' && viewerCanDecide) {
    return <Signing proposal={proposal} company={company} onClose={close} />;
  }
  if ((choice === 'decline' && viewerCanDecline) || (choice === 'withdraw' && viewerCanWithdraw)) {
    return <Reasoning key={choice} proposal={proposal} choice={choice} onClose={close} />;
  }
  return (
    <Group gap="xs">
      {viewerCanDecline && !viewerCanDecide ? (
        <Text size="sm">
          {company} is on hold at the moment, so this cannot be accepted. You can decline it, or
          wait until they are back.
        </Text>
      ) : null}
      {viewerCanDecide ? <Button onClick={() => setChoice('accept')}>Accept</Button> : null}
      {viewerCanDecline ? (
        <Button variant="default" onClick={() => setChoice('decline')}>
          Decline
        </Button>
      ) : null}
      {viewerCanWithdraw ? (
        <Button variant="default" onClick={() => setChoice('withdraw')}>
          Withdraw
        </Button>
      ) : null}
    </Group>
  );
}

interface SigningProps extends ProposalDecisionProps {
  onClose: () => void;
}

function Signing({ proposal, company, onClose }: SigningProps) {
  const [accept, { isSending, problem }] = useSend(AcceptProposalDocument);
  const form = useSentForm(problem, { initialValues: { name: '', date: localDay() } });
  const { name, date } = form.values;
  const submit = form.onSubmit(async (signature) => {
    const outcome = await accept({ input: { proposalId: proposal.id, ...signature } });
    if (outcome.kind === 'done') onClose();
  });
  return (
    <form onSubmit={submit} aria-label="Accept this proposal">
      <Stack gap="sm">
        <Text size="sm">
          You accept version {proposal.version} of {company} for{' '}
          {formatMoney(proposal.total, proposal.currency)}. Other proposals for this work are
          closed, and their contractors get a friendly message. This cannot be undone here. To back
          out later, you tell the contractor why.
        </Text>
        <TextInput
          label="Your first and last name"
          autoComplete="name"
          maxLength={PROPOSAL_LIMITS.name}
          data-autofocus
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked to sign
          autoFocus
          {...form.getInputProps('name')}
        />
        <TextInput type="date" label="Date" {...form.getInputProps('date')} />
        <Failure message={form.rest} />
        <DialogFormEnd
          submitLabel="Sign and accept"
          disabled={name.trim() === '' || date === ''}
          isBusy={isSending}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}

const REASON_WORDS = {
  decline: {
    title: 'Decline this proposal',
    label: 'Why? The contractor reads it.',
    hint: 'They can send you a revised proposal.',
    submit: 'Decline',
  },
  withdraw: {
    title: 'Withdraw this proposal',
    label: 'Why? The other side reads it.',
    hint: 'It is in your conversation. What was signed stays on record.',
    submit: 'Withdraw',
  },
} as const;

interface ReasoningProps {
  proposal: ProposalState;
  choice: keyof typeof REASON_WORDS;
  onClose: () => void;
}

function Reasoning({ proposal, choice, onClose }: ReasoningProps) {
  // What is signed while the form is open is not withdrawn with it.
  const [status] = useState(proposal.status);
  const [decline, declining] = useSend(DeclineProposalDocument);
  const [withdraw, withdrawing] = useSend(WithdrawProposalDocument);
  const words = REASON_WORDS[choice];
  const form = useSentForm(declining.problem ?? withdrawing.problem, {
    initialValues: { reason: '' },
  });
  const submit = form.onSubmit(async ({ reason }) => {
    const input = { proposalId: proposal.id, reason };
    const outcome =
      choice === 'decline'
        ? await decline({ input })
        : await withdraw({ input: { ...input, status } });
    if (outcome.kind === 'done') onClose();
  });
  return (
    <form onSubmit={submit} aria-label={words.title}>
      <Stack gap="sm">
        <Textarea
          label={words.label}
          description={words.hint}
          rows={3}
          maxLength={PROPOSAL_LIMITS.reason}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for it
          autoFocus
          {...form.getInputProps('reason')}
        />
        {proposal.status === 'ACCEPTED' && proposal.signature ? (
          <Text size="sm">
            It was signed by {proposal.signature.name} on {formatDay(proposal.signature.date)}.
          </Text>
        ) : null}
        <Failure message={form.rest} />
        <DialogFormEnd
          submitLabel={words.submit}
          disabled={form.values.reason.trim() === ''}
          isBusy={declining.isSending || withdrawing.isSending}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}

function Failure({ message }: { message: string | null }) {
  return message ? (
    <Alert color="red" role="alert" p="xs">
      {message}
    </Alert>
  ) : null;
}
