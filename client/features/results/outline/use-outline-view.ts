// The lines as they are looked at: sorted, searched and grouped. None of it is part of the estimate.
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { EditorLine } from '../editor/draft.ts';
import { useEditorStore, useEdited } from '../editor/use-editor.ts';
import { useEditorList } from '../editor/use-editor-list.ts';
import { usePrinting } from '../../../hooks/use-printing.ts';
import { useSmallScreen } from '../../../hooks/use-small-screen.ts';
import { arrange, keepUp, type SortKey, type Sorting } from './arrange-lines.ts';
import { deviceStorage, readJson, tabStorage, writeJson } from '../../../lib/storage.ts';
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

// What the lines are grouped by, as somebody last chose on this device, and which groups are folded. An estimate's folds are
// kept until the tab is closed.

const STORED = 'outline.grouping';

/** More lines than these begin folded on wide screens. On small screens all do. */
const UNFOLDED_MAX = 60;

const NONE: ReadonlySet<string> = new Set();

const without = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  keys.has(key) ? new Set([...keys].filter((each) => each !== key)) : keys;

/** Reads the keys of groups that were turned from how groups begin. */
const readTurned = (key: string): ReadonlySet<string> => {
  const stored = readJson(tabStorage, key);
  return new Set(Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : []);
};

interface Folding {
  isFolded: (key: string) => boolean;
  fold: (key: string, isFolded: boolean) => void;
  foldAll: (keys: readonly string[], isFolded: boolean) => void;
}

/** Which groups are folded. */
function useFolding(): Folding {
  const store = useEditorStore();
  const { estimateId } = useEdited();
  const isSmall = useSmallScreen();
  const [startFolded] = useState(() => isSmall || store.read().draft.items.length > UNFOLDED_MAX);
  const key = `outline.${startFolded ? 'unfolded' : 'folded'}.${estimateId}`;
  const [turned, setTurned] = useState(() => readTurned(key));
  useEffect(() => writeJson(tabStorage, key, [...turned]), [key, turned]);
  return {
    isFolded: useCallback((group) => turned.has(group) !== startFolded, [turned, startFolded]),
    fold: useCallback(
      (group, isFolded) =>
        setTurned((current) =>
          isFolded === startFolded ? without(current, group) : new Set([...current, group]),
        ),
      [startFolded],
    ),
    foldAll: (groups, isFolded) => setTurned(isFolded === startFolded ? NONE : new Set(groups)),
  };
}

interface OutlineGroups {
  grouping: Grouping;
  setGrouping: (grouping: Grouping) => void;
  rows: readonly OutlineRowOf[];
  /** Folds or unfolds a group, by the key of its row. */
  fold: (key: string) => void;
  foldAll: (isFolded: boolean) => void;
  areAllFolded: boolean;
  /** Unfolds the group a line is in. */
  reveal: (lineId: string) => void;
  /** Groups the lines by room until they are grouped otherwise, and unfolds one. */
  showRoom: (group: string) => void;
}

const roomsOf = (items: readonly EditorLine[]) => items.map(({ metadata }) => metadata.rooms);
const categoriesOf = (items: readonly EditorLine[]) => items.map(({ category }) => category);
/** @param isOpen nothing stays folded, e.g. while lines are searched for */
function useGroups(
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
  const { isFolded, fold, foldAll } = useFolding();
  const turn = useCallback((key: string) => fold(key, !isFolded(key)), [fold, isFolded]);

  const rows = useMemo(() => {
    const lines = new Map(
      allIds.map((id, index) => [
        id,
        { rooms: rooms[index] ?? [], category: categories[index] ?? '' },
      ]),
    );
    const lineOf = (id: string) => lines.get(id) ?? { rooms: [], category: '' };
    return rowsOf(shown, grouping, lineOf, isOpen ? () => false : isFolded);
  }, [shown, grouping, isFolded, isOpen, allIds, rooms, categories]);

  const reveal = useCallback(
    (lineId: string) => {
      const line = lineWithId(store.read().draft, lineId);
      if (!line || grouping === 'none') return;
      const key = groupKey(grouping, GROUPINGS[grouping].nameOf(groupedLine(line)));
      fold(key, false);
    },
    [store, grouping, fold],
  );

  const groups = rows.filter((row) => row.kind === 'group');
  return {
    grouping,
    setGrouping: (chosen) => {
      deviceStorage.write(STORED, chosen);
      setGrouping(chosen);
    },
    rows,
    fold: turn,
    foldAll: (folds) =>
      foldAll(
        groups.map(({ key }) => key),
        folds,
      ),
    areAllFolded: groups.length > 0 && groups.every((group) => group.isFolded),
    reveal,
    showRoom: (group) => {
      setGrouping('room');
      fold(groupKey('room', group), false);
    },
  };
}

export interface OutlineView extends OutlineGroups {
  /** Ids of the drawn lines, in the order they are drawn in. */
  ids: readonly string[];
  /** Ids of the lines that were found, folded or not. */
  found: readonly string[];
  /** Where a line stands among rows and heads of groups, from 0. */
  rowIndexes: ReadonlyMap<string, number>;
  /** Number of all lines, shown or not. */
  count: number;
  sorting: Sorting;
  sortBy: (key: SortKey) => void;
  /** The search text as it is typed. */
  search: string;
  /** Search text of the lines shown, a moment behind what is typed. */
  sought: string;
  setSearch: (search: string) => void;
}

const OWN_ORDER: Sorting = { by: 'position', isDescending: false };

/** Ascending, then descending, then the estimate's own order. */
const nextSorting = (sorting: Sorting, by: SortKey): Sorting => {
  if (sorting.by !== by) return { by, isDescending: false };
  return sorting.isDescending ? OWN_ORDER : { by, isDescending: true };
};

const idsOf = (items: readonly EditorLine[]) => items.map(({ id }) => id);

export function useOutlineView(): OutlineView {
  const store = useEditorStore();
  const allIds = useEditorList(idsOf);
  const [sorting, setSorting] = useState(OWN_ORDER);
  const [search, setSearch] = useState('');
  const isPrinting = usePrinting();
  const sought = useDeferredValue(search);

  // Lines are arranged by what they say at this moment: typing into one does not move it away or hide it.
  const arrangement = useMemo(
    () => arrange(store.read().draft.items, sorting, sought),
    [store, sorting, sought],
  );
  const shown = useMemo(() => keepUp(arrangement, allIds), [arrangement, allIds]);
  const groups = useGroups(shown, allIds, isPrinting || sought.trim() !== '');
  const { rows } = groups;
  const places = useMemo(() => {
    const ids = rows.flatMap((row) => (row.kind === 'line' ? [row.id] : []));
    return {
      ids,
      rowIndexes: new Map(rows.flatMap((row, i) => (row.kind === 'line' ? [[row.id, i]] : []))),
    };
  }, [rows]);

  return {
    ...groups,
    ...places,
    found: shown,
    count: allIds.length,
    sorting,
    sortBy: (key) => setSorting((current) => nextSorting(current, key)),
    search,
    sought,
    setSearch,
  };
}
