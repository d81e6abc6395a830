import { keptFor } from '../../../lib/kept-for.ts';
import type { EditorLine } from '../editor/draft.ts';

/** Share of the lines. If it were smaller, lines that differ would no longer be the exception. */
const MOST = 0.75;

/** Details that most lines share, so that they need not stand in each. They are empty where there are none. */
export const commonDetails = keptFor((lines: readonly EditorLine[]): string => {
  const counts = new Map<string, number>();
  for (const { details } of lines) counts.set(details, (counts.get(details) ?? 0) + 1);
  const enough = Math.max(2, MOST * lines.length);
  return [...counts].find(([, count]) => count >= enough)?.[0] ?? '';
});
