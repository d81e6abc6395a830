import { ActionIcon } from '@mantine/core';
import { memo } from 'react';
import IconCopy from '~icons/tabler/copy';
import IconDots from '~icons/tabler/dots';
import IconReceipt from '~icons/tabler/receipt';
import IconTextPlus from '~icons/tabler/text-plus';
import IconTrash from '~icons/tabler/trash';
import { factsLabel } from './columns.ts';
import classes from './LineButtons.module.css';
import type { LineCommands } from './line-setting.ts';

/** The least that is surely met, px. */
const POINTED_SIZE = 24;

interface LineButtonsProps {
  className: string | undefined;
  id: string;
  label: string;
  commands: LineCommands;
  canEdit: boolean;
  isOpen: boolean;
  factsId: string;
  tabIndex: number;
  /** Absent when the details are there already. */
  onAddDetails: (() => void) | undefined;
}

/** What can be done with a line of the table: small buttons for a pointer, one that opens a menu for fingers. */
export const LineButtons = memo(function LineButtons(props: LineButtonsProps) {
  const { id, label, commands, canEdit, isOpen } = props;
  const { className, factsId, tabIndex, onAddDetails } = props;
  const icon = { variant: 'subtle', color: 'gray', size: POINTED_SIZE, tabIndex } as const;
  const facts = {
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? factsId : undefined,
    'aria-label': factsLabel(label),
    title: 'Where the price comes from',
  };
  return (
    <div className={[classes.buttons, className].join(' ')}>
      <ActionIcon
        {...icon}
        {...facts}
        className={classes.pointed}
        onClick={() => commands.toggleFacts(id)}
      >
        <IconReceipt size={16} aria-hidden />
      </ActionIcon>
      {canEdit ? (
        <>
          {onAddDetails ? (
            <ActionIcon
              {...icon}
              className={classes.pointed}
              aria-label={`Add details: ${label}`}
              title="Add details"
              onClick={onAddDetails}
            >
              <IconTextPlus size={16} aria-hidden />
            </ActionIcon>
          ) : null}
          <ActionIcon
            {...icon}
            className={classes.pointed}
            aria-label={`Duplicate: ${label}`}
            title="Duplicate"
            onClick={() => commands.duplicate(id)}
          >
            <IconCopy size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            {...icon}
            className={classes.pointed}
            aria-label={`Remove: ${label}`}
            title="Remove"
            onClick={() => commands.remove(id)}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </>
      ) : null}
      <ActionIcon
        variant="subtle"
        color="gray"
        tabIndex={tabIndex}
        className={classes.touched}
        aria-haspopup="menu"
        aria-label={`Actions: ${label}`}
        onClick={(event) =>
          commands.openMenu({ id, label, button: { current: event.currentTarget }, onAddDetails })
        }
      >
        <IconDots size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
});
