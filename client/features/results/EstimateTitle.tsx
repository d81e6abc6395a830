import { ActionIcon, Group } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { OnDemand } from '../../components/OnDemand.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { pageTitle } from '../../lib/titles.ts';
import { isDirty } from './editor/editor-reducer.ts';
import { useEditorStore, useEditorValue, useSaving } from './editor/use-editor.ts';

const RenameDialog = lazy(async () => ({
  default: (await import('../../components/RenameDialog.tsx')).RenameDialog,
}));

/** The page's heading, with the way to change it. */
export function EstimateTitle({ claimNumber }: { claimNumber: string }) {
  const title = pageTitle({ title: useEditorValue(({ draft }) => draft.title), claimNumber });
  const { canEdit, save } = useSaving();
  const { dispatch, read } = useEditorStore();
  const [isRenaming, setIsRenaming] = useState(false);

  const rename = async (name: string): Promise<null> => {
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
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label="Rename estimate"
          aria-haspopup="dialog"
          data-no-print
          onClick={() => setIsRenaming(true)}
        >
          <IconPencil size={18} aria-hidden />
        </ActionIcon>
      ) : null}
      <OnDemand isOpen={isRenaming}>
        <RenameDialog
          isOpen={isRenaming}
          title={title}
          onRename={rename}
          onClose={() => setIsRenaming(false)}
        />
      </OnDemand>
    </Group>
  );
}
