import { useState } from 'react';
import { IncludeMissingDocument } from '../../../gql/graphql.ts';
import { useSend } from '../../../hooks/use-send.ts';
import { createTurns } from '../../../lib/turns.ts';
import type { PaperComparison, PaperPair } from './use-paper-comparison.ts';

/** Which missing rows count in our total. What is ticked shows at once, and is sent one after the other. */
export function useIncluded(
  { paper }: PaperPair,
  { includedRowIds }: PaperComparison,
  onChanged: () => Promise<void>,
) {
  const [inTurn] = useState(createTurns);
  /** Null: as the server has it. */
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const [send, { isSending, problem }] = useSend(IncludeMissingDocument);
  const shown = wanted ?? includedRowIds;
  const include = (rowId: string, isIncluded: boolean) => {
    const rowIds = isIncluded ? [...shown, rowId] : shown.filter((id) => id !== rowId);
    setWanted(rowIds);
    void inTurn(async () => {
      const { kind } = await send({ input: { fileId: paper.id, rowIds } });
      if (kind === 'done') await onChanged();
      // Unless more was ticked meanwhile.
      setWanted((now) => (now === rowIds ? null : now));
    });
  };
  return { has: (rowId: string) => shown.includes(rowId), include, isSending, problem };
}
