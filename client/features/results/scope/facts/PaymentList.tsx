import { Button } from '@mantine/core';
import { FailureText } from '../../../../components/FailureText.tsx';
import { useFocusPanel } from '../../../../hooks/panel-focus.ts';
import { useRevision } from '../../../../hooks/revising.ts';
import { useEdited } from '../../editor/use-editor.ts';
import type { ShownFacts } from './fact-fields.ts';
import { typedOf } from './fact-fields.ts';
import classes from './Facts.module.css';
import { FactList } from './FactList.tsx';
import { factsCleared } from './facts-change.ts';

/** When the price of a bid is paid, as its request tells it. Without it the usual steps hold. */
export function PaymentList({ payments }: { payments: NonNullable<ShownFacts['payments']> }) {
  const { canEdit } = useEdited();
  const { isBusy, failure, revise } = useRevision('drop payments');
  const focusPanel = useFocusPanel();
  const clear = async () => {
    if (await revise(factsCleared('Payments', { payments: null }))) focusPanel();
  };
  return (
    <div>
      <FactList title="Payments" hint="As your request tells them, in place of the usual steps.">
        {payments.map(({ due, share }, at) => (
          <li key={`${due} ${at}`} className={classes.payment}>
            <span>{due}</span>
            <span>{typedOf({ isPercent: true }, share)}%</span>
          </li>
        ))}
      </FactList>
      {canEdit ? (
        <Button variant="default" size="xs" mt={8} loading={isBusy} onClick={() => void clear()}>
          Use the usual payments
        </Button>
      ) : null}
      <FailureText failure={failure} />
    </div>
  );
}
