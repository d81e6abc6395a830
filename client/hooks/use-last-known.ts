import { useState } from 'react';

interface LastKnown<T> {
  key: string;
  value: T;
}

/** What `value` was when it was there last, for the same key: somebody may be working on what has just gone. */
export function useLastKnown<T>(value: T | null | undefined, key: string): T | null {
  const [known, setKnown] = useState<LastKnown<T> | null>(null);
  const isNew = known?.key !== key || known.value !== value;
  if (value !== null && value !== undefined && isNew) setKnown({ key, value });
  if (value !== null && value !== undefined) return value;
  return known?.key === key ? known.value : null;
}
