import { Button, List, Text } from '@mantine/core';
import { useState } from 'react';
import { Section } from '../../../components/Section.tsx';
import { useEditorStore, useEditorValue, useEdited, useSaving } from '../editor/use-editor.ts';
import { FutureActionsEditor } from './FutureActionsEditor.tsx';

/** What to do next; its owner may change the list. */
export function FutureActions() {
  const futureActions = useEditorValue(({ draft }) => draft.futureActions);
  const { canEdit } = useEdited();
  const { save } = useSaving();
  const { dispatch, read } = useEditorStore();
  /** The list as it was when editing began; null while nobody edits. */
  const [before, setBefore] = useState<string[] | null>(null);

  const set = (actions: string[]) => dispatch({ type: 'setFutureActions', futureActions: actions });
  const edit = () => {
    const { futureActions: known } = read().draft;
    setBefore(known);
    if (known.length === 0) set(['']);
  };
  const cancel = () => {
    if (before) set(before);
    setBefore(null);
  };
  const saveChanges = async () => {
    const written = futureActions.map((action) => action.trim()).filter(Boolean);
    set(written);
    if (await save()) setBefore(null);
  };

  return (
    <Section
      id="next"
      title="Future Actions"
      hint="What to do next."
      aside={
        canEdit && before === null ? (
          <Button variant="default" size="xs" data-no-print onClick={edit}>
            Review/Edit
          </Button>
        ) : null
      }
    >
      {before === null ? (
        <ReadActions actions={futureActions} />
      ) : (
        <FutureActionsEditor
          actions={futureActions}
          onChange={set}
          onCancel={cancel}
          onSave={saveChanges}
        />
      )}
    </Section>
  );
}

function ReadActions({ actions }: { actions: readonly string[] }) {
  if (actions.length === 0) return <Text c="dimmed">No future actions yet...</Text>;
  return (
    <List type="ordered" spacing={6}>
      {[...new Set(actions)].map((action) => (
        <List.Item key={action} style={{ overflowWrap: 'anywhere' }}>
          {action}
        </List.Item>
      ))}
    </List>
  );
}
