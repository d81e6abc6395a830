// Sends the unsaved changes and tells what came of it. A page needs it once somebody edits.
import type { ApolloCache } from '@apollo/client';
import type {
  LineItemInput,
  SaveEstimateInput,
  SaveEstimateMutation,
  SaveEstimateMutationVariables,
} from '../../../gql/graphql.ts';
import type { Outcome } from '../../../hooks/use-send.ts';
import { isGone } from '../../../lib/request-failure.ts';
import {
  areSame,
  type EditorDraft,
  type EditorLine,
  fieldsOf,
  hasSameActions,
  hasSameFields,
  hasSameItems,
  type ServerVersion,
} from './draft.ts';
import type { EditorAction } from './editor-actions.ts';
import { type EditorState, isDirty } from './editor-state.ts';
import { failureOf, notNumbers, refusalOf, type SaveFailure } from './save-failure.ts';
import { versionAfter } from './take-changes.ts';

const lineInput = (line: EditorLine): LineItemInput => ({
  id: line.id,
  ...fieldsOf(line),
  ...(line.copyOf === undefined ? {} : { copyOf: line.copyOf }),
});

/** Lines that are new or other than in `base`, and the order where it is another. */
const changedLines = (
  base: readonly EditorLine[],
  lines: readonly EditorLine[],
): Pick<SaveEstimateInput, 'changedLines' | 'lineOrder'> => {
  const known = new Map(base.map((line) => [line.id, line]));
  const changed = lines.filter((line) => {
    const was = known.get(line.id);
    return !was || !hasSameFields(was, line);
  });
  return {
    changedLines: changed.map(lineInput),
    ...(areSame(base, lines, (one, other) => one.id === other.id)
      ? {}
      : { lineOrder: lines.map(({ id }) => id) }),
  };
};

/** Only what differs from the version it is based on. */
export const saveInput = (
  estimateId: string,
  base: ServerVersion,
  draft: EditorDraft,
): SaveEstimateInput => {
  const hasOtherItems = !hasSameItems(base.draft, draft);
  const hasOtherTotal = base.draft.totalOverride !== draft.totalOverride;
  return {
    estimateId,
    version: base.version,
    ...(draft.title === base.draft.title ? {} : { title: draft.title }),
    ...(hasOtherItems ? changedLines(base.draft.items, draft.items) : {}),
    ...(hasSameActions(base.draft, draft) ? {} : { futureActions: draft.futureActions }),
    // Said whenever lines are sent, too, so that nobody has to guess whether the total follows them.
    ...(hasOtherItems || hasOtherTotal
      ? draft.totalOverride === null
        ? { clearTotalOverride: true }
        : { totalOverride: draft.totalOverride }
      : {}),
  };
};

export type Unsaved =
  | { kind: 'none' }
  | { kind: 'refused'; version: number }
  | { kind: 'failed'; failure: SaveFailure };

interface Sending {
  estimateId: string;
  store: { read: () => EditorState; dispatch: (action: EditorAction) => void };
  send: (variables: SaveEstimateMutationVariables) => Promise<Outcome<SaveEstimateMutation>>;
  cache: ApolloCache;
  lookAgain: () => Promise<void>;
  /** Called when there is something to send. */
  onSend: () => void;
}

/** A version that somebody else saved meanwhile refuses it. */
export const sendChanges = async (sending: Sending): Promise<Unsaved> => {
  const { estimateId, store, send, cache, lookAgain, onSend } = sending;
  store.dispatch({ type: 'endTyping' });
  // While it waited for its turn, the changes may have gone.
  if (!isDirty(store.read())) return { kind: 'none' };
  const { base, draft, refusals } = store.read();
  if (refusals.length > 0) return { kind: 'failed', failure: notNumbers(refusals, draft) };
  onSend();
  const input = saveInput(estimateId, base, draft);
  const outcome = await send({ input, since: base.version });
  if (outcome.kind === 'done') {
    const saved = await versionAfter(outcome.result.estimate, { cache, lookAgain });
    store.dispatch({ type: 'saved', sent: draft, saved });
    return { kind: 'none' };
  }
  if (outcome.kind === 'failed') {
    // Then the page says so, and how it is brought back.
    if (isGone(outcome.error)) await lookAgain();
    return { kind: 'failed', failure: failureOf(outcome.error) };
  }
  if (outcome.refusal.__typename === 'EstimateConflict') {
    await lookAgain();
    return { kind: 'refused', version: base.version };
  }
  return { kind: 'failed', failure: refusalOf(outcome, { draft, input }) };
};
