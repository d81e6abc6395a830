import { Text } from '@mantine/core';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useEditorStore } from './use-editor.ts';

export function DiscardDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { dispatch } = useEditorStore();
  const discard = () => {
    dispatch({ type: 'reset' });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Discard your changes?"
      confirmLabel="Discard"
      onConfirm={discard}
      onClose={onClose}
    >
      <Text>Everything you changed since the last save is lost. This cannot be undone.</Text>
    </ConfirmDialog>
  );
}
