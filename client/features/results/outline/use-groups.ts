// What the lines are grouped by, as somebody last chose on this device, and which groups are folded.
import { useCallback, useMemo, useState } from 'react';
import { deviceStorage } from '../../../lib/storage.ts';
import type { EditorLine } from '../editor/draft.ts';
import { useEditorStore } from '../editor/use-editor.ts';
import { useEditorList } from '../editor/use-editor-list.ts';
import { lineWithId } from '../editor/lines.ts';
import {
  groupedLine,
  groupKey,
  type Grouping,
  GROUPINGS,
  isGrouping,
  type OutlineRowOf,
  rowsOf,
  usualGrouping,
} from './group-lines.ts';

const STORED = 'outline.grouping';

export interface OutlineGroups {
  grouping: Grouping;
  setGrouping: (grouping: Grouping) => void;
  rows: readonly OutlineRowOf[];
  /** Folds or unfolds a group, by the key of its row. */
  fold: (key: string) => void;
  foldAll: (isFolded: boolean) => void;
  areAllFolded: boolean;
  /** Unfolds the group a line is in. */
  reveal: (lineId: string) => void;
}

const roomsOf = (items: readonly EditorLine[]) => items.map(({ metadata }) => metadata.rooms);
const categoriesOf = (items: readonly EditorLine[]) => items.map(({ category }) => category);
const NONE: ReadonlySet<string> = new Set();

const without = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  keys.has(key) ? new Set([...keys].filter((each) => each !== key)) : keys;

/** @param isOpen nothing stays folded, e.g. while lines are searched for */
export function useGroups(
  shown: readonly string[],
  allIds: readonly string[],
  isOpen: boolean,
): OutlineGroups {
  const store = useEditorStore();
  const rooms = useEditorList(roomsOf);
  const categories = useEditorList(categoriesOf);
  const [grouping, setGrouping] = useState<Grouping>(() => {
    const stored = deviceStorage.read(STORED);
    return isGrouping(stored) ? stored : usualGrouping(store.read().draft.items);
  });
  const [folded, setFolded] = useState(NONE);

  const rows = useMemo(() => {
    const lines = new Map(
      allIds.map((id, index) => [
        id,
        { rooms: rooms[index] ?? [], category: categories[index] ?? '' },
      ]),
    );
    const lineOf = (id: string) => lines.get(id) ?? { rooms: [], category: '' };
    return rowsOf(shown, grouping, lineOf, isOpen ? NONE : folded);
  }, [shown, grouping, folded, isOpen, allIds, rooms, categories]);

  const reveal = useCallback(
    (lineId: string) => {
      const line = lineWithId(store.read().draft, lineId);
      if (!line || grouping === 'none') return;
      const key = groupKey(grouping, GROUPINGS[grouping].nameOf(groupedLine(line)));
      setFolded((current) => without(current, key));
    },
    [store, grouping],
  );

  const groups = rows.filter((row) => row.kind === 'group');
  return {
    grouping,
    setGrouping: (chosen) => {
      deviceStorage.write(STORED, chosen);
      setGrouping(chosen);
    },
    rows,
    fold: (key) =>
      setFolded((current) =>
        current.has(key) ? without(current, key) : new Set([...current, key]),
      ),
    foldAll: (isFolded) => setFolded(isFolded ? new Set(groups.map(({ key }) => key)) : NONE),
    areAllFolded: groups.length > 0 && groups.every(({ isFolded }) => isFolded),
    reveal,
  };
}
