import { Badge, Text } from '@mantine/core';
import { formatMoney } from '../../lib/format.ts';
import { OpenProposal } from './OpenProposal.tsx';
import { type ProposalState, STATUS_WORDS } from './proposal-words.ts';
import classes from './Proposals.module.css';

interface ProposalItemProps {
  proposal: Pick<ProposalState, 'id' | 'version' | 'status' | 'total' | 'currency'>;
}

/** Below a message that tells of a proposal: its total, where it stands, and the way to it. */
export function ProposalItem({ proposal }: ProposalItemProps) {
  const { id, version, status, total, currency } = proposal;
  const { label, color } = STATUS_WORDS[status];
  return (
    <div className={classes.item}>
      <Text fw={650}>{formatMoney(total, currency)}</Text>
      <Badge variant="light" color={color}>
        {label}
      </Badge>
      <OpenProposal id={id} label={`Open proposal version ${version}`} />
    </div>
  );
}
