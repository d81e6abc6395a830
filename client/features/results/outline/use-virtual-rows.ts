// Which rows are drawn. Few are drawn all; of many only those near the window, the pinned one, and all of them on paper.
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { usePrinting } from '../../../hooks/use-printing.ts';
import type { OutlineRowOf } from './group-lines.ts';

export interface DrawnRow {
  row: OutlineRowOf;
  index: number;
  /** Height of the rows above it that are left out; px. */
  gap: number;
}

export interface VirtualRows {
  drawn: DrawnRow[];
  /** Height of the rows below the last one drawn; px. */
  restGap: number;
  /** Ref of each drawn row; undefined when all are drawn. */
  measure: ((element: Element | null) => void) | undefined;
}

/** Up to this many are drawn at once. */
const DRAW_ALL = 60;
const OVERSCAN = 8;

/** How far down the page the element begins, px; follows what grows above it. 0 while nobody needs it. */
const usePageOffset = (list: RefObject<HTMLElement | null>, isNeeded: boolean): number => {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    if (!isNeeded) return;
    const measure = () => {
      if (list.current) setOffset(list.current.getBoundingClientRect().top + scrollY);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list, isNeeded]);
  return offset;
};

const all = (rows: readonly OutlineRowOf[]): VirtualRows => ({
  drawn: rows.map((row, index) => ({ row, index, gap: 0 })),
  restGap: 0,
  measure: undefined,
});

interface VirtualRowsOptions {
  list: RefObject<HTMLElement | null>;
  rows: readonly OutlineRowOf[];
  /** Drawn wherever the window is, e.g. since it has the focus; -1 for none. */
  pinned: number;
  /** Usual height of a row; px. */
  estimate: number;
}

export function useVirtualRows({ list, rows, pinned, estimate }: VirtualRowsOptions): VirtualRows {
  const isPrinting = usePrinting();
  const drawsAll = isPrinting || rows.length <= DRAW_ALL;
  const scrollMargin = usePageOffset(list, !drawsAll);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised by a compiler
  const virtualizer = useWindowVirtualizer<Element>({
    enabled: !drawsAll,
    count: rows.length,
    estimateSize: () => estimate,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: OVERSCAN,
    scrollMargin,
    rangeExtractor: (range: Range) => {
      const near = defaultRangeExtractor(range);
      if (pinned < 0 || near.includes(pinned)) return near;
      return [...near, pinned].toSorted((one, other) => one - other);
    },
  });
  if (drawsAll) return all(rows);

  const drawn: DrawnRow[] = [];
  let end = 0;
  for (const item of virtualizer.getVirtualItems()) {
    const row = rows[item.index];
    const start = item.start - scrollMargin;
    if (row) drawn.push({ row, index: item.index, gap: start - end });
    end = item.end - scrollMargin;
  }
  return {
    drawn,
    restGap: virtualizer.getTotalSize() - end,
    measure: virtualizer.measureElement,
  };
}
