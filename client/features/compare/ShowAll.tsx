import { Button } from '@mantine/core';
import { useState } from 'react';
import { usePrinting } from '../../hooks/use-printing.ts';
import { counted } from '../../lib/format.ts';

interface ShortList<Entry> {
  shown: readonly Entry[];
  /** All there are. */
  count: number;
  canGrow: boolean;
  isWhole: boolean;
  toggle: () => void;
}

/** The first entries; all of them on request, and on paper. */
export function useShortList<Entry>(entries: readonly Entry[], most: number): ShortList<Entry> {
  const [isWhole, setIsWhole] = useState(false);
  const isPrinting = usePrinting();
  return {
    shown: isWhole || isPrinting ? entries : entries.slice(0, most),
    count: entries.length,
    canGrow: entries.length > most,
    isWhole,
    toggle: () => setIsWhole(!isWhole),
  };
}

export function ShowAll({ list, noun }: { list: ShortList<unknown>; noun: string }) {
  if (!list.canGrow) return null;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      mt={6}
      ml={-8}
      data-no-print
      aria-expanded={list.isWhole}
      onClick={list.toggle}
    >
      {list.isWhole ? 'Show fewer' : `Show all ${counted(list.count, noun)}`}
    </Button>
  );
}
