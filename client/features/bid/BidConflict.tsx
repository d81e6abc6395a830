import '@mantine/core/styles/Fieldset.css';
import '@mantine/core/styles/Pagination.css';
import { Alert, Button, Group, List, Text } from '@mantine/core';
import type { Side } from '../../../server/domain/estimate/three-way.ts';
import { BID_FIELDS } from './bid-values.ts';
import type { BidConflictInfo } from './use-bid-editor.ts';

interface BidConflictProps {
  conflict: BidConflictInfo;
  onDecide: (side: Side) => void;
}

export function BidConflict({ conflict, onDecide }: BidConflictProps) {
  const { changedByThem, conflicting, theirs } = conflict;
  return (
    <Alert color="orange" role="alert" title="The bid was changed elsewhere">
      <List size="sm">
        {changedByThem.map((field) => {
          const value = theirs[field];
          return (
            <List.Item key={field}>
              {BID_FIELDS[field]}
              {Array.isArray(value) ? '' : `: ${value}`}
              {conflicting.includes(field) ? ' (you changed it, too)' : ''}
            </List.Item>
          );
        })}
      </List>
      <Text size="sm" mt="xs">
        {conflicting.length > 0
          ? 'Both changed the same thing. Which one should stay?'
          : 'Your changes are in other parts. Merge both, then save.'}
      </Text>
      <Group mt="sm" gap="xs">
        <Button size="xs" onClick={() => onDecide('mine')}>
          {conflicting.length > 0 ? 'Keep mine' : 'Bring together'}
        </Button>
        {conflicting.length > 0 ? (
          <Button size="xs" variant="default" onClick={() => onDecide('theirs')}>
            Take theirs
          </Button>
        ) : null}
      </Group>
    </Alert>
  );
}
