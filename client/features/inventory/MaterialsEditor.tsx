import { Button, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useInventory } from './inventory-context.ts';
import { MaterialGroup } from './MaterialGroup.tsx';
import { groupRows } from './material-rows.ts';
import classes from './Materials.module.css';
import type { Materials } from './use-materials.ts';

/** The materials by category. */
export function MaterialsEditor({ materials }: { materials: Materials }) {
  const { canEdit, inventory } = useInventory();
  const { state, dispatch, isSaving } = materials;
  const list = useRef<HTMLDivElement>(null);
  const { added } = state;
  const addedBefore = useRef(added);

  useEffect(() => {
    if (added > addedBefore.current) {
      list.current?.querySelector<HTMLElement>(`[data-row="new ${added}"] input`)?.focus();
    }
    addedBefore.current = added;
  }, [added]);

  const remove = (key: string) => {
    moveFocusOffRow(list.current, key);
    dispatch({ type: 'remove', key });
  };
  const isLocked = isSaving || !canEdit || state.newer !== null;
  return (
    <div ref={list} data-materials>
      {state.rows.length === 0 ? (
        <EmptyState
          title="No materials yet"
          hint={
            inventory?.status === 'DONE'
              ? 'The lines of this estimate need no materials.'
              : 'Let AI Takeoff work them out, or add your own.'
          }
        />
      ) : (
        <div className={classes.heads} aria-hidden>
          <span>Material</span>
          <span data-number>Qty</span>
          <span>Unit</span>
          <span data-number>Unit Cost</span>
          <span data-number>Subtotal</span>
        </div>
      )}
      {groupRows(state.rows).map((group) => (
        <MaterialGroup
          key={group.category}
          group={group}
          isLocked={isLocked}
          dispatch={dispatch}
          onRemove={remove}
        />
      ))}
      {canEdit ? (
        <Button
          variant="default"
          mt="md"
          data-add
          disabled={isLocked}
          onClick={() => dispatch({ type: 'add', category: '' })}
        >
          + Add Material
        </Button>
      ) : (
        <Text size="sm" c="dimmed" mt="md">
          Only the owner of the estimate can change the materials.
        </Text>
      )}
    </div>
  );
}

/** The row goes away with the focus in it: the one below takes it, else the one above, else the button to add one. */
const moveFocusOffRow = (list: HTMLElement | null, key: string): void => {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const index = rows.findIndex((row) => row.dataset.row === key);
  const neighbor = rows[index + 1] ?? rows[index - 1];
  const target =
    neighbor?.querySelector<HTMLElement>('[data-remove]') ??
    list?.querySelector<HTMLElement>('[data-add]');
  target?.focus();
};
