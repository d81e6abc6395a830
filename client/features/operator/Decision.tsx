import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useId, useState } from 'react';
import { CONTRACTOR_LIMITS } from '../../../server/domain/limits.ts';
import { firstSentence, type Problem } from '../../lib/problem.ts';

interface DecisionProps {
  /** Whose it is, for screen readers. */
  name: string;
  /** What has to be opened before it can be approved; null for nothing, and once it was. */
  unopened: 'file' | 'document' | null;
  isBusy: boolean;
  problem: Problem | null;
  onDecide: (isApproved: boolean, reason: string) => void;
}

/** Approve, or decline with a reason. */
export function Decision({ name, unopened, isBusy, problem, onDecide }: DecisionProps) {
  const hintId = useId();
  const [isDeclining, setIsDeclining] = useState(false);
  const [reason, setReason] = useState('');
  return (
    <Stack gap="sm">
      {isDeclining ? (
        <Textarea
          label="Reason"
          description="The contractor gets it by e-mail."
          rows={3}
          autosize={false}
          required
          maxLength={CONTRACTOR_LIMITS.reason}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      ) : null}
      {problem ? (
        <Alert color="red" role="alert" p="xs">
          {firstSentence(problem)}
        </Alert>
      ) : null}
      {unopened !== null && !isDeclining ? (
        <Text size="sm" c="dimmed" id={hintId}>
          Open the {unopened} before you approve it.
        </Text>
      ) : null}
      <Group gap="xs">
        {isDeclining ? (
          <>
            <Button
              color="red"
              loading={isBusy}
              disabled={reason.trim() === ''}
              aria-label={`Decline ${name} with this reason`}
              onClick={() => onDecide(false, reason)}
            >
              Decline with this reason
            </Button>
            <Button variant="default" onClick={() => setIsDeclining(false)}>
              Cancel
            </Button>
          </>
        ) : (
          <>
            <Button
              loading={isBusy}
              disabled={unopened !== null}
              aria-label={`Approve ${name}`}
              aria-describedby={unopened === null ? undefined : hintId}
              onClick={() => onDecide(true, '')}
            >
              Approve
            </Button>
            <Button
              variant="default"
              aria-label={`Decline ${name}`}
              onClick={() => setIsDeclining(true)}
            >
              Decline
            </Button>
          </>
        )}
      </Group>
    </Stack>
  );
}
