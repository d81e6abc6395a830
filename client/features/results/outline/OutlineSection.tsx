import { Button, Stack, Text, VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { OnDemand } from '../../../components/OnDemand.tsx';
import { Section } from '../../../components/Section.tsx';
import { useSmallScreen } from '../../../hooks/use-small-screen.ts';
import { openedPart } from '../../../lib/opened-part.ts';
import type { EditorLine } from '../editor/draft.ts';
import { useEditorStore, useEditorValue, useSaving } from '../editor/use-editor.ts';
import { useEditorList } from '../editor/use-editor-list.ts';
import { commonDetails } from './common-details.ts';
import { CreditQuestion } from './CreditQuestion.tsx';
import type { LineSetting } from './line-setting.ts';
import { OutlineCards } from './OutlineCards.tsx';
import { OutlineTable } from './OutlineTable.tsx';
import { OutlineToolbar } from './OutlineToolbar.tsx';
import { useLineCommands } from './use-line-commands.ts';
import { useOpenedLines } from './use-opened-lines.ts';
import { useOutlineView } from './use-outline-view.ts';

const [LineMenu] = openedPart(async () => (await import('./LineMenu.tsx')).LineMenu);

const HINT =
  'Arrow keys move between cells, Enter edits a cell, Escape takes back what was typed into it. Tab leaves the table.';

const categoriesInUse = (items: readonly EditorLine[]): string[] => [
  ...new Set(items.map(({ category }) => category)),
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
  const detailsOfMost = useEditorValue(({ draft }) => commonDetails(draft.items));
  // There the seven columns do not fit.
  const isWide = !useSmallScreen();
  const { ids: opened, toggle } = useOpenedLines();
  const unfolded = useOpenedLines();
  const [message, setMessage] = useState('');
  const hintId = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const { open: unfoldLine } = unfolded;
  const { commands, addLine, focusOn, menu, closeMenu } = useLineCommands({
    ids: view.ids,
    reveal: view.reveal,
    toggleFacts: toggle,
    onAdded: unfoldLine,
    announce: setMessage,
    addButton,
  });
  const { grouping } = view;
  const setting = useMemo<LineSetting>(
    () => ({
      currency,
      canEdit,
      grouping,
      categories,
      commonDetails: detailsOfMost,
      onSendToInventory,
      commands,
    }),
    [currency, canEdit, grouping, categories, detailsOfMost, onSendToInventory, commands],
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
    <Section
      title="Project Outline"
      hint={detailsOfMost && isWide ? `Unless a line says otherwise: ${detailsOfMost}` : undefined}
    >
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
        {view.count > 0 && view.found.length === 0 ? (
          <Text c="dimmed">No line matches the search.</Text>
        ) : null}
        {canEdit ? (
          <div>
            <Button
              ref={addButton}
              variant="light"
              size={isWide ? 'sm' : 'md'}
              data-no-print
              onClick={addLine}
            >
              + Add Item
            </Button>
          </div>
        ) : null}
        {canEdit ? <CreditQuestion /> : null}
        <OnDemand isOpen={menu?.isOpen ?? false}>
          {menu ? (
            <LineMenu
              key={menu.opened.id}
              opened={menu.opened}
              isOpen={menu.isOpen}
              setting={setting}
              onClose={closeMenu}
            />
          ) : null}
        </OnDemand>
        <VisuallyHidden id={hintId}>{HINT}</VisuallyHidden>
        <VisuallyHidden role="status">{message}</VisuallyHidden>
      </Stack>
    </Section>
  );
}
