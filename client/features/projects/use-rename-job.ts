import { RenameJobDocument } from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';

/** Returns what is wrong with the name, null when the estimate has it. */
export function useRenameJob(jobId: string) {
  const [send] = useSend(RenameJobDocument);
  return async (title: string): Promise<string | null> => {
    const outcome = await send({ input: { jobId, title } });
    return outcome.kind === 'done' ? null : outcome.message;
  };
}
