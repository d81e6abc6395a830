import { Button, Group, Text } from '@mantine/core';
import { useBottomBar } from '../../hooks/use-bottom-bar.ts';
import { formatMoney } from '../../lib/format.ts';
import { useInventory } from './inventory-context.ts';
import { rowsTotal } from './material-rows.ts';
import classes from './Materials.module.css';
import type { Materials } from './use-materials.ts';

/** The total, always in sight, and the buttons that end the editing. */
export function MaterialsFooter({ materials }: { materials: Materials }) {
  const { canEdit, currency } = useInventory();
  const bar = useBottomBar();
  const { state, dispatch, isDirty, isSaving, save } = materials;
  return (
    <Group ref={bar} justify="space-between" className={classes.footer}>
      <Text fw={650} role="status" aria-label="Inventory total">
        Total <span className={classes.amount}>{formatMoney(rowsTotal(state.rows), currency)}</span>
      </Text>
      {canEdit ? (
        <Group gap="xs" className={classes.buttons}>
          {isDirty ? (
            <Button
              variant="subtle"
              disabled={isSaving}
              onClick={() => dispatch({ type: 'discard' })}
            >
              Discard changes
            </Button>
          ) : null}
          <Button
            disabled={!isDirty || state.newer !== null}
            loading={isSaving}
            onClick={() => void save()}
          >
            Save
          </Button>
        </Group>
      ) : null}
    </Group>
  );
}
