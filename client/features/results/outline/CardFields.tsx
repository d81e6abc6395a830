import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import IconChevronDown from '~icons/tabler/chevron-down';
import IconCopy from '~icons/tabler/copy';
import IconTextPlus from '~icons/tabler/text-plus';
import IconTrash from '~icons/tabler/trash';
import classes from './CardFields.module.css';
import { factsLabel } from './columns.ts';
import { LineCategory } from './LineCategory.tsx';
import { LineFacts } from './LineFacts.tsx';
import { LineFollowing } from './LineFollowing.tsx';
import { LineRefusals } from './LineRefusals.tsx';
import type { LineSetting } from './line-setting.ts';
import { DetailsField, NameField } from './TextFields.tsx';
import type { LineEditing } from './use-line.ts';
import { useWantedDetails } from './use-wanted-details.ts';

interface CardFieldsProps {
  editing: LineEditing;
  label: string;
  isOpen: boolean;
  factsId: string;
  setting: LineSetting;
  /** The numbers. */
  children: ReactNode;
}

const ICON = 18;

/** The fields of an unfolded card, one below the other, and what can be done with its line. */
export function CardFields({
  editing,
  label,
  isOpen,
  factsId,
  setting,
  children,
}: CardFieldsProps) {
  const { line } = editing;
  const { canEdit, commands, grouping } = setting;
  const details = useWantedDetails();
  const field = { editing, label, canEdit };
  const button = { variant: 'default', size: 'sm', mih: 44 } as const;
  return (
    <>
      {grouping === 'none' ? (
        <LineCategory editing={editing} label={label} setting={setting} />
      ) : null}
      <NameField {...field} className={classes.name} />
      <DetailsField {...field} {...details} className={classes.details} />
      {children}
      <LineRefusals lineId={line.id} />
      <LineFollowing editing={editing} label={label} setting={setting} />
      <div className={classes.buttons}>
        <Button
          {...button}
          aria-expanded={isOpen}
          aria-controls={isOpen ? factsId : undefined}
          aria-label={factsLabel(label)}
          rightSection={<IconChevronDown size={ICON} aria-hidden />}
          onClick={() => commands.toggleFacts(line.id)}
        >
          Price source
        </Button>
        {canEdit ? (
          <>
            {line.details || details.isWanted ? null : (
              <Button
                {...button}
                aria-label={`Add details: ${label}`}
                leftSection={<IconTextPlus size={ICON} aria-hidden />}
                onClick={details.onEnter}
              >
                Details
              </Button>
            )}
            <Button
              {...button}
              aria-label={`Duplicate: ${label}`}
              leftSection={<IconCopy size={ICON} aria-hidden />}
              onClick={() => commands.duplicate(line.id)}
            >
              Duplicate
            </Button>
            <Button
              {...button}
              aria-label={`Remove: ${label}`}
              leftSection={<IconTrash size={ICON} aria-hidden />}
              onClick={() => commands.remove(line.id)}
            >
              Remove
            </Button>
          </>
        ) : null}
      </div>
      {isOpen ? <LineFacts id={factsId} editing={editing} label={label} setting={setting} /> : null}
    </>
  );
}
