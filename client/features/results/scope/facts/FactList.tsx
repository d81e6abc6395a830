import { Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useEdited } from '../../editor/use-editor.ts';
import { useFocusPanel } from '../../../../hooks/panel-focus.ts';
import { type ScopeChange, useRevision } from '../../../../hooks/revising.ts';
import { FailureText } from '../../../../components/FailureText.tsx';
import { RemoveButton } from '../RemoveButton.tsx';
import classes from './Facts.module.css';

interface FactListProps {
  title: string;
  hint: string;
  children: ReactNode;
}

/** Facts of which there may be several. */
export function FactList({ title, hint, children }: FactListProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Title order={4} size="h6" id={titleId}>
        {title}
      </Title>
      <Text size="xs" c="dimmed" mb={6}>
        {hint}
      </Text>
      <ul className={classes.list}>{children}</ul>
    </section>
  );
}

interface FactRowProps {
  /** Key of its removal. */
  revisionKey: string;
  name: string;
  /** Where it was said. */
  note: string | null;
  removal: ScopeChange;
  /** True when it has one field. */
  isShort?: boolean;
  children: ReactNode;
}

/** One of several facts, with its fields. */
export function FactRow({ revisionKey, name, note, removal, ...props }: FactRowProps) {
  const { isShort = false, children } = props;
  const { canEdit } = useEdited();
  const { isBusy, failure, revise } = useRevision(revisionKey);
  const focusPanel = useFocusPanel();
  const remove = async () => {
    if (await revise(removal)) focusPanel();
  };
  return (
    <li>
      <div className={classes.row} data-short={isShort || undefined}>
        <div className={classes.of}>
          <Text size="sm" fw={500}>
            {name}
          </Text>
          {note ? (
            <Text size="xs" c="dimmed">
              {note}
            </Text>
          ) : null}
        </div>
        {children}
        {canEdit ? (
          <RemoveButton label={`Remove ${name}`} isBusy={isBusy} onRemove={() => void remove()} />
        ) : null}
      </div>
      <FailureText failure={failure} />
    </li>
  );
}
