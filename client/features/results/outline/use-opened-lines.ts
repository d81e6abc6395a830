import { useCallback, useState } from 'react';

/** Which lines show their facts; kept above the two layouts, so that turning a phone closes nothing. */
export function useOpenedLines() {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (lineId: string) =>
      setOpened((current) => {
        const next = new Set(current);
        if (!next.delete(lineId)) next.add(lineId);
        return next;
      }),
    [],
  );
  return { opened, toggle };
}
