import { useCallback, useMemo, useState } from 'react';
import type { TextReading } from './use-scope-preview.ts';

const keyOf = (words: string): string => words.trim().toLowerCase();

/** A reading without the unread words that were dismissed, wherever they stand; they are forgotten with the page. */
export function useDismissed(reading: TextReading | null) {
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const dismiss = useCallback(
    (words: string) => setDismissed((known) => new Set(known).add(keyOf(words))),
    [],
  );
  const shown = useMemo(() => {
    if (reading === null) return null;
    const unread = reading.scope.unread.filter(({ words }) => !dismissed.has(keyOf(words)));
    return { ...reading, scope: { ...reading.scope, unread } };
  }, [reading, dismissed]);
  return { reading: shown, dismiss };
}
