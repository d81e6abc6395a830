import { ActionIcon } from '@mantine/core';
import { IconChevronRight, IconCopy, IconTextPlus, IconTrash } from '@tabler/icons-react';
import classes from './LineButtons.module.css';

export interface LineCommands {
  toggleFacts: (id: string) => void;
  duplicate: (id: string) => void;
  remove: (id: string) => void;
}

interface LineButtonsProps {
  className: string | undefined;
  id: string;
  label: string;
  commands: LineCommands;
  canEdit: boolean;
  isOpen: boolean;
  factsId: string;
  tabIndex: number | undefined;
  /** Absent when the details are there already. */
  onAddDetails?: (() => void) | undefined;
}

export function LineButtons({ id, label, commands, canEdit, isOpen, ...props }: LineButtonsProps) {
  const { className, factsId, tabIndex, onAddDetails } = props;
  const icon = { variant: 'subtle', color: 'gray', size: 'sm', tabIndex } as const;
  return (
    <div className={[classes.buttons, className].join(' ')}>
      <button
        type="button"
        className={classes.facts}
        tabIndex={tabIndex}
        aria-expanded={isOpen}
        aria-controls={isOpen ? factsId : undefined}
        aria-label={`Price source: ${label}`}
        onClick={() => commands.toggleFacts(id)}
      >
        <IconChevronRight size={14} className={classes.chevron} aria-hidden />
        Price source
      </button>
      {canEdit ? (
        <>
          {onAddDetails ? (
            <ActionIcon {...icon} aria-label={`Add details: ${label}`} onClick={onAddDetails}>
              <IconTextPlus size={16} aria-hidden />
            </ActionIcon>
          ) : null}
          <ActionIcon
            {...icon}
            aria-label={`Duplicate: ${label}`}
            onClick={() => commands.duplicate(id)}
          >
            <IconCopy size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon {...icon} aria-label={`Remove: ${label}`} onClick={() => commands.remove(id)}>
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </>
      ) : null}
    </div>
  );
}
