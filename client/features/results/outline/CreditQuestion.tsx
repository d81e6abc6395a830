import { unitWords } from '../../../../server/domain/money/unit-words.ts';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { lineTotal } from '../../../../server/domain/money/pricing.ts';
import { OnDemand } from '../../../components/OnDemand.tsx';
import { formatMoney, formatQuantity } from '../../../lib/format.ts';
import { keptFor } from '../../../lib/kept-for.ts';
import { openedPart } from '../../../lib/opened-part.ts';
import type { EditorLine } from '../editor/draft.ts';
import type { EditorState } from '../editor/editor-state.ts';
import { lineWithId } from '../editor/lines.ts';
import { useEditorStore, useEditorValue, useEdited } from '../editor/use-editor.ts';

const [ConfirmDialog] = openedPart(
  async () => (await import('../../../components/ConfirmDialog.tsx')).ConfirmDialog,
);

/** A line that came below zero on this page, once its field is left. */
const newCredit = keptFor(({ draft, base, typing }: EditorState): EditorLine | undefined =>
  typing || draft.items === base.draft.items
    ? undefined
    : draft.items.find(
        ({ id, quantity }) => quantity < 0 && (lineWithId(base.draft, id)?.quantity ?? 0) >= 0,
      ),
);

/** Asks about the first quantity below zero; credits are fine, a slip of the minus key is not. */
export function CreditQuestion() {
  const { dispatch } = useEditorStore();
  const { currency } = useEdited();
  const credit = useEditorValue(newCredit);
  const [asked, setAsked] = useState<EditorLine | null>(null);
  const [isAnswered, setIsAnswered] = useState(false);
  if (credit && !asked && !isAnswered) setAsked(credit);
  if (!asked) return null;
  const { id, name, quantity, unit } = asked;
  const amount = `${formatQuantity(-quantity)} ${unitWords(unit, quantity)}`;
  const keep = () => setIsAnswered(true);
  return (
    <OnDemand isOpen={!isAnswered}>
      <ConfirmDialog
        isOpen={!isAnswered}
        title="Is this a credit?"
        confirmLabel={`Make it ${amount}`}
        cancelLabel="Keep the credit"
        onConfirm={() => {
          dispatch({ type: 'edit', lineId: id, fields: { quantity: -quantity } });
          dispatch({ type: 'endTyping' });
          keep();
        }}
        onClose={keep}
      >
        <Text>
          {name.trim() || 'The line'} has a quantity below zero: {formatQuantity(quantity)}{' '}
          {unitWords(unit, quantity)} take {formatMoney(Math.abs(lineTotal(asked)), currency)} off
          the total.
        </Text>
        <Text size="sm" c="dimmed">
          You are asked only once; further credits are taken as they are.
        </Text>
      </ConfirmDialog>
    </OnDemand>
  );
}
