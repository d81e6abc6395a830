import { unitWords } from '../../../../../server/domain/money/unit-words.ts';
import { Text } from '@mantine/core';
import { formatMoney, formatQuantity } from '../../../../lib/format.ts';
import { lineTotal } from '../../../../../server/domain/money/pricing.ts';
import type { EditorLine } from '../../editor/draft.ts';
import { useEdited } from '../../editor/use-editor.ts';
import classes from './WorkLines.module.css';

/** The lines that a piece of work comes to. */
export function WorkLines({ lines }: { lines: readonly EditorLine[] }) {
  const { currency } = useEdited();
  if (lines.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        It has no lines right now.
      </Text>
    );
  }
  return (
    <ul className={classes.lines} aria-label="Its lines">
      {lines.map((line) => (
        <li key={line.id}>
          <span className={classes.name}>{line.name}</span>
          <span>
            {formatQuantity(line.quantity)} {unitWords(line.unit, line.quantity)}
          </span>
          <span>{formatMoney(lineTotal(line), currency)}</span>
        </li>
      ))}
    </ul>
  );
}
