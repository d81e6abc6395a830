import { ActionIcon, Button, CloseButton, Text, TextInput } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconSearch } from '@tabler/icons-react';
import { counted } from '../../../lib/format.ts';
import { useEditorStore, useEditorValue } from '../editor/use-editor.ts';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import classes from './OutlineToolbar.module.css';
import { SaveButton } from './SaveButton.tsx';
import type { OutlineView } from './use-outline-view.ts';

interface OutlineToolbarProps {
  view: OutlineView;
  canEdit: boolean;
  isWide: boolean;
}

/** Search and grouping of the lines; undo, redo and save. */
export function OutlineToolbar({ view, canEdit, isWide }: OutlineToolbarProps) {
  const { search, setSearch, isGrouped, setIsGrouped, ids, count } = view;
  const found = search ? `${ids.length} of ${counted(count, 'line')}` : null;
  const countText = found ?? (isWide ? counted(count, 'line') : null);
  return (
    <div className={classes.bar} role="toolbar" aria-label="Project Outline tools">
      <TextInput
        className={classes.search}
        type="search"
        aria-label="Search lines"
        placeholder="Search lines"
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSection={
          search ? (
            <CloseButton aria-label="Clear search" size="sm" onClick={() => setSearch('')} />
          ) : null
        }
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <Text size="sm" c="dimmed" role="status" className={classes.count}>
        {countText}
      </Text>
      <Button
        variant={isGrouped ? 'light' : 'default'}
        size={isWide ? 'xs' : 'sm'}
        className={classes.grouping}
        aria-label="Group by category"
        aria-pressed={isGrouped}
        onClick={() => setIsGrouped(!isGrouped)}
      >
        {isWide ? 'Group by category' : 'Group'}
      </Button>
      {canEdit ? <History size={isWide ? 'md' : 'xl'} /> : null}
      {isWide && canEdit ? <KeyboardHelp /> : null}
      {canEdit ? <SaveButton size={isWide ? 'xs' : 'sm'} className={classes.save} /> : null}
    </div>
  );
}

function History({ size }: { size: string }) {
  const { dispatch } = useEditorStore();
  const canUndo = useEditorValue(({ past }) => past.length > 0);
  const canRedo = useEditorValue(({ future }) => future.length > 0);
  const icon = { variant: 'subtle', color: 'gray', size } as const;
  return (
    <div className={classes.history}>
      <ActionIcon
        {...icon}
        aria-label="Undo"
        disabled={!canUndo}
        onClick={() => dispatch({ type: 'undo' })}
      >
        <IconArrowBackUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        {...icon}
        aria-label="Redo"
        disabled={!canRedo}
        onClick={() => dispatch({ type: 'redo' })}
      >
        <IconArrowForwardUp size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}
