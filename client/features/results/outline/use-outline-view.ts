// The lines as they are looked at: sorted, searched and grouped. None of it is part of the estimate.
import { useDeferredValue, useMemo, useState } from 'react';
import type { EditorState } from '../editor/editor-reducer.ts';
import { useEditorStore } from '../editor/use-editor.ts';
import { useEditorList } from '../editor/use-editor-list.ts';
import {
  arrange,
  keepUp,
  type OutlineRowOf,
  rowsOf,
  type SortKey,
  type Sorting,
} from './arrange-lines.ts';

export interface OutlineView {
  rows: readonly OutlineRowOf[];
  /** Of the lines shown, in the order shown. */
  ids: readonly string[];
  /** Where a line stands among rows and heads of groups, from 0. */
  rowIndexes: ReadonlyMap<string, number>;
  /** Of all lines, shown or not. */
  count: number;
  sorting: Sorting;
  sortBy: (key: SortKey) => void;
  search: string;
  setSearch: (search: string) => void;
  isGrouped: boolean;
  setIsGrouped: (isGrouped: boolean) => void;
}

const OWN_ORDER: Sorting = { by: 'position', isDescending: false };

/** Ascending, then descending, then the estimate's own order. */
const nextSorting = (sorting: Sorting, by: SortKey): Sorting => {
  if (sorting.by !== by) return { by, isDescending: false };
  return sorting.isDescending ? OWN_ORDER : { by, isDescending: true };
};

const idsOf = ({ draft }: EditorState) => draft.items.map(({ id }) => id);
const categoriesOf = ({ draft }: EditorState) => draft.items.map(({ category }) => category);

export function useOutlineView(): OutlineView {
  const store = useEditorStore();
  const allIds = useEditorList(idsOf);
  const categories = useEditorList(categoriesOf);
  const [sorting, setSorting] = useState(OWN_ORDER);
  const [search, setSearch] = useState('');
  const [isGrouped, setIsGrouped] = useState(false);
  const sought = useDeferredValue(search);

  // By what the lines read now: typing into one does not move it away or hide it.
  const arrangement = useMemo(
    () => arrange(store.read().draft.items, sorting, sought),
    [store, sorting, sought],
  );
  const shown = useMemo(() => keepUp(arrangement, allIds), [arrangement, allIds]);
  const rows = useMemo(() => {
    const byId = new Map(allIds.map((id, index) => [id, categories[index] ?? '']));
    return rowsOf(shown, isGrouped ? (id) => byId.get(id) ?? '' : null);
  }, [shown, isGrouped, allIds, categories]);
  const places = useMemo(() => {
    const ids = rows.flatMap((row) => (row.kind === 'line' ? [row.id] : []));
    return {
      ids,
      rowIndexes: new Map(rows.flatMap((row, i) => (row.kind === 'line' ? [[row.id, i]] : []))),
    };
  }, [rows]);

  return {
    rows,
    ...places,
    count: allIds.length,
    sorting,
    sortBy: (key) => setSorting((current) => nextSorting(current, key)),
    search,
    setSearch,
    isGrouped,
    setIsGrouped,
  };
}
