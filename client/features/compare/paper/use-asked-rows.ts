import { useState } from 'react';
import { isWorthAsking, shortfallOf } from './comparison-words.ts';
import type { ComparisonRow } from './use-paper-comparison.ts';

export interface AskedRows {
  has: (row: ComparisonRow) => boolean;
  set: (row: ComparisonRow, isAsked: boolean) => void;
  /** Rows in the order of the comparison. */
  rows: readonly ComparisonRow[];
}

/** Which rows a request for supplement holds: what is missing or allows too little, unless its owner says otherwise. */
export function useAskedRows(all: readonly ComparisonRow[]): AskedRows {
  const [said, setSaid] = useState<Readonly<Record<string, boolean>>>({});
  const has = (row: ComparisonRow) =>
    shortfallOf(row) !== null && (said[row.id] ?? isWorthAsking(row));
  return {
    has,
    set: ({ id }, isAsked) => setSaid((now) => ({ ...now, [id]: isAsked })),
    rows: all.filter(has),
  };
}
