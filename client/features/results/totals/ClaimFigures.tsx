import { Group, Text, Title } from '@mantine/core';
import { useId } from 'react';
import type { ClaimSums } from '../../../../server/domain/estimate/estimate-figures.ts';
import { type Figure, Figures } from '../../../components/Figures.tsx';
import { Glossary } from '../../../components/Glossary.tsx';
import { useEdited } from '../editor/use-editor.ts';

const claimSteps = (claim: ClaimSums): Figure[] => [
  { label: 'Replacement cost value (RCV)', amount: claim.rcv },
  { label: 'Less recoverable depreciation', amount: -claim.recoverableDepreciation },
  ...(claim.nonRecoverableDepreciation > 0
    ? [{ label: 'Less other depreciation', amount: -claim.nonRecoverableDepreciation }]
    : []),
  { label: 'Actual cash value (ACV)', amount: claim.acv, isSum: true },
  ...(claim.codeUpgrade
    ? [{ label: 'Less code upgrade, paid once the work is done', amount: -claim.codeUpgrade }]
    : []),
  { label: 'Less deductible', amount: claim.deductible === null ? null : -claim.deductible },
  ...(claim.priorPayments ? [{ label: 'Less prior payments', amount: -claim.priorPayments }] : []),
  { label: 'Net claim', amount: claim.net, isSum: true },
  { label: 'Net claim with depreciation recovered', amount: claim.netOnCompletion },
];

/** Figures of a claim, from replacement cost to what would be paid first. */
export function ClaimFigures({ claim }: { claim: ClaimSums }) {
  const { currency, canEdit } = useEdited();
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId}>
      <Group justify="space-between" gap="xs">
        <Title order={3} size="h6" id={titleId}>
          Claim
        </Title>
        <Glossary />
      </Group>
      <Text size="xs" c="dimmed" mb={6}>
        A repair cost estimate, not advice on coverage.
      </Text>
      <Figures figures={claimSteps(claim)} currency={currency} />
      <Text size="sm" c="dimmed" mt="sm">
        {claim.overheadReason}
      </Text>
      {claim.deductible === null && canEdit ? (
        <Text size="sm" c="dimmed" mt="xs">
          Enter the deductible below, under “The whole job”, to see the net claim.
        </Text>
      ) : null}
    </div>
  );
}
