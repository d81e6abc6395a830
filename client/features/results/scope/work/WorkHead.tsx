import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import IconChevronDown from '~icons/tabler/chevron-down';
import { formatMoney } from '../../../../lib/format.ts';
import { useEdited } from '../../editor/use-editor.ts';
import { useFocusPanel } from '../../../../hooks/panel-focus.ts';
import { useRevision } from '../../../../hooks/revising.ts';
import { RemoveButton } from '../RemoveButton.tsx';
import classes from './WorkCard.module.css';

interface WorkHeadProps {
  /** Id of the button that opens what is below. */
  elementId?: string;
  name: string;
  /** Mark beside the name. */
  mark?: ReactNode;
  gist: string;
  /** Total of the work. It is null while nothing is priced. */
  total: number | null;
  isOpen: boolean;
  contentId: string;
  onToggle: () => void;
  /** Ids of the works that are removed with it. */
  workIds: readonly string[];
  placeName: string;
}

/** What a piece of work comes to, with the ways to open and to remove it. */
export function WorkHead({ name, mark, gist, total, isOpen, ...props }: WorkHeadProps) {
  const { elementId, contentId, onToggle, workIds, placeName } = props;
  const { currency, canEdit } = useEdited();
  const { isBusy, failure, revise } = useRevision(`drop ${workIds.join(' ')}`);
  const focusPanel = useFocusPanel();
  const remove = async () => {
    const isDone = await revise({
      patches: workIds.map((id) => ({ dropWork: id })),
      done: `“${name}” is removed.`,
    });
    if (isDone) focusPanel();
  };
  return (
    <>
      <div className={classes.row}>
        <UnstyledButton
          id={elementId}
          className={classes.head}
          aria-expanded={isOpen}
          aria-controls={isOpen ? contentId : undefined}
          onClick={onToggle}
        >
          <IconChevronDown size={16} className={classes.chevron} aria-hidden />
          <span className={classes.name}>
            {name}
            {mark}
            {gist ? <span className={classes.gist}>{gist}</span> : null}
          </span>
          {total === null ? null : (
            <span className={classes.total}>{formatMoney(total, currency)}</span>
          )}
        </UnstyledButton>
        {canEdit ? (
          <RemoveButton
            label={`Remove “${name}” from ${placeName}`}
            isBusy={isBusy}
            onRemove={() => void remove()}
          />
        ) : null}
      </div>
      {failure ? (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      ) : null}
    </>
  );
}
