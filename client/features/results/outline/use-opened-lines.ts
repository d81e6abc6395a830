import { useCallback, useState } from 'react';

export interface OpenedLines {
  ids: ReadonlySet<string>;
  toggle: (lineId: string) => void;
  open: (lineId: string) => void;
}

/** Which lines show more of themselves; kept above the two layouts, so that turning a phone closes nothing. */
export function useOpenedLines(): OpenedLines {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (lineId: string) =>
      setIds((current) => {
        const next = new Set(current);
        if (!next.delete(lineId)) next.add(lineId);
        return next;
      }),
    [],
  );
  const open = useCallback(
    (lineId: string) => setIds((current) => new Set(current).add(lineId)),
    [],
  );
  return { ids, toggle, open };
}
