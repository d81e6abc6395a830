// Sends the unsaved changes and tells what came of it. A page needs it once somebody edits.
import type { ApolloCache } from '@apollo/client';
import type { SaveEstimateMutation, SaveEstimateMutationVariables } from '../../../gql/graphql.ts';
import type { Outcome } from '../../../hooks/use-send.ts';
import { isGone } from '../../../lib/request-failure.ts';
import { saveInput } from './draft.ts';
import type { EditorAction } from './editor-actions.ts';
import { type EditorState, isDirty } from './editor-state.ts';
import { failureOf, notNumbers, refusalOf, type SaveFailure } from './save-failure.ts';
import { versionAfter } from './take-changes.ts';

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
  const outcome = await send({ input: saveInput(estimateId, base, draft), since: base.version });
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
  return { kind: 'failed', failure: refusalOf(outcome, draft) };
};
