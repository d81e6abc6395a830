// Everything that can happen to a draft.
import type { FinishLevel } from '../../../../server/domain/catalog.ts';
import type { EditorDraft, ServerVersion } from './draft.ts';
import type { AmountField, LineFields } from './line-edits.ts';
import type { LostEdits } from './lost-edits.ts';
import type { RefusedAmount } from './refusals.ts';

export type DraftAction =
  /** Typing into one cell; what is typed in one go is undone in one go. */
  | { type: 'edit'; lineId: string; fields: LineFields }
  /** `after` null: at the end. */
  | { type: 'add'; after: string | null; lines: readonly LineFields[] }
  | { type: 'duplicate'; lineId: string }
  | { type: 'remove'; lineIds: readonly string[] }
  /** A block of cells: over existing lines, the rest as new lines after the last of them. */
  | {
      type: 'paste';
      over: readonly { lineId: string; fields: LineFields }[];
      after: string | null;
      lines: readonly LineFields[];
    }
  | { type: 'switchFinish'; lineId: string; level: FinishLevel }
  | { type: 'setTitle'; title: string }
  /** Null: the sum of the lines. */
  | { type: 'setTotal'; total: number | null }
  | { type: 'setFutureActions'; futureActions: readonly string[] };

export type EditorAction =
  | DraftAction
  /** What was typed so far is one step of its own, e.g. because the cell was left. */
  | { type: 'endTyping' }
  /** What was typed into the field is taken back. */
  | { type: 'cancelTyping' }
  /** A text that is no number stands in a cell. */
  | { type: 'refuse'; refusal: RefusedAmount }
  | { type: 'dropRefusal'; lineId: string; field: AmountField }
  | { type: 'undo' }
  | { type: 'redo' }
  /** The server took `sent` and holds it as `saved`. */
  | { type: 'saved'; sent: EditorDraft; saved: ServerVersion }
  /** Somebody saved another version: taken over at once unless there are unsaved changes. */
  | { type: 'serverChanged'; theirs: ServerVersion }
  /**
   * The server changed the estimate as this page asked: the unsaved changes go on, based on what came of it. `putBack` are
   * such that an earlier change took with the lines that are there again.
   */
  | { type: 'revised'; theirs: ServerVersion; putBack?: LostEdits | null }
  /** The unsaved changes are dropped for what the server holds. */
  | { type: 'reset' }
  /** The unsaved changes go on, based on the newer version. */
  | { type: 'adoptMerged'; merged: EditorDraft; theirs: ServerVersion };
