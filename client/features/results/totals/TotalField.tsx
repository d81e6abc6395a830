import { Text } from '@mantine/core';
import { type CSSProperties, useState, type KeyboardEvent } from 'react';
import IconPencil from '~icons/tabler/pencil';
import { toCents, roundCents } from '../../../../server/domain/money/money.ts';
import { formatMoney } from '../../../lib/format.ts';
import {
  linesTotalOf,
  totalOf,
  useEditorStore,
  useHasFreedTotal,
  useEdited,
  useTotal,
} from '../editor/use-editor.ts';
import { OwnTotal } from './OwnTotal.tsx';
import classes from './TotalField.module.css';
import { TYPED_NUMBER_MAX } from '../../../../server/domain/limits.ts';

/** The largest total an estimate can hold, dollars. */
const LARGEST = 1e9;

/** Dollars with two decimals; null for what is no amount: then the field falls back to its previous value. */
const readTotal = async (text: string): Promise<number | null> => {
  const { readMoney } = await import('../../../lib/typed-number.ts');
  const read = readMoney(text, null);
  if ('hint' in read || read.value < 0 || read.value > LARGEST) return null;
  return roundCents(read.value);
};

/** Width of a text in digits. Commas and points are about half as wide as a digit. */
const widthOf = (text: string): number =>
  text.replaceAll(/[.,]/g, '').length + 0.5 * text.replaceAll(/[^.,]/g, '').length;

/** The total project cost, which can be set by hand. A text that is no amount falls back to the amount before. */
export function TotalField({ labelledBy }: { labelledBy: string }) {
  const { currency, canEdit } = useEdited();
  const total = useTotal();
  const { dispatch, read, ready } = useEditorStore();
  /** What is being typed; null while nobody types. */
  const [typed, setTyped] = useState<string | null>(null);

  const commit = async () => {
    if (typed === null) return;
    const [amount] = await Promise.all([readTotal(typed), ready]);
    setTyped((now) => (now === typed ? null : now));
    if (amount === null || toCents(amount) === toCents(totalOf(read()))) return;
    const followsLines = toCents(amount) === toCents(linesTotalOf(read()));
    dispatch({ type: 'setTotal', total: followsLines ? null : amount });
  };
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (key === 'Enter') currentTarget.blur();
    if (key === 'Escape') setTyped(null);
  };

  if (!canEdit) return <Text className={classes.amount}>{formatMoney(total, currency)}</Text>;
  const shown = typed ?? formatMoney(total, currency);
  return (
    <>
      <div className={classes.field}>
        <input
          aria-labelledby={labelledBy}
          className={classes.input}
          inputMode="decimal"
          autoComplete="off"
          maxLength={TYPED_NUMBER_MAX}
          value={shown}
          style={{ '--characters': widthOf(shown) } as CSSProperties}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={() => void commit()}
          onKeyDown={onKeyDown}
        />
        <IconPencil className={classes.pencil} size={18} aria-hidden />
      </div>
      <OwnTotal />
      <FreedTotal />
    </>
  );
}

/** Status that is there before it has words, so that a screen reader announces them. */
function FreedTotal() {
  const isFreed = useHasFreedTotal();
  return (
    <Text size="sm" role="status" data-no-print>
      {isFreed ? 'The total follows the lines again.' : null}
    </Text>
  );
}
