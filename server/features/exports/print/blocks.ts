// Small pieces that the printed documents share: texts, lists, cells.
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { splitText } from './split-text.ts';

export const when = (holds: unknown, ...contents: Content[]): Content[] => (holds ? contents : []);

/** A text of any length, paragraph by paragraph; it may lie on several pages. */
export const prose = (text: string): Content[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .flatMap((paragraph) => splitText(paragraph, { chars: 3_000, lines: 60 }))
    .map((piece) => ({ text: piece, lineHeight: 1.2, margin: [0, 0, 0, 4] }));

/** A heading with a list under it; nothing at all when the list is empty. */
export const listSection = (title: string, entries: readonly string[]): Content[] =>
  entries.flatMap((entry, index): Content[] => {
    const item: Content = { ul: [{ text: entry.trim(), margin: [0, 0, 0, 2] }] };
    if (index > 0) return [item];
    const head: Content = { text: title, style: 'h3', outline: true, outlineParentId: 'notes' };
    return [{ unbreakable: true, stack: [head, item] }];
  });

export const right = (text: string, style?: string): TableCell => ({
  text,
  alignment: 'right',
  ...(style && { style }),
});
