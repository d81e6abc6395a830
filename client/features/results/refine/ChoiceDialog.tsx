import { Alert, Text } from '@mantine/core';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { formatMoney } from '../../../lib/format.ts';
import { useEdited } from '../editor/use-editor.ts';
import { useRefine } from './use-refine.ts';
import type { TotalOption } from './total-options.ts';

interface ChoiceDialogProps {
  isOpen: boolean;
  option: TotalOption;
  onClose: () => void;
  onRerun: () => void;
}

/** Says what another choice does before it is done. */
export function ChoiceDialog({ isOpen, option, onClose, onRerun }: ChoiceDialogProps) {
  const { currency } = useEdited();
  const [refine, { isBusy, failure, isDirty }] = useRefine(onRerun);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Price it as “${option.meaning}”?`}
      confirmLabel={isDirty ? 'Save and price again' : 'Price again'}
      isBusy={isBusy}
      onConfirm={() => void refine(option.choice)}
      onClose={onClose}
    >
      <Text>
        The estimate is priced again from your description and uploads, which takes about a minute.
        The total is expected near <strong>{formatMoney(option.amount, currency)}</strong>.
      </Text>
      <Text size="sm" c="dimmed">
        Your own edits of lines stay. The version you have now is kept in the history, and you can
        restore it there.
      </Text>
      {isDirty ? <Text size="sm">Your unsaved changes are saved first.</Text> : null}
      {failure ? (
        <Alert color="red" role="alert">
          {failure}
        </Alert>
      ) : null}
    </ConfirmDialog>
  );
}
