import { Button, Stack, Text, VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, useCallback, useId, useMemo, useRef, useState } from 'react';
import { nextLineId } from '../../../../server/domain/edit-lines.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Section } from '../../../components/Section.tsx';
import { useSmallScreen } from '../../../hooks/use-small-screen.ts';
import type { EditorState } from '../editor/editor-reducer.ts';
import { useEditorStore, useSaving } from '../editor/use-editor.ts';
import { useEditorList } from '../editor/use-editor-list.ts';
import { CreditQuestion } from './CreditQuestion.tsx';
import type { LineSetting } from './line-setting.ts';
import { OutlineCards } from './OutlineCards.tsx';
import type { FocusWish } from './outline-props.ts';
import { OutlineTable } from './OutlineTable.tsx';
import { OutlineToolbar } from './OutlineToolbar.tsx';
import { useOpenedLines } from './use-opened-lines.ts';
import { useOutlineView } from './use-outline-view.ts';

const HINT =
  'Arrow keys move between cells, Enter edits a cell, Escape takes back what was typed into it. Tab leaves the table.';

const categoriesInUse = ({ draft }: EditorState): string[] => [
  ...new Set(draft.items.map(({ category }) => category)),
];

interface OutlineSectionProps {
  onSendToInventory?: (lineId: string) => void;
}

/** The lines of the estimate, to read and to edit. */
export function OutlineSection({ onSendToInventory }: OutlineSectionProps) {
  const store = useEditorStore();
  const { currency, canEdit } = useSaving();
  const view = useOutlineView();
  const categories = useEditorList(categoriesInUse);
  // There the seven columns do not fit.
  const isWide = !useSmallScreen();
  const { ids: opened, toggle } = useOpenedLines();
  const unfolded = useOpenedLines();
  const [message, setMessage] = useState('');
  const [focusOn, setFocusOn] = useState<FocusWish | null>(null);
  const hintId = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const { ids } = view;
  const { open: unfoldLine } = unfolded;

  const addLine = useCallback(
    (act: 'add' | 'duplicate', lineId = '') => {
      const id = nextLineId(store.read().draft.items);
      store.dispatch(
        act === 'add' ? { type: 'add', after: null, lines: [{}] } : { type: 'duplicate', lineId },
      );
      unfoldLine(id);
      setFocusOn({ id, to: 'field' });
      setMessage(act === 'add' ? 'Line added.' : 'Line duplicated.');
    },
    [store, unfoldLine],
  );

  const removeLine = useCallback(
    (id: string) => {
      const place = ids.indexOf(id);
      const neighbour = ids[place + 1] ?? ids[place - 1];
      store.dispatch({ type: 'remove', lineIds: [id] });
      setMessage('Line removed. Undo brings it back.');
      if (neighbour === undefined) addButton.current?.focus();
      else setFocusOn({ id: neighbour, to: 'line' });
    },
    [store, ids],
  );

  const setting = useMemo<LineSetting>(
    () => ({
      currency,
      canEdit,
      categories,
      onSendToInventory,
      commands: {
        toggleFacts: toggle,
        duplicate: (id) => addLine('duplicate', id),
        remove: removeLine,
      },
    }),
    [currency, canEdit, categories, onSendToInventory, toggle, addLine, removeLine],
  );

  const undoKeys = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    // The search field keeps its own.
    if ((event.target as Element).matches('[type=search]')) return;
    if (key === 'escape') return store.dispatch({ type: 'cancelTyping' });
    if (!(event.ctrlKey || event.metaKey) || !(key === 'z' || key === 'y')) return;
    event.preventDefault();
    store.dispatch({ type: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
  };

  const Outline = isWide ? OutlineTable : OutlineCards;
  return (
    <Section title="Project Outline">
      <Stack gap="md" onKeyDown={undoKeys}>
        <OutlineToolbar view={view} canEdit={canEdit} isWide={isWide} />
        {view.count === 0 ? (
          <EmptyState
            title="No lines"
            hint="The description held no work that could be priced. Add lines of your own, and the total follows."
          />
        ) : (
          <Outline
            view={view}
            setting={setting}
            opened={opened}
            unfolded={unfolded}
            announce={setMessage}
            hintId={hintId}
            focusOn={focusOn}
          />
        )}
        {view.count > 0 && view.ids.length === 0 ? (
          <Text c="dimmed">No line matches the search.</Text>
        ) : null}
        {canEdit ? (
          <div>
            <Button
              ref={addButton}
              variant="light"
              size={isWide ? 'sm' : 'md'}
              onClick={() => addLine('add')}
            >
              + Add Item
            </Button>
          </div>
        ) : null}
        {canEdit ? <CreditQuestion /> : null}
        <VisuallyHidden id={hintId}>{HINT}</VisuallyHidden>
        <VisuallyHidden role="status">{message}</VisuallyHidden>
      </Stack>
    </Section>
  );
}
