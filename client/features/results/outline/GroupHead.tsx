import { counted, formatMoney } from '../../../lib/format.ts';
import { totalOfLines } from '../editor/lines.ts';
import { useEditorValue } from '../editor/use-editor.ts';
import { categoryLabel, LAST_COLUMN } from './columns.ts';
import classes from './OutlineTable.module.css';

interface GroupHeadProps {
  category: string;
  ids: readonly string[];
  currency: string;
  /** Among all rows of the table, from 1. */
  rank: number;
}

export const useGroupTotal = (ids: readonly string[]): number =>
  useEditorValue(({ draft }) => totalOfLines(draft, ids));

/** The head of a category: how many lines, and what they come to. */
export function GroupHead({ category, ids, currency, rank }: GroupHeadProps) {
  const subtotal = useGroupTotal(ids);
  return (
    <tr aria-rowindex={rank} className={classes.group}>
      <th scope="rowgroup" colSpan={LAST_COLUMN - 1} aria-colspan={LAST_COLUMN - 1}>
        {categoryLabel(category)} <span>{counted(ids.length, 'line')}</span>
      </th>
      <td colSpan={2} aria-colspan={2}>
        {formatMoney(subtotal, currency)}
      </td>
    </tr>
  );
}
