// The lines as they are looked at: sorted, searched and grouped. None of it is part of the estimate.
import { useDeferredValue, useMemo, useState } from 'react';
import type { EditorLine } from '../editor/draft.ts';
import { useEditorStore } from '../editor/use-editor.ts';
import { useEditorList } from '../editor/use-editor-list.ts';
import { usePrinting } from '../../../hooks/use-printing.ts';
import { arrange, keepUp, type SortKey, type Sorting } from './arrange-lines.ts';
import { type OutlineGroups, useGroups } from './use-groups.ts';

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
