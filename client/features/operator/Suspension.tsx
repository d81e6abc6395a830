import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { CONTRACTOR_LIMITS } from '../../../server/domain/limits.ts';
import {
  type DeskContractor_ContractorFragment,
  ReinstateContractorDocument,
  SuspendContractorDocument,
} from '../../gql/graphql.ts';
import { LOGGED } from './logged.ts';
import { useSend } from '../../hooks/use-send.ts';
import { firstSentence } from '../../lib/problem.ts';

/** Keeps a contractor from getting leads, or ends that. */
export function Suspension({ contractor }: { contractor: DeskContractor_ContractorFragment }) {
  const { id: contractorId, suspendedReason, email } = contractor;
  const [reason, setReason] = useState('');
  const [suspend, suspending] = useSend(SuspendContractorDocument, LOGGED);
  const [reinstate, reinstating] = useSend(ReinstateContractorDocument, LOGGED);
  const problem = suspending.problem ?? reinstating.problem;
  return (
    <Stack gap="xs">
      {suspendedReason === null ? (
        <Group gap="xs" align="flex-end">
          <TextInput
            label="Reason to suspend"
            aria-label={`Reason to suspend ${email}`}
            maxLength={CONTRACTOR_LIMITS.reason}
            flex="1 1 200px"
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <Button
            variant="default"
            loading={suspending.isSending}
            disabled={reason.trim() === ''}
            aria-label={`Suspend ${email}`}
            onClick={() => void suspend({ input: { contractorId, reason } })}
          >
            Suspend
          </Button>
        </Group>
      ) : (
        <Group gap="xs">
          <Alert color="red" p="xs" flex="1 1 200px">
            Suspended: {suspendedReason}
          </Alert>
          <Button
            variant="default"
            loading={reinstating.isSending}
            aria-label={`End the suspension of ${email}`}
            onClick={() => void reinstate({ input: { contractorId } })}
          >
            End the suspension
          </Button>
        </Group>
      )}
      {problem ? (
        <Alert color="red" role="alert" p="xs">
          {firstSentence(problem)}
        </Alert>
      ) : null}
    </Stack>
  );
}
