import { useRenameJobMutation } from '../../gql/hooks.ts';
import { readFailure } from '../../lib/request-failure.ts';

/** Returns what is wrong with the name, null when the estimate has it. */
export function useRenameJob(jobId: string) {
  const [mutate] = useRenameJobMutation();
  return async (title: string): Promise<string | null> => {
    try {
      const { data } = await mutate({ variables: { input: { jobId, title } } });
      const result = data?.renameJob;
      return result?.__typename === 'InvalidInput' ? result.message : null;
    } catch (error) {
      return readFailure(error).message;
    }
  };
}
