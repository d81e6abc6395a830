import { Alert, Text } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useIsDirty } from '../editor/use-editor.ts';
import type { Restoring } from './use-restore.ts';

interface RestoreDialogProps {
  /** The version to restore. It is null while the dialog is closed. */
  version: number | null;
  restoring: Restoring;
  onClose: () => void;
}

export function RestoreDialog({ version, restoring, onClose }: RestoreDialogProps) {
  const { restore, isRestoring, failure } = restoring;
  const isDirty = useIsDirty();
  // What was asked stays while the dialog fades out.
  const [asked, setAsked] = useState(version);
  if (version !== null && version !== asked) setAsked(version);
  const confirm = async () => {
    if (version !== null && (await restore(version))) onClose();
  };
  return (
    <ConfirmDialog
      isOpen={version !== null}
      title={`Restore version ${asked ?? ''}?`}
      confirmLabel="Restore"
      isBusy={isRestoring}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Text>
        The estimate becomes what it was in version {asked}. The current version stays in the
        history.
      </Text>
      {isDirty ? (
        <Alert color="yellow" p="xs">
          Your unsaved changes are lost. To keep them, close this and save first.
        </Alert>
      ) : null}
      {failure ? (
        <Alert color="red" role="alert" p="xs">
          {failure}
        </Alert>
      ) : null}
    </ConfirmDialog>
  );
}
