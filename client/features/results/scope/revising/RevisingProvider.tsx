import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { type ScopeChange, type Progress, RevisingContext } from '../../../../hooks/revising.ts';
import { useSaving } from '../../editor/use-editor.ts';
import { useReviseScope } from './use-revise-scope.ts';

/** Everything below it may correct what was understood. */
export function RevisingProvider({ children }: { children: ReactNode }) {
  const send = useReviseScope();
  const [progress, setProgress] = useState<ReadonlyMap<string, Progress>>(new Map());

  const note = useCallback((key: string, now: Progress | null) => {
    setProgress((known) => {
      const next = new Map(known);
      if (now) next.set(key, now);
      else next.delete(key);
      return next;
    });
  }, []);
  const revise = useCallback(
    async (key: string, change: ScopeChange): Promise<boolean> => {
      note(key, { state: 'busy' });
      const message = await send(change);
      note(key, message === null ? null : { state: 'failed', message });
      return message === null;
    },
    [note, send],
  );
  const forget = useCallback((key: string) => note(key, null), [note]);

  const { estimateId } = useSaving();
  const revising = useMemo(
    () => ({ progress, revise, forget, askedOf: { kind: 'ESTIMATE' as const, estimateId } }),
    [progress, revise, forget, estimateId],
  );
  return <RevisingContext value={revising}>{children}</RevisingContext>;
}
