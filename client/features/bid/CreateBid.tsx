import { Alert, Button, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import classes from './Bid.module.css';
import { useMakeBid } from './use-make-bid.ts';
import { BID_LIMITS } from '../../../server/domain/limits.ts';

interface CreateBidProps {
  estimateId: string;
  canEdit: boolean;
}

/** Offers to make a bid where there is none. */
export function CreateBid({ estimateId, canEdit }: CreateBidProps) {
  const [note, setNote] = useState('');
  const { make, isMaking, failure } = useMakeBid(estimateId);
  if (!canEdit) return <Text>This estimate has no bid yet.</Text>;
  return (
    <Stack>
      <Text size="sm">
        A bid to hand to a customer, built from the saved estimate: labor and material by line,
        overhead and profit, contingency, schedule, exclusions and payments. You can change it
        afterwards.
      </Text>
      <Textarea
        label="Note to the customer"
        description="Optional. Shown at the end of the bid."
        maxLength={BID_LIMITS.note}
        rows={2}
        classNames={{ input: classes.growing }}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {failure === null ? null : (
        <Alert color="red" role="alert" title="The bid could not be created">
          {failure}
        </Alert>
      )}
      <div>
        <Button loading={isMaking} onClick={() => void make(note)}>
          Create bid
        </Button>
      </div>
    </Stack>
  );
}
