import { projectTotal } from '../../../../server/domain/pricing.ts';
import { keptFor } from '../../../lib/kept-for.ts';
import type { EditorDraft } from '../editor/draft.ts';
import type { EditorState } from '../editor/editor-reducer.ts';

const totalOf = keptFor(
  ({ totalOverride, items }: EditorDraft) => totalOverride ?? projectTotal(items),
);

/** The total project cost of what the draft started from. */
export const baseTotalOf = ({ base }: EditorState): number => totalOf(base.draft);
