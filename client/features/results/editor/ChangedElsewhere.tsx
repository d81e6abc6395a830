import { Alert, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import IconUsers from '~icons/tabler/users';
import { OnDemand } from '../../../components/OnDemand.tsx';
import { openedPart } from '../../../lib/opened-part.ts';
import { useSaving } from './use-editor.ts';

const [ConflictDialog] = openedPart(
  async () => (await import('./ConflictDialog.tsx')).ConflictDialog,
);

/** Another version was saved while this page holds unsaved changes. */
export function ChangedElsewhere() {
  const { conflict } = useSaving();
  const [isOpen, setIsOpen] = useState(false);
  /** The refused save that has opened the dialog by itself; once is enough. */
  const [openedFor, setOpenedFor] = useState<number | null>(null);
  const refused = conflict?.isFromSave ? conflict.theirs.version : null;
  if (refused !== null && refused !== openedFor) {
    setOpenedFor(refused);
    setIsOpen(true);
  }
  // The dialog stays while it fades out, after the conflict is settled.
  const [last, setLast] = useState(conflict);
  if (conflict !== null && conflict !== last) setLast(conflict);

  return (
    <>
      {conflict ? (
        <Alert
          color="yellow"
          icon={<IconUsers />}
          title="This estimate was changed elsewhere"
          role="status"
          data-no-print
        >
          <Text size="sm">
            Your unsaved changes are still here. Review what changed and merge both.
          </Text>
          <Group mt="sm">
            <Button size="xs" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
              Show changes
            </Button>
          </Group>
        </Alert>
      ) : null}
      <OnDemand isOpen={isOpen}>
        {last ? (
          <ConflictDialog
            isOpen={isOpen && conflict !== null}
            conflict={last}
            onClose={() => setIsOpen(false)}
          />
        ) : null}
      </OnDemand>
    </>
  );
}
