import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { formatMoney } from '../../../../lib/format.ts';
import { placeName } from '../../../../lib/scope-words.ts';
import { useSaving } from '../../editor/use-editor.ts';
import { useFocusPanel } from '../panel-focus.ts';
import { entryElementId, usePointing } from '../pointing.ts';
import { useRevision } from '../revising/revising.ts';
import type { Scope, ScopePlace, ScopeWork } from '../scope-types.ts';
import { useWorkLines } from './use-work-lines.ts';
import { WorkFields } from './WorkFields.tsx';
import classes from './WorkCard.module.css';
import { workGist } from './work-words.ts';

interface WorkCardProps {
  work: ScopeWork;
  place: ScopePlace;
  scope: Scope;
}

/** One piece of work: what it comes to, and everything that can be said of it. */
export function WorkCard({ work, place, scope }: WorkCardProps) {
  const { opened, toggle, pointedAt } = usePointing();
  const { currency, canEdit } = useSaving();
  const { isBusy, failure, revise } = useRevision(`drop ${work.id}`);
  const focusPanel = useFocusPanel();
  const fieldsId = useId();
  const { id, name, total, optional, certainty } = work;
  const isOpen = opened.has(id);
  const lines = useWorkLines(id);
  const gist = workGist(work, lines);

  const remove = async () => {
    const isDone = await revise({
      patches: [{ dropWork: id }],
      done: `“${name}” is removed.`,
    });
    if (isDone) focusPanel();
  };

  return (
    <li className={classes.work} data-pointed={pointedAt === id || undefined}>
      <div className={classes.row}>
        <UnstyledButton
          id={entryElementId(id)}
          className={classes.head}
          aria-expanded={isOpen}
          aria-controls={isOpen ? fieldsId : undefined}
          onClick={() => toggle(id)}
        >
          <IconChevronDown size={16} className={classes.chevron} aria-hidden />
          <span className={classes.name} data-optional={optional || undefined}>
            {name}
            {certainty === 'ASSUMED' ? <em className={classes.assumed}> assumed</em> : null}
            {gist ? <span className={classes.gist}>{gist}</span> : null}
          </span>
          {total === null ? null : (
            <span className={classes.total}>{formatMoney(total, currency)}</span>
          )}
        </UnstyledButton>
        {canEdit ? (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            loading={isBusy}
            aria-label={`Remove “${name}” from ${placeName(place)}`}
            onClick={() => void remove()}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        ) : null}
      </div>
      {failure ? (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      ) : null}
      {isOpen ? (
        <div id={fieldsId} className={classes.fields}>
          <WorkFields work={work} lines={lines} scope={scope} />
        </div>
      ) : null}
    </li>
  );
}
