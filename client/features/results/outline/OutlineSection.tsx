import { Button, Stack, Text, VisuallyHidden } from '@mantine/core';
import {
  memo,
  type KeyboardEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
} from 'react';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { OnDemand } from '../../../components/OnDemand.tsx';
import { Section } from '../../../components/Section.tsx';
import { useSmallScreen } from '../../../hooks/use-small-screen.ts';
import { openedPart } from '../../../lib/opened-part.ts';
import type { EditorLine } from '../editor/draft.ts';
import {
  type EditorStore,
  useEditorStore,
  useEditorValue,
  useEdited,
} from '../editor/use-editor.ts';
import { useEditorList } from '../editor/use-editor-list.ts';
import { commonDetails } from './common-details.ts';
import { CreditQuestion } from './CreditQuestion.tsx';
import type { LineSetting, LineCommands, OpenedLineMenu } from './line-setting.ts';
import { OutlineCards } from './OutlineCards.tsx';
import { OutlineTable } from './OutlineTable.tsx';
import { OutlineToolbar } from './OutlineToolbar.tsx';
import { useOpenedLines } from './use-opened-lines.ts';
import { type OutlineView, useOutlineView } from './use-outline-view.ts';
import { nextLineId } from '../../../../server/domain/estimate/line-ids.ts';
import { useFigures } from '../totals/LiveFigures.tsx';
import type { FocusTarget } from './outline-props.ts';
import { roomGroup } from '../../../../server/domain/estimate/room-groups.ts';
import { useWantedRoom, type WantedRoom } from './wanted-room.ts';

interface LineCommandOptions {
  /** Lines drawn, in the order they are drawn in. */
  ids: readonly string[];
  toggleFacts: (id: string) => void;
  reveal: (id: string) => void;
  /** A line is new and wants to be seen whole. */
  onAdded: (id: string) => void;
  announce: (message: string) => void;
  addButton: RefObject<HTMLButtonElement | null>;
}

/** What the buttons of lines do, and where the focus goes then. */
function useLineCommands({ ids, reveal, onAdded, announce, ...options }: LineCommandOptions) {
  const { toggleFacts, addButton } = options;
  const store = useEditorStore();
  const [focusOn, setFocusOn] = useState<FocusTarget | null>(null);
  const [menu, setMenu] = useState<{ opened: OpenedLineMenu; isOpen: boolean } | null>(null);

  const add = useCallback(
    (act: 'add' | 'duplicate', lineId = '') => {
      const id = nextLineId(store.read().draft.items);
      store.dispatch(
        act === 'add' ? { type: 'add', after: null, lines: [{}] } : { type: 'duplicate', lineId },
      );
      onAdded(id);
      reveal(id);
      setFocusOn({ id, to: 'field' });
      announce(act === 'add' ? 'Line added.' : 'Line duplicated.');
    },
    [store, onAdded, reveal, announce],
  );

  const remove = useCallback(
    (id: string) => {
      const place = ids.indexOf(id);
      const neighbor = ids[place + 1] ?? ids[place - 1];
      store.dispatch({ type: 'remove', lineIds: [id] });
      announce('Line removed. Undo brings it back.');
      if (neighbor === undefined) addButton.current?.focus();
      else setFocusOn({ id: neighbor, to: 'line' });
    },
    [store, ids, announce, addButton],
  );

  const commands = useMemo<LineCommands>(
    () => ({
      toggleFacts,
      duplicate: (id) => add('duplicate', id),
      remove,
      reveal,
      openMenu: (opened) => setMenu({ opened, isOpen: true }),
    }),
    [toggleFacts, add, remove, reveal],
  );
  const closeMenu = () => setMenu((current) => current && { ...current, isOpen: false });
  const focusLine = (id: string) => setFocusOn({ id, to: 'line' });
  return { commands, addLine: () => add('add'), focusOn, focusLine, menu, closeMenu };
}

