import { memo, useId } from 'react';
import { lineTotal } from '../../../../server/domain/money/pricing.ts';
import { formatMoney } from '../../../lib/format.ts';
import { COLUMNS, lineLabel } from './columns.ts';
import type { GridSelection } from './grid-focus.ts';
import { ItemCell } from './ItemCell.tsx';
import { NumberCell } from './NumberCell.tsx';
import type { LineSetting } from './line-setting.ts';
import classes from './OutlineTable.module.css';
import { UnitField } from './UnitField.tsx';
import { useLine } from './use-line.ts';

interface OutlineRowProps {
  id: string;
  /** Among all rows of the table, from 1. */
  rank: number;
  isOpen: boolean;
  /** The active cell's, when it is in this row. */
  activeColumn: number | null;
  selection: GridSelection | null;
  setting: LineSetting;
}

/** Fields are reached through their cell, so that the table is one stop for the Tab key. */
const OFF_TAB = -1;

export const OutlineRow = memo(function OutlineRow({
  id,
  rank,
  isOpen,
  activeColumn,
  selection,
  setting,
}: OutlineRowProps) {
  const factsId = useId();
  const editing = useLine(id);
  if (!editing) return null;
  const { line, position, number, endTyping } = editing;
  const { currency, canEdit } = setting;
  const label = lineLabel(line, position);
  const isEmpty = line.name.trim() === '';

  const cell = (column: number) => ({
    role: 'gridcell',
    'data-column': column,
    'aria-colindex': column + 1,
    tabIndex: activeColumn === column ? 0 : OFF_TAB,
    'aria-selected':
      selection !== null && column >= selection.from && column <= selection.to ? true : undefined,
    className: COLUMNS[column]?.isNumber ? classes.number : undefined,
  });
  const field = (name: string) => ({
    'aria-label': `${name}, ${label}`,
    'data-primary': true,
    tabIndex: OFF_TAB,
    readOnly: !canEdit,
    onBlur: endTyping,
  });

  return (
    <tr
      aria-rowindex={rank}
      data-line={id}
      data-nameless={isEmpty || undefined}
      data-open={isOpen || undefined}
    >
      <td {...cell(0)}>{number ?? '–'}</td>
      <td {...cell(1)}>
        <ItemCell
          editing={editing}
          label={label}
          isOpen={isOpen}
          factsId={factsId}
          setting={setting}
          fieldTabIndex={OFF_TAB}
          buttonTabIndex={activeColumn === null ? OFF_TAB : 0}
        />
      </td>
      <td {...cell(2)}>
        <NumberCell {...field('Qty')} line={line} field="quantity" data-field="quantity" />
      </td>
      <td {...cell(3)}>
        <UnitField
          {...field('Unit')}
          editing={editing}
          isSpelled={setting.spellsUnits}
          data-field="unit"
        />
      </td>
      <td {...cell(4)}>
        <NumberCell {...field('Unit Price')} line={line} field="unitPrice" data-field="unitPrice" />
      </td>
      <td {...cell(5)}>
        <NumberCell {...field('Tax')} line={line} field="tax" data-field="tax" />
      </td>
      <td {...cell(6)}>
        <strong>{formatMoney(lineTotal(line), currency)}</strong>
      </td>
    </tr>
  );
});
