import type { LineSetting } from './line-setting.ts';
import type { OpenedLines } from './use-opened-lines.ts';
import type { OutlineView } from './use-outline-view.ts';

/** What the table and the cards are given alike. */
export interface OutlineProps {
  view: OutlineView;
  setting: LineSetting;
  /** Ids of the lines that show their facts. */
  opened: ReadonlySet<string>;
  /** The cards that show their fields; a row of the table always does. */
  unfolded: OpenedLines;
  /** Tells people who cannot see it what has happened. */
  announce: (message: string) => void;
  /** Id of the text that says which keys do what. */
  hintId: string;
  /** A line that is to get the focus, e.g. since it was just added. */
  focusOn: FocusTarget | null;
}

export interface FocusTarget {
  id: string;
  /** The field to type into, or the line alone. */
  to: 'field' | 'line';
}
