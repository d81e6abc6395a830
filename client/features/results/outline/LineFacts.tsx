import { Button } from '@mantine/core';
import IconPackage from '~icons/tabler/package';
import { RoomPhotos } from '../files/RoomPhotos.tsx';
import { FinishChoice } from './FinishChoice.tsx';
import classes from './LineFacts.module.css';
import { LineCategory } from './LineCategory.tsx';
import { lineFacts } from './line-facts.ts';
import type { LineSetting } from './line-setting.ts';
import type { LineEditing } from './use-line.ts';

interface LineFactsProps {
  id: string;
  editing: LineEditing;
  label: string;
  setting: LineSetting;
}

/** Where a line's price and quantity come from, and what can be done about it. */
export function LineFacts({ id, editing, label, setting }: LineFactsProps) {
  const { line } = editing;
  const { currency, canEdit, grouping, onSendToInventory } = setting;
  const facts = lineFacts(line, currency);
  return (
    <div id={id} className={classes.panel}>
      {canEdit ? <FinishChoice line={line} label={label} currency={currency} /> : null}
      <dl className={classes.facts}>
        {grouping === 'none' ? null : (
          <div>
            <dt>Category</dt>
            <dd>
              <LineCategory editing={editing} label={label} setting={setting} />
            </dd>
          </div>
        )}
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>{fact.text}</dd>
          </div>
        ))}
      </dl>
      <RoomPhotos rooms={line.metadata.rooms} />
      {onSendToInventory ? (
        <Button
          size="compact-sm"
          variant="light"
          mt="xs"
          className={classes.send}
          leftSection={<IconPackage size={16} aria-hidden />}
          aria-label={`Send to inventory: ${label}`}
          onClick={() => onSendToInventory(line.id)}
        >
          Send to inventory
        </Button>
      ) : null}
    </div>
  );
}
