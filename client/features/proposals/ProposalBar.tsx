import { Alert, Badge, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { OnDemand } from '../../components/OnDemand.tsx';
import { usePricedLeadQuery } from '../../gql/hooks.ts';
import { openedPart } from '../../lib/opened-part.ts';
import { showToast } from '../../lib/toast.tsx';
import { OpenProposal } from './OpenProposal.tsx';
import { outcomeWords, STATUS_WORDS } from './proposal-words.ts';

const [SendProposal] = openedPart(async () => (await import('./SendProposal.tsx')).SendProposal);

interface ProposalBarProps {
  estimateId: string;
  bid: { version: number; note: string | null };
  /** Typed and not saved yet: it would not be sent. */
  isDirty: boolean;
}

/** Above the bid of an estimate that prices a lead: what was sent of it, and the way to send it. Nothing for other estimates. */
export function ProposalBar({ estimateId, bid, isDirty }: ProposalBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data, refetch } = usePricedLeadQuery({
    variables: { estimateId },
    fetchPolicy: 'cache-and-network',
  });
  const lead = data?.estimate?.pricedLead;
  if (!lead?.homeowner) return null;
  const { name } = lead.homeowner;
  const { proposal } = lead;
  const isAccepted = proposal?.status === 'ACCEPTED';
  const onSent = () => {
    setIsOpen(false);
    showToast({ kind: 'success', message: `Sent to ${name}. It is in your conversation.` });
    void refetch().catch(() => {});
  };
  return (
    <Alert color="plumb" variant="light" mb="md" title={`This prices a lead of ${name}`}>
      {proposal ? (
        <Group gap="xs" mb="xs">
          <Badge variant="light" color={STATUS_WORDS[proposal.status].color}>
            {STATUS_WORDS[proposal.status].label}
          </Badge>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            Version {proposal.version}. {outcomeWords(proposal)}
          </Text>
          <OpenProposal id={proposal.id} label={`Open proposal version ${proposal.version}`} />
        </Group>
      ) : (
        <Text size="sm" mb="xs">
          When the bid is ready, send it to {name} as a proposal.
        </Text>
      )}
      {isAccepted ? null : (
        <Button
          aria-haspopup="dialog"
          disabled={isDirty}
          title={isDirty ? 'Save the bid first.' : undefined}
          onClick={() => setIsOpen(true)}
        >
          {proposal ? 'Send a revised proposal' : 'Send proposal'}
        </Button>
      )}
      <OnDemand isOpen={isOpen}>
        <SendProposal
          key={`${bid.version} ${proposal?.version ?? 0}`}
          estimateId={estimateId}
          bid={bid}
          homeowner={name}
          standingVersion={proposal?.status === 'SENT' ? proposal.version : null}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onSent={onSent}
        />
      </OnDemand>
    </Alert>
  );
}
