import { Button } from '@mantine/core';
import { IconPackage } from '@tabler/icons-react';
import type { EditorLine } from '../editor/draft.ts';
import { RoomPhotos } from '../files/RoomPhotos.tsx';
import { FinishChoice } from './FinishChoice.tsx';
import classes from './LineFacts.module.css';
import { lineFacts } from './line-facts.ts';

interface LineFactsProps {
  id: string;
  line: EditorLine;
  label: string;
  currency: string;
  canEdit: boolean;
  onSendToInventory?: ((lineId: string) => void) | undefined;
}

/** Where a line's price and quantity come from, and what can be done about it. */
export function LineFacts({
  id,
  line,
  label,
  currency,
  canEdit,
  onSendToInventory,
}: LineFactsProps) {
  const facts = lineFacts(line, currency);
  return (
    <div id={id} className={classes.panel}>
      {canEdit ? <FinishChoice line={line} label={label} currency={currency} /> : null}
      <dl className={classes.facts}>
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>{fact.text}</dd>
          </div>
        ))}
      </dl>
      {line.metadata.room ? <RoomPhotos room={line.metadata.room} /> : null}
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
