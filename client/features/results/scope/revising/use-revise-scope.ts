import { useCallback } from 'react';
import type { ReviseScopeMutation } from '../../../../gql/graphql.ts';
import { useReviseScopeMutation } from '../../../../gql/hooks.ts';
import { isGone, readFailure } from '../../../../lib/request-failure.ts';
import { versionOf } from '../../editor/draft.ts';
import { lostEdits } from '../../editor/lost-edits.ts';
import { totalOf, useEditorStore, useSaving } from '../../editor/use-editor.ts';
import { useLookAgain } from '../../editor/use-look-again.ts';
import type { Change } from './revising.ts';
import { useTellChange } from './use-tell-change.ts';

type Refusal = Exclude<
  NonNullable<ReviseScopeMutation['reviseScope']>,
  { __typename: 'ReviseScopeSuccess' }
>;

const CONFLICT =
  'This estimate was changed elsewhere meanwhile, so this was not changed. Look at the new version, then try again.';

/** What the field says is more than what all of it comes to. */
const reasonOf = (refusal: Refusal): string =>
  refusal.__typename === 'InvalidInput'
    ? (refusal.fields[0]?.message ?? refusal.message)
    : CONFLICT;

/** Sends a correction of what was understood; resolves with null, or with why it was not made. */
export function useReviseScope() {
  const { estimateId } = useSaving();
  const store = useEditorStore();
  const tell = useTellChange();
  const lookAgain = useLookAgain();
  const [mutate] = useReviseScopeMutation();

  return useCallback(
    ({ patches, done }: Change): Promise<string | null> =>
      store.exclusively(async () => {
        const before = store.read();
        const { version } = before.base;
        try {
          const { data } = await mutate({ variables: { input: { estimateId, version, patches } } });
          const answer = data?.reviseScope;
          if (answer?.__typename === 'ReviseScopeSuccess') {
            const theirs = versionOf(answer.estimate);
            store.dispatch({ type: 'revised', theirs });
            tell({
              done,
              before: version,
              after: theirs.version,
              total: totalOf(store.read()),
              was: totalOf(before),
              lost: lostEdits(before, theirs.draft),
            });
            return null;
          }
          if (answer?.__typename === 'EstimateConflict') await lookAgain();
          return answer ? reasonOf(answer) : 'The server gave no answer. Try again.';
        } catch (error) {
          if (isGone(error)) await lookAgain();
          return readFailure(error).message;
        }
      }),
    [estimateId, store, tell, mutate, lookAgain],
  );
}
