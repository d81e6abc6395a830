// What is being edited of the inventory: the version it started from, the rows, and what was saved elsewhere since.
import type { MaterialField } from '../../../server/domain/estimate/material-figures.ts';
import type { Side } from '../../../server/domain/estimate/three-way.ts';
import type { Inventory } from './inventory-context.ts';
import { areChanged, type Material, type MaterialRow, newRow, rowOf } from './material-rows.ts';
import { changesBetween, type MaterialChange, mergeMaterials } from './merge-materials.ts';

interface Version {
  readonly version: number;
  readonly materials: readonly Material[];
}

export interface MaterialsState {
  readonly base: Version;
  readonly rows: readonly MaterialRow[];
  /** What was saved elsewhere and does not go together with the rows, until the person decides. */
  readonly newer: Version | null;
  /** What came in from elsewhere beside the person's own changes. */
  readonly news: readonly MaterialChange[];
  /** Rows added so far. */
  readonly added: number;
}

export type MaterialsAction =
  | { type: 'set'; key: string; field: MaterialField; text: string }
  | { type: 'add'; category: string }
  | { type: 'remove'; key: string }
  | { type: 'discard' }
  /** The server holds this version now. */
  | { type: 'arrived'; inventory: Inventory }
  /** The rows were saved as this version. */
  | { type: 'saved'; inventory: Inventory }
  | { type: 'resolve'; side: Side }
  | { type: 'dismissNews' };

const versionOf = ({ version, materials }: Inventory): Version => ({ version, materials });

const startFrom = (base: Version, added = 0): MaterialsState => ({
  base,
  rows: base.materials.map(rowOf),
  newer: null,
  news: [],
  added,
});

export const startEditing = (inventory: Inventory | null | undefined): MaterialsState =>
  startFrom(inventory ? versionOf(inventory) : { version: 0, materials: [] });

export const hasChanges = ({ base, rows }: MaterialsState): boolean =>
  areChanged(rows, base.materials);

/** A row that was just saved for the first time stays the same row, so that the focus stays in it. */
const saved = (state: MaterialsState, base: Version): MaterialsState => {
  const next = startFrom(base, state.added);
  const rows = next.rows.map((row, index) => {
    const sent = state.rows[index];
    return sent && (sent.id === row.id || sent.id === null) ? { ...row, key: sent.key } : row;
  });
  return { ...next, rows };
};

const merged = (state: MaterialsState, newer: Version, side: Side) =>
  mergeMaterials(state.base.materials, state.rows, newer.materials, side);

const arrived = (state: MaterialsState, newer: Version): MaterialsState => {
  if (newer.version <= (state.newer ?? state.base).version) return state;
  if (!hasChanges(state)) return startFrom(newer, state.added);
  const { rows, conflicts } = merged(state, newer, 'mine');
  if (conflicts.length > 0) return { ...state, newer };
  const news = changesBetween(state.base.materials, newer.materials);
  return { ...state, base: newer, rows, newer: null, news };
};

const resolved = (state: MaterialsState, side: Side): MaterialsState => {
  const { newer } = state;
  if (!newer) return state;
  return { ...state, base: newer, rows: merged(state, newer, side).rows, newer: null, news: [] };
};

export const reduceMaterials = (state: MaterialsState, action: MaterialsAction): MaterialsState => {
  switch (action.type) {
    case 'set': {
      const { key, field, text } = action;
      const rows = state.rows.map((row) => (row.key === key ? { ...row, [field]: text } : row));
      return { ...state, rows };
    }
    case 'add': {
      const added = state.added + 1;
      return { ...state, added, rows: [...state.rows, newRow(added, action.category)] };
    }
    case 'remove':
      return { ...state, rows: state.rows.filter(({ key }) => key !== action.key) };
    case 'discard':
      return startFrom(state.newer ?? state.base, state.added);
    case 'arrived':
      return arrived(state, versionOf(action.inventory));
    case 'saved':
      return saved(state, versionOf(action.inventory));
    case 'resolve':
      return resolved(state, action.side);
    case 'dismissNews':
      return { ...state, news: [] };
  }
};
