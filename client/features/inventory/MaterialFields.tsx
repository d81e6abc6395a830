import { unitWords } from '../../../server/domain/money/unit-words.ts';
import { ActionIcon, Badge, Text } from '@mantine/core';
import IconX from '~icons/tabler/x';
import type { MaterialField } from '../../../server/domain/estimate/material-figures.ts';
import { formatMoney, formatQuantity } from '../../lib/format.ts';
import { type MaterialRow, rowSubtotal, settled } from './material-rows.ts';
import classes from './Materials.module.css';
import type { MaterialsAction } from './materials-state.ts';
import { CutPlanToggle } from './CutPlanToggle.tsx';
import { toNumber } from '../../../server/domain/money/to-number.ts';
import { MATERIAL_LIMITS, TYPED_NUMBER_MAX } from '../../../server/domain/limits.ts';
import type { KeyboardEvent } from 'react';
import { useTypedUnit } from '../../hooks/use-typed-unit.ts';

/** Enter goes to the same column of the next row, with Shift of the one above, like in a spreadsheet. */
const goDownAtEnter = (event: KeyboardEvent<HTMLInputElement>): void => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const field = event.currentTarget;
  const column = [
    ...(field
      .closest('[data-materials]')
      ?.querySelectorAll<HTMLInputElement>(`[data-field="${field.dataset.field}"]`) ?? []),
  ];
  const next = column[column.indexOf(field) + (event.shiftKey ? -1 : 1)];
  next?.focus();
  next?.select();
};

interface MaterialFieldsProps {
  row: MaterialRow;
  currency: string;
  isLocked: boolean;
  canRemove: boolean;
  dispatch: (action: MaterialsAction) => void;
  onRemove: (key: string) => void;
}

type ShownField = Exclude<MaterialField, 'category'>;

const FIELDS: { field: ShownField; label: string; maxLength: number; isNumber: boolean }[] = [
  { field: 'name', label: 'Material', maxLength: MATERIAL_LIMITS.name, isNumber: false },
  { field: 'quantity', label: 'Qty', maxLength: TYPED_NUMBER_MAX, isNumber: true },
  { field: 'unit', label: 'Unit', maxLength: MATERIAL_LIMITS.unit, isNumber: false },
  { field: 'unitCost', label: 'Unit Cost', maxLength: TYPED_NUMBER_MAX, isNumber: true },
];

/** One material: what it is, how much of it, and what it costs. */
export function MaterialFields({ row, currency, isLocked, canRemove, ...on }: MaterialFieldsProps) {
  const name = row.name.trim() || 'new material';
  const unit = useTypedUnit(row.unit, toNumber(row.quantity));
  const set = (field: ShownField, typed: string) => {
    const text = field === 'unit' ? unit.type(typed) : typed;
    on.dispatch({ type: 'set', key: row.key, field, text });
  };
  return (
    <li className={classes.row} data-row={row.key}>
      {FIELDS.map(({ field, label, maxLength, isNumber }) => (
        <label key={field} className={classes.field} data-of={field}>
          <span className={classes.label}>{label}</span>
          <input
            className={classes.input}
            data-field={field}
            data-number={isNumber || undefined}
            aria-label={`${label}, ${name}`}
            inputMode={isNumber ? 'decimal' : 'text'}
            autoComplete="off"
            maxLength={maxLength}
            readOnly={isLocked}
            value={field === 'unit' ? unit.shown : row[field]}
            onKeyDown={goDownAtEnter}
            onFocus={isNumber ? (event) => event.currentTarget.select() : undefined}
            onBlur={({ currentTarget: { value } }) => {
              if (field === 'unit') unit.leave();
              if (field !== 'quantity' && field !== 'unitCost') return;
              const text = settled(field, value);
              if (text !== value) on.dispatch({ type: 'set', key: row.key, field, text });
            }}
            onChange={(event) => set(field, event.currentTarget.value)}
          />
        </label>
      ))}
      <output className={classes.subtotal} aria-label={`Subtotal, ${name}`}>
        {formatMoney(rowSubtotal(row), currency)}
      </output>
      {canRemove ? (
        <ActionIcon
          className={classes.remove}
          variant="subtle"
          color="gray"
          size="lg"
          data-remove
          disabled={isLocked}
          aria-label={`Remove ${name}`}
          onClick={() => on.onRemove(row.key)}
        >
          <IconX size={16} />
        </ActionIcon>
      ) : null}
      <MaterialNote row={row} />
    </li>
  );
}

/** Where the quantity comes from, and how it is sold. */
function MaterialNote({ row }: { row: MaterialRow }) {
  const { note, packSize, isEdited, unit } = row;
  const pack =
    packSize !== null && packSize !== 1
      ? `Sold in packs of ${formatQuantity(packSize)} ${unitWords(unit, packSize)}.`
      : '';
  const text = [pack, note ?? ''].filter(Boolean).join(' ');
  if (!text && !isEdited && !row.hasCutPlan) return null;
  return (
    <Text size="xs" c="dimmed" className={classes.note} component="div">
      {isEdited ? (
        <Badge size="xs" variant="light" mr={6}>
          Edited
        </Badge>
      ) : null}
      {text}
      {row.hasCutPlan && row.id !== null ? (
        <CutPlanToggle id={row.id} name={row.name.trim() || 'material'} />
      ) : null}
    </Text>
  );
}
