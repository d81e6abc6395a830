import { useParametersToAddQuery } from '../../../../gql/hooks.ts';
import { readFailure } from '../../../../lib/request-failure.ts';
import { useSaving } from '../../editor/use-editor.ts';
import { givenList, placeOf } from './add-work.ts';
import { asGiven, type Said } from './read-said.ts';
import type { ParameterToAdd } from './parameter-to-add.ts';

interface ParametersToAdd {
  /** Null while they are not known. */
  parameters: readonly ParameterToAdd[] | null;
  failure: string | null;
}

/** What an assembly asks in a place, with what is assumed; that follows what is said. */
export function useParametersToAdd(
  assembly: string | null,
  place: string,
  said: Said,
): ParametersToAdd {
  const { estimateId } = useSaving();
  const { data, previousData, error } = useParametersToAddQuery({
    variables: {
      estimateId,
      assembly: assembly ?? '',
      parameters: givenList(asGiven(said)),
      ...placeOf(place),
    },
    skip: assembly === null,
    // A part of the scope, which is kept whole.
    fetchPolicy: 'no-cache',
  });
  const found = (data ?? previousData)?.estimate?.scope;
  return {
    parameters: found?.parametersToAdd ?? null,
    failure: error ? readFailure(error).message : null,
  };
}
