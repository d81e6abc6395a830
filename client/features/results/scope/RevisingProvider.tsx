import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { createProgress, type ScopeChange, RevisingContext } from '../../../hooks/revising.ts';
import { useEdited, totalOf, useEditorStore } from '../editor/use-editor.ts';
import { ReviseScopeDocument } from '../../../gql/graphql.ts';
import { useSend } from '../../../hooks/use-send.ts';
import { firstSentence } from '../../../lib/problem.ts';
import { isGone } from '../../../lib/request-failure.ts';
import { lostEdits, type LostEdits } from '../editor/lost-edits.ts';
import { restoreVersion, takeChanges, useVersionAfter } from '../editor/take-changes.ts';
import { useLookAgain } from '../editor/use-look-again.ts';
import { madeOnce } from '../../../../server/domain/made-once.ts';
import { toCents } from '../../../../server/domain/money/money.ts';
import { counted, formatMoney, formatSignedMoney } from '../../../lib/format.ts';
import { showToast, UNDO_TOAST_MS } from '../../../lib/toast.tsx';

const CHANGED_SINCE =
  'The estimate was changed since. The version you want back is in the history.';

/** Brings back the version before a correction, with unsaved edits that went with it; those made since stay. */
function useUndoChange() {
  const { estimateId } = useEdited();
  const store = useEditorStore();
  const lookAgain = useLookAgain();
  const versionAfter = useVersionAfter();
  const [send] = useSend(restoreVersion.mutation, { write: restoreVersion.write });

  return useCallback(
    (before: number, after: number, lost: LostEdits | null): Promise<void> =>
      store.exclusively(async () => {
        const fail = (message: string) => showToast({ kind: 'failure', message });
        const { version } = store.read().base;
        if (version !== after) return fail(CHANGED_SINCE);
        const input = { estimateId, version, toVersion: before };
        const outcome = await send({ input, since: version });
        if (outcome.kind === 'failed') {
          return fail(`The change could not be undone. ${outcome.message}`);
        }
        if (outcome.kind === 'done') {
          const theirs = await versionAfter(outcome.result.estimate);
          store.dispatch({ type: 'revised', theirs, putBack: lost });
          return showToast({ kind: 'success', message: 'The change is undone.' });
        }
        if (outcome.refusal.__typename === 'InvalidInput') return fail(outcome.message);
        await lookAgain();
        fail(CHANGED_SINCE);
      }),
    [estimateId, store, send, versionAfter, lookAgain],
  );
}

/** The newest change is the one to be undone. */
const CHANGE_TOAST = 'scope-change';

interface MadeChange {
  done: string;
  /** The versions before and after it. */
  before: number;
  after: number;
  total: number;
  was: number;
  /** Unsaved edits of lines that it took out. */
  lost: LostEdits | null;
}

/** So many lines are named. */
const NAMED = 3;

/** ` Your unsaved edits of “Paint walls” went with it; Undo brings them back.` */
const lossOf = (lost: LostEdits | null): string => {
  if (!lost || lost.lines.length === 0) return '';
  const names = lost.lines.slice(0, NAMED).map(({ name }) => `“${name}”`);
  const more = lost.lines.length - names.length;
  const all = more > 0 ? [...names, counted(more, 'more line')] : names;
  return ` Your unsaved edits of ${listFormat().format(all)} went with it; Undo brings them back.`;
};

const listFormat = madeOnce(() => new Intl.ListFormat('en-US'));

/** Says what a correction came to, with the way back. */
function useTellChange() {
  const { currency } = useEdited();
  const undo = useUndoChange();
  return useCallback(
    ({ done, before, after, total, was, lost }: MadeChange): void => {
      if (after === before) {
        showToast({ id: CHANGE_TOAST, message: 'Nothing changed; it was that way already.' });
        return;
      }
      const difference = total - was;
      const change =
        toCents(difference) === 0
          ? 'The total stays the same.'
          : `New total ${formatMoney(total, currency)} (${formatSignedMoney(difference, currency)}).`;
      showToast({
        id: CHANGE_TOAST,
        kind: 'success',
        durationMs: UNDO_TOAST_MS,
        message: `${done} ${change}${lossOf(lost)}`,
        action: { label: 'Undo', onClick: () => void undo(before, after, lost) },
      });
    },
    [currency, undo],
  );
}

const CONFLICT =
  'This estimate has changed elsewhere, so nothing was changed here. Look at the new version, then try again.';

/** Sends a correction of what was understood; resolves with null, or with why it was not made. */
function useReviseScope() {
  const { estimateId } = useEdited();
  const store = useEditorStore();
  const tell = useTellChange();
  const lookAgain = useLookAgain();
  const versionAfter = useVersionAfter();
  const [send] = useSend(ReviseScopeDocument, { write: takeChanges });

  return useCallback(
    ({ patches, done }: ScopeChange): Promise<string | null> =>
      store.exclusively(async () => {
        const before = store.read();
        const { version } = before.base;
        const outcome = await send({ input: { estimateId, version, patches }, since: version });
        if (outcome.kind === 'done') {
          const theirs = await versionAfter(outcome.result.estimate);
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
    [estimateId, store, tell, send, versionAfter, lookAgain],
  );
}

/** Everything below it may correct what was understood. */
export function RevisingProvider({ children }: { children: ReactNode }) {
  const send = useReviseScope();
  const [progress] = useState(createProgress);
  const revise = useCallback(
    async (key: string, change: ScopeChange): Promise<boolean> => {
      progress.note(key, { state: 'busy' });
      const message = await send(change);
      progress.note(key, message === null ? null : { state: 'failed', message });
      return message === null;
    },
    [progress, send],
  );
  const forget = useCallback((key: string) => progress.note(key, null), [progress]);

  const { estimateId } = useEdited();
  const revising = useMemo(
    () => ({ progress, revise, forget, askedOf: { kind: 'ESTIMATE' as const, estimateId } }),
    [progress, revise, forget, estimateId],
  );
  return <RevisingContext value={revising}>{children}</RevisingContext>;
}
