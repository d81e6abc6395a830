import { Group } from '@mantine/core';
import { PageTitle } from '../../components/PageTitle.tsx';
import { RenameButton } from '../../components/RenameButton.tsx';
import { pageTitle } from '../../lib/titles.ts';
import { isDirty } from './editor/editor-state.ts';
import { useEditorStore, useEditorValue, useEdited, useSaving } from './editor/use-editor.ts';

/** The page's heading, with the way to change it. */
export function EstimateTitle({ claimNumber }: { claimNumber: string }) {
  const title = pageTitle({ title: useEditorValue(({ draft }) => draft.title), claimNumber });
  const { canEdit } = useEdited();
  const { save } = useSaving();
  const { dispatch, read, ready } = useEditorStore();

  const rename = async (name: string): Promise<null> => {
    await ready;
    // Other changes that are not saved yet wait for their own save, and the name with them.
    const isAlone = !isDirty(read());
    dispatch({ type: 'setTitle', title: name });
    if (isAlone) await save();
    return null;
  };

  return (
    <Group gap={4} wrap="nowrap" align="flex-start">
      <PageTitle style={{ overflowWrap: 'anywhere' }}>{title}</PageTitle>
      {canEdit ? (
        <RenameButton aria-label="Rename estimate" title={title} onRename={rename} />
      ) : null}
    </Group>
  );
}
