import type { FieldError } from '../../../server/domain/errors.ts';
import type { CreateProjectInput, CreateProjectMutation } from '../../gql/graphql.ts';
import { useCreateProjectMutation } from '../../gql/hooks.ts';
import { readFailure } from '../../lib/request-failure.ts';

type CreatedProject = Extract<
  CreateProjectMutation['createProject'],
  { __typename: 'CreateProjectSuccess' }
>['project'];

export type CreateProjectOutcome =
  | { kind: 'created'; project: CreatedProject }
  | { kind: 'refused'; message: string; fields: readonly FieldError[] };

/** Lists that show projects are asked for again, as where the new one belongs is the server's to say. */
export function useCreateProject() {
  const [mutate, { loading }] = useCreateProjectMutation();
  const create = async (input: CreateProjectInput): Promise<CreateProjectOutcome> => {
    try {
      const { data } = await mutate({
        variables: { input },
        refetchQueries: 'active',
      });
      const result = data?.createProject;
      if (result?.__typename === 'CreateProjectSuccess') {
        return { kind: 'created', project: result.project };
      }
      const { message = 'The server gave no answer. Try again.', fields = [] } = result ?? {};
      return { kind: 'refused', message, fields };
    } catch (error) {
      return { kind: 'refused', message: readFailure(error).message, fields: [] };
    }
  };
  return [create, { isCreating: loading }] as const;
}
