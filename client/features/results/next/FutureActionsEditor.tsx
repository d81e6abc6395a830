import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useIsDirty, useSaving } from '../editor/use-editor.ts';
import { FutureActionField } from './FutureActionField.tsx';
import classes from './FutureActions.module.css';
import { ESTIMATE_LIMITS } from '../../../../server/domain/limits.ts';

interface FutureActionsEditorProps {
  actions: readonly string[];
  onChange: (actions: string[]) => void;
  onCancel: () => void;
  onSave: () => Promise<void>;
}

export function FutureActionsEditor({ actions, ...handlers }: FutureActionsEditorProps) {
  const { onChange, onCancel, onSave } = handlers;
  const { isSaving } = useSaving();
  const isDirty = useIsDirty();
  const list = useRef<HTMLOListElement>(null);
  /** Which field is to have the focus once it is drawn. */
  const wanted = useRef<number | null>(0);

  useEffect(() => {
    if (wanted.current === null) return;
    list.current?.querySelectorAll('textarea').item(wanted.current)?.focus();
    wanted.current = null;
  });

  const move = (index: number, by: -1 | 1) => {
    const text = actions[index];
    if (text === undefined || actions[index + by] === undefined) return;
    wanted.current = index + by;
    onChange(actions.toSpliced(index, 1).toSpliced(index + by, 0, text));
  };
  const remove = (index: number) => {
    wanted.current = Math.min(index, actions.length - 2);
    onChange(actions.toSpliced(index, 1));
  };
  const add = () => {
    wanted.current = actions.length;
    onChange([...actions, '']);
  };

  return (
    <Stack>
      <ol className={classes.fields} ref={list}>
        {actions.map((action, index) => (
          <FutureActionField
            // oxlint-disable-next-line react/no-array-index-key -- steps have no identity of their own; two may even read the same
            key={index}
            position={index + 1}
            isLast={index === actions.length - 1}
            text={action}
            onChange={(text) => onChange(actions.with(index, text))}
            onMove={(by) => move(index, by)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <Text size="xs" c="dimmed">
        Alt and an arrow key moves a step up or down.
      </Text>
      <Group justify="space-between">
        <Button
          variant="default"
          disabled={actions.length >= ESTIMATE_LIMITS.futureActions}
          onClick={add}
        >
          + Add step
        </Button>
        <Group gap="xs">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button disabled={!isDirty} loading={isSaving} onClick={() => void onSave()}>
            Save Changes
          </Button>
        </Group>
      </Group>
    </Stack>
  );
}