/** Shows the lines of a room that was chosen elsewhere on the page. */
function useShownRoom({ showRoom, setSearch }: OutlineView, focusLine: (id: string) => void): void {
  const store = useEditorStore();
  const { wanted } = useWantedRoom();
  const show = useEffectEvent(({ group }: WantedRoom) => {
    const inRoom = ({ metadata }: EditorLine) => roomGroup(metadata.rooms) === group;
    const first = store.read().draft.items.find(inRoom);
    setSearch('');
    showRoom(group);
    if (first) focusLine(first.id);
  });
  useEffect(() => {
    if (wanted) show(wanted);
  }, [wanted]);
}

const [LineMenu] = openedPart(async () => (await import('./LineMenu.tsx')).LineMenu);

const HINT =
  'Arrow keys move between cells, Enter edits a cell, Escape takes back what was typed into it. Tab leaves the table.';

/** Undoes and redoes by the usual keys, wherever in the section they are pressed. */
const undoByKeys = (store: EditorStore, event: KeyboardEvent): void => {
  const key = event.key.toLowerCase();
  // The search field keeps its own.
  if ((event.target as Element).matches('[type=search]')) return;
  if (key === 'escape') return store.dispatch({ type: 'cancelTyping' });
  if (!(event.ctrlKey || event.metaKey) || !(key === 'z' || key === 'y')) return;
  event.preventDefault();
  store.dispatch({ type: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
};

const categoriesInUse = (items: readonly EditorLine[]): string[] => [
  ...new Set(items.map(({ category }) => category)),
];

/** What all lines have in common. */
function useLineSetting({
  grouping,
  commands,
  onSendToInventory,
}: Pick<LineSetting, 'grouping' | 'commands' | 'onSendToInventory'>): LineSetting {
  const { currency, canEdit } = useEdited();
  const categories = useEditorList(categoriesInUse);
  const detailsOfMost = useEditorValue(({ draft }) => commonDetails(draft.items));
  const { claim, bid } = useFigures();
  // Adjusters and contractors read the codes of their trade.
  const spellsUnits = claim === null && bid === null;
  return useMemo(
    () => ({
      currency,
      canEdit,
      grouping,
      categories,
      commonDetails: detailsOfMost,
      spellsUnits,
      onSendToInventory,
      commands,
    }),
    [
      currency,
      canEdit,
      grouping,
      categories,
      detailsOfMost,
      spellsUnits,
      onSendToInventory,
      commands,
    ],
  );
}

interface OutlineSectionProps {
  onSendToInventory?: (lineId: string) => void;
}

/** The lines of the estimate, to read and to edit. */
export const OutlineSection = memo(function OutlineSection({
  onSendToInventory,
}: OutlineSectionProps) {
  const store = useEditorStore();
  const view = useOutlineView();
  // There the seven columns do not fit.
  const isWide = !useSmallScreen();
  const { ids: opened, toggle } = useOpenedLines();
  const unfolded = useOpenedLines();
  const [message, setMessage] = useState('');
  const hintId = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const { commands, addLine, focusOn, focusLine, menu, closeMenu } = useLineCommands({
    ids: view.ids,
    reveal: view.reveal,
    toggleFacts: toggle,
    onAdded: unfolded.open,
    announce: setMessage,
    addButton,
  });
  useShownRoom(view, focusLine);
  const { grouping } = view;
  const setting = useLineSetting({ grouping, commands, onSendToInventory });
  const { canEdit, commonDetails: detailsOfMost } = setting;

  const Outline = isWide ? OutlineTable : OutlineCards;
  return (
    <Section
      id="lines"
      title="Project Outline"
      hint={detailsOfMost && isWide ? `Unless a line says otherwise: ${detailsOfMost}` : undefined}
    >
      <Stack gap="md" onKeyDown={(event) => undoByKeys(store, event)}>
        <OutlineToolbar view={view} canEdit={canEdit} isWide={isWide} />
        {view.count === 0 ? (
          <EmptyState
            title="No lines"
            hint="We found no work to price in the description. Add lines of your own, and the total follows."
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
});
