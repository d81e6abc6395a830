import { useCallback } from 'react';
import { ReviseScopeDocument } from '../../../../gql/graphql.ts';
import { useSend } from '../../../../hooks/use-send.ts';
import { firstSentence } from '../../../../lib/problem.ts';
import { isGone } from '../../../../lib/request-failure.ts';
import { versionOf } from '../../editor/draft.ts';
import { lostEdits } from '../../editor/lost-edits.ts';
import { totalOf, useEditorStore, useSaving } from '../../editor/use-editor.ts';
import { useLookAgain } from '../../editor/use-look-again.ts';
import type { ScopeChange } from '../../../../hooks/revising.ts';
import { useTellChange } from './use-tell-change.ts';

const CONFLICT =
  'This estimate was changed elsewhere meanwhile, so this was not changed. Look at the new version, then try again.';

/** Sends a correction of what was understood; resolves with null, or with why it was not made. */
export function useReviseScope() {
  const { estimateId } = useSaving();
  const store = useEditorStore();
  const tell = useTellChange();
  const lookAgain = useLookAgain();
  const [send] = useSend(ReviseScopeDocument);

  return useCallback(
    ({ patches, done }: ScopeChange): Promise<string | null> =>
      store.exclusively(async () => {
        const before = store.read();
        const { version } = before.base;
        const outcome = await send({ input: { estimateId, version, patches } });
        if (outcome.kind === 'done') {
          const theirs = versionOf(outcome.result.estimate);
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
        if (outcome.kind === 'failed') {
          if (isGone(outcome.error)) await lookAgain();
          return outcome.message;
        }
        if (outcome.refusal.__typename === 'InvalidInput') return firstSentence(outcome);
        await lookAgain();
        return CONFLICT;
      }),
    [estimateId, store, tell, send, lookAgain],
  );
}
