import { unitWords } from '../../../server/domain/money/unit-words.ts';
import { Alert, Button, Group, List, Text } from '@mantine/core';
import type { MaterialField } from '../../../server/domain/estimate/material-figures.ts';
import type { Side } from '../../../server/domain/estimate/three-way.ts';
import { counted, formatUnitPrice, formatQuantity } from '../../lib/format.ts';
import { useInventory } from './inventory-context.ts';
import type { MaterialValues } from './material-rows.ts';
import {
  changesBetween,
  type MaterialChange,
  type MaterialConflict,
  mergeMaterials,
} from './merge-materials.ts';
import type { Materials } from './use-materials.ts';

/** What was saved elsewhere while the person was editing: either told, or put to them where both changed the same. */
export function MaterialsNews({ materials }: { materials: Materials }) {
  const { dispatch, clearFailure } = materials;
  const { base, rows, newer, news } = materials.state;
  if (newer) {
    const { conflicts } = mergeMaterials(base.materials, rows, newer.materials, 'mine');
    const decide = (side: Side) => {
      dispatch({ type: 'resolve', side });
      clearFailure();
    };
    return (
      <Alert color="orange" role="alert" title="The inventory was changed elsewhere">
        <Changes changes={changesBetween(base.materials, newer.materials)} />
        <Text size="sm" mt="xs">
          {counted(conflicts.length, 'change')} of yours and theirs conflict:
        </Text>
        <Conflicts conflicts={conflicts} />
        <Group mt="sm" gap="xs">
          <Button size="xs" onClick={() => decide('mine')}>
            Keep mine
          </Button>
          <Button size="xs" variant="default" onClick={() => decide('theirs')}>
            Take theirs
          </Button>
        </Group>
      </Alert>
    );
  }
  if (news.length === 0) return null;
  return (
    <Alert
      color="plumb"
      role="status"
      title="Changed elsewhere meanwhile"
      withCloseButton
      closeButtonLabel="Dismiss"
      onClose={() => dispatch({ type: 'dismissNews' })}
    >
      <Changes changes={news} />
      <Text size="sm" mt="xs">
        It is in the list below, beside your own unsaved changes.
      </Text>
    </Alert>
  );
}

/** More of them would hide the materials themselves. */
const SHOWN = 8;

function Changes({ changes }: { changes: readonly MaterialChange[] }) {
  const more = changes.length - SHOWN;
  const sentence = useChangeSentence();
  return (
    <List size="sm">
      {changes.slice(0, SHOWN).map((change) => (
        <List.Item key={change.material.id}>{sentence(change)}</List.Item>
      ))}
      {more > 0 ? <List.Item>and {counted(more, 'more change')}</List.Item> : null}
    </List>
  );
}

function Conflicts({ conflicts }: { conflicts: readonly MaterialConflict[] }) {
  const show = useShownField();
  const side = (values: MaterialValues | null, field: MaterialField | null): string => {
    if (!values) return 'removed';
    return field ? show(field, values) : 'changed';
  };
  return (
    <List size="sm">
      {conflicts.map(({ id, name, field, mine, theirs }) => (
        <List.Item key={`${id} ${field}`}>
          {name || 'Material without a name'}
          {field ? `, ${FIELD_NAMES[field]}` : ''}: yours {side(mine, field)}, theirs{' '}
          {side(theirs, field)}
        </List.Item>
      ))}
    </List>
  );
}

const FIELD_NAMES: Record<MaterialField, string> = {
  name: 'name',
  quantity: 'quantity',
  unit: 'unit',
  unitCost: 'unit cost',
  category: 'category',
};
const FIELDS = Object.keys(FIELD_NAMES) as MaterialField[];

const useShownField = () => {
  const { currency } = useInventory();
  return (field: MaterialField, values: MaterialValues): string => {
    if (field === 'quantity') return formatQuantity(values.quantity);
    if (field === 'unitCost') return formatUnitPrice(values.unitCost, currency);
    if (field === 'unit') return unitWords(values.unit, values.quantity);
    return `“${values[field]}”`;
  };
};

const useChangeSentence = () => {
  const show = useShownField();
  return (change: MaterialChange): string => {
    const name = change.material.name || 'Material without a name';
    if (change.kind !== 'changed') return `${name}: ${change.kind}`;
    const parts = FIELDS.filter((field) => change.before[field] !== change.material[field]).map(
      (field) =>
        `${FIELD_NAMES[field]} from ${show(field, change.before)} to ${show(field, change.material)}`,
    );
    return `${name}: ${parts.join(', ')}`;
  };
};
