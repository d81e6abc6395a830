import { DeleteMyDataDocument } from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';
import { jobNotices } from '../../lib/job-notices.ts';
import { leaveAsSomebodyElse } from '../../lib/leave-page.ts';
import { placeProblem } from '../../lib/problem.ts';
import { forgetLogin } from '../../lib/session.ts';

/** Deletes everything of whoever is here; afterwards this browser remembers nothing of it either. */
export function useDeleteData() {
  const [send, { isSending, problem }] = useSend(DeleteMyDataDocument);

  const remove = async (confirmation: string): Promise<void> => {
    const outcome = await send({ input: { confirmation } });
    if (outcome.kind !== 'done') return;
    jobNotices.clear();
    forgetLogin();
    leaveAsSomebodyElse();
  };

  return { remove, isRemoving: isSending, ...placeProblem(problem, ['confirmation']) };
}
