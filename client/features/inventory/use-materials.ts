import { useEffect, useReducer } from 'react';
import { useInventory } from './inventory-context.ts';
import {
  hasChanges,
  type MaterialsAction,
  type MaterialsState,
  reduceMaterials,
  startEditing,
} from './materials-state.ts';
import { useSaveMaterials } from './use-save-materials.ts';

export interface Materials {
  state: MaterialsState;
  dispatch: (action: MaterialsAction) => void;
  isDirty: boolean;
  /** Resolves with true when everything is saved. */
  save: () => Promise<boolean>;
  isSaving: boolean;
  /** Why the last save failed. */
  failure: string | null;
  clearFailure: () => void;
}

/** The materials being edited. They outlive the closing of the drawer and take in what is saved elsewhere. */
export function useMaterials(): Materials {
  const { inventory, setDirty } = useInventory();
  const [state, dispatch] = useReducer(reduceMaterials, inventory, startEditing);
  const saving = useSaveMaterials(state, dispatch);
  const { isSaving } = saving;
  const isDirty = hasChanges(state);

  useEffect(() => {
    // A save under way hears of its own version here before its answer is there.
    if (inventory && !isSaving) dispatch({ type: 'arrived', inventory });
  }, [inventory, isSaving]);
  useEffect(() => {
    setDirty(isDirty);
    return () => setDirty(false);
  }, [isDirty, setDirty]);

  return { state, dispatch, isDirty, ...saving };
}
