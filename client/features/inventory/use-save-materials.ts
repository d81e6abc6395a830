import { useState } from 'react';
import { useSaveInventoryMutation } from '../../gql/hooks.ts';
import { readFailure } from '../../lib/request-failure.ts';
import { useInventory } from './inventory-context.ts';
import { inputOf, type MaterialRow } from './material-rows.ts';
import type { MaterialsAction, MaterialsState } from './materials-state.ts';

interface Refusal {
  message: string;
  fields: readonly { path: string; message: string }[];
}

const ROW = /materials\.(\d+)/;

/** Names the material a refusal is about by its name; its number means nothing to people. */
const sentenceOf = ({ message, fields }: Refusal, rows: readonly MaterialRow[]): string => {
  if (fields.length === 0) return message;
  const sentences = fields.map(({ path, message: reason }) => {
    const row = rows[Number(ROW.exec(path)?.[1])];
    return row ? `${row.name.trim() || 'Material without a name'}: ${reason}` : reason;
  });
  return sentences.join('\n');
};

/** Saves the rows on the version they started from. */
export function useSaveMaterials(
  { base, rows }: MaterialsState,
  dispatch: (action: MaterialsAction) => void,
) {
  const { estimateId } = useInventory();
  const [send] = useSaveInventoryMutation();
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  /** Why it was not saved; null when it was. */
  const trySave = async (): Promise<string | null> => {
    try {
      const { data } = await send({
        variables: { input: { estimateId, version: base.version, materials: rows.map(inputOf) } },
      });
      const answer = data?.saveInventory;
      if (answer?.__typename === 'SaveInventorySuccess') {
        dispatch({ type: 'saved', inventory: answer.inventory });
        return null;
      }
      if (answer?.__typename === 'InventoryConflict') {
        dispatch({ type: 'arrived', inventory: answer.inventory });
        return answer.message;
      }
      return answer ? sentenceOf(answer, rows) : 'The server gave no answer.';
    } catch (error) {
      return `${readFailure(error).message} Your changes are still here; save again.`;
    }
  };
  const save = async (): Promise<boolean> => {
    setIsSaving(true);
    setFailure(null);
    const reason = await trySave();
    setFailure(reason);
    setIsSaving(false);
    return reason === null;
  };
  return { save, isSaving, failure, clearFailure: () => setFailure(null) };
}
