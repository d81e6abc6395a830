import { Suspense, useEffect } from 'react';
import { useBlocker } from '../../../hooks/use-blocker.ts';
import { openedPart } from '../../../lib/opened-part.ts';
import { useIsDirty, useSaving } from './use-editor.ts';

const [LeaveDialog, preload] = openedPart(
  async () => (await import('./LeaveDialog.tsx')).LeaveDialog,
);

const useReason = (): string | null => {
  const isDirty = useIsDirty();
  const { isSaving, leaveReason } = useSaving();
  if (isSaving) return 'Your changes are being saved.';
  if (isDirty) return 'Your changes are not saved.';
  return leaveReason;
};

/** Asks before the page is left with something unfinished, by a link, by the back button or by closing it. */
export function LeaveWarning() {
  const reason = useReason();
  const isUnfinished = reason !== null;
  const blocked = useBlocker(isUnfinished);

  useEffect(() => {
    if (!isUnfinished) return;
    // Fetched while there is time: nobody waits for a question. Without it the question comes later.
    void preload();
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnfinished]);

  // What was waited for has ended well: the person is let go.
  useEffect(() => {
    if (!isUnfinished) blocked?.proceed();
  }, [blocked, isUnfinished]);

  if (blocked === null || reason === null) return null;
  return (
    <Suspense>
      <LeaveDialog reason={reason} onStay={blocked.reset} onLeave={blocked.proceed} />
    </Suspense>
  );
}
