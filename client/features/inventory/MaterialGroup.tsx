import { Button, Group, Title } from '@mantine/core';
import { memo, useId } from 'react';
import { formatMoney } from '../../lib/format.ts';
import { useInventory } from './inventory-context.ts';
import { MaterialFields } from './MaterialFields.tsx';
import type { MaterialGroup as Materials } from './material-rows.ts';
import classes from './Materials.module.css';
import type { MaterialsAction } from './materials-state.ts';

interface MaterialGroupProps {
  group: Materials;
  isLocked: boolean;
  dispatch: (action: MaterialsAction) => void;
  onRemove: (key: string) => void;
}

const Row = memo(MaterialFields);

/** The materials of one category with their subtotal. */
export function MaterialGroup({ group, isLocked, dispatch, onRemove }: MaterialGroupProps) {
  const { canEdit, currency } = useInventory();
  const titleId = useId();
  const { category, rows, subtotal } = group;
  const name = category || 'Other';
  return (
    <section aria-labelledby={titleId} className={classes.group}>
      <Group justify="space-between" className={classes.groupHead} wrap="nowrap">
        <Title order={3} size="h6" id={titleId}>
          {name}
        </Title>
        <Group gap="xs" wrap="nowrap">
          {canEdit && category ? (
            <Button
              variant="subtle"
              size="compact-xs"
              disabled={isLocked}
              aria-label={`Add a material to ${name}`}
              onClick={() => dispatch({ type: 'add', category })}
            >
              + Add
            </Button>
          ) : null}
          <strong className={classes.amount}>{formatMoney(subtotal, currency)}</strong>
        </Group>
      </Group>
      <ul className={classes.rows} aria-label={`${name} materials`}>
        {rows.map((row) => (
          <Row
            key={row.key}
            row={row}
            currency={currency}
            isLocked={isLocked}
            canRemove={canEdit}
            dispatch={dispatch}
            onRemove={onRemove}
          />
        ))}
      </ul>
    </section>
  );
}
