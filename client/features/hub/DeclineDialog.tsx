import '@mantine/core/styles/Radio.css';
import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { DECLINE_REASONS, type DeclineReason } from '../../../server/domain/leads/lead-status.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';

interface DeclineDialogProps {
  isOpen: boolean;
  isBusy: boolean;
  onDecline: (reason: DeclineReason) => void;
  onClose: () => void;
}

const REASONS = Object.entries(DECLINE_REASONS) as [DeclineReason, string][];

export function DeclineDialog({ onDecline, ...props }: DeclineDialogProps) {
  const [reason, setReason] = useState<DeclineReason>('TOO_BUSY');
  return (
    <ConfirmDialog
      title="Decline this lead?"
      confirmLabel="Decline"
      onConfirm={() => onDecline(reason)}
      {...props}
    >
      <Radio.Group
        label="Why?"
        description="It helps us send you leads that suit you. The homeowner does not see it."
        value={reason}
        onChange={setReason}
      >
        <Stack gap="xs" mt="xs">
          {REASONS.map(([value, label]) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </Stack>
      </Radio.Group>
    </ConfirmDialog>
  );
}
