import { type RefObject, useCallback, useMemo, useState } from 'react';
import { nextLineId } from '../../../../server/domain/line-ids.ts';
import { useEditorStore } from '../editor/use-editor.ts';
import type { LineCommands, OpenedLineMenu } from './line-setting.ts';
import type { FocusTarget } from './outline-props.ts';

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
export function useLineCommands({
  ids,
  reveal,
  onAdded,
  announce,
  ...options
}: LineCommandOptions) {
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
      const neighbour = ids[place + 1] ?? ids[place - 1];
      store.dispatch({ type: 'remove', lineIds: [id] });
      announce('Line removed. Undo brings it back.');
      if (neighbour === undefined) addButton.current?.focus();
      else setFocusOn({ id: neighbour, to: 'line' });
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
  return { commands, addLine: () => add('add'), focusOn, menu, closeMenu };
}
