// Which cell of the grid is the active one and which cells are selected. Lines by id, so that both stay with their line
// when the order changes.

export interface GridCell {
  id: string;
  column: number;
}

export interface GridSelection {
  ids: ReadonlySet<string>;
  from: number;
  to: number;
}

export interface GridFocusState {
  active: GridCell | null;
  /** Where a selection began. */
  anchor: GridCell | null;
  selection: GridSelection | null;
  /** The active cell is to get the browser's focus once it is drawn: itself, or the field in it. */
  wanted: 'cell' | 'field' | null;
}

export interface GridFocus {
  read: () => GridFocusState;
  subscribe: (listener: () => void) => () => void;
  /** The browser's focus has come to the cell. */
  arrived: (cell: GridCell) => void;
  go: (cell: GridCell, to?: 'cell' | 'field') => void;
  select: (cell: GridCell, selection: GridSelection | null) => void;
  clearSelection: () => void;
  /** The browser's focus is where it was wanted. */
  settled: () => void;
}

const NOWHERE: GridFocusState = { active: null, anchor: null, selection: null, wanted: null };

const isSameCell = (one: GridCell | null, other: GridCell): boolean =>
  one?.id === other.id && one.column === other.column;

export const createGridFocus = (): GridFocus => {
  let state = NOWHERE;
  const listeners = new Set<() => void>();
  const set = (next: GridFocusState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    arrived(cell) {
      if (!isSameCell(state.active, cell)) {
        set({ active: cell, anchor: cell, selection: null, wanted: null });
      }
    },
    go: (cell, to = 'cell') => set({ active: cell, anchor: cell, selection: null, wanted: to }),
    select: (cell, selection) => set({ ...state, active: cell, selection, wanted: 'cell' }),
    clearSelection() {
      if (state.selection) set({ ...state, anchor: state.active, selection: null });
    },
    settled() {
      state = { ...state, wanted: null };
    },
  };
};
