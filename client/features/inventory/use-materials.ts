import { useEffect, useReducer, useState } from 'react';
import { useInventory } from './inventory-context.ts';
import {
  hasChanges,
  type MaterialsAction,
  type MaterialsState,
  reduceMaterials,
  startEditing,
} from './materials-state.ts';
import { SaveInventoryDocument } from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';
import type { Problem } from '../../lib/problem.ts';
import { inputOf, type MaterialRow } from './material-rows.ts';

const ROW = /materials\.(\d+)/;

/** Names the material a refusal is about by its name; its number means nothing to people. */
const sentenceOf = ({ message, fields }: Problem, rows: readonly MaterialRow[]): string => {
  if (fields.length === 0) return message;
  const sentences = fields.map(({ path, message: reason }) => {
    const row = rows[Number(ROW.exec(path)?.[1])];
    return row ? `${row.name.trim() || 'Material without a name'}: ${reason}` : reason;
  });
  return sentences.join('\n');
};

/** Saves the rows on the version they started from. */
function useSaveMaterials(
  { base, rows }: MaterialsState,
  dispatch: (action: MaterialsAction) => void,
) {
  const { estimateId } = useInventory();
  const [send, { isSending }] = useSend(SaveInventoryDocument);
  const [failure, setFailure] = useState<string | null>(null);

  /** Why it was not saved; null when it was. */
  const trySave = async (): Promise<string | null> => {
    const materials = rows.map(inputOf);
    const outcome = await send({ input: { estimateId, version: base.version, materials } });
    if (outcome.kind === 'failed') {
      return `${outcome.message} Your changes are still here; save again.`;
    }
    if (outcome.kind === 'done') {
      dispatch({ type: 'saved', inventory: outcome.result.inventory });
      return null;
    }
    if (outcome.refusal.__typename === 'InventoryConflict') {
      dispatch({ type: 'arrived', inventory: outcome.refusal.inventory });
    }
    return sentenceOf(outcome, rows);
  };
  const save = async (): Promise<boolean> => {
    setFailure(null);
    const reason = await trySave();
    setFailure(reason);
    return reason === null;
  };
  return { save, isSaving: isSending, failure, clearFailure: () => setFailure(null) };
}

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
