import { projectTotal } from '../../../../server/domain/pricing.ts';
import type { EditorDraft } from '../editor/draft.ts';
import type { EditorState } from '../editor/editor-reducer.ts';

/** Asked for at every keystroke, and the same until the next save. */
const known = new WeakMap<EditorDraft, number>();

/** The total project cost of what the draft started from. */
export const baseTotalOf = ({ base: { draft } }: EditorState): number => {
  const total = known.get(draft) ?? draft.totalOverride ?? projectTotal(draft.items);
  known.set(draft, total);
  return total;
};
