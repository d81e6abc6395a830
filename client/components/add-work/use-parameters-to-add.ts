import { useParametersToAddQuery, useParametersToAddToTextQuery } from '../../gql/hooks.ts';
import { useAskedOf } from '../../hooks/revising.ts';
import { readFailure } from '../../lib/request-failure.ts';
import { givenList, placeOf } from './add-work.ts';
import { asGiven, type Said } from './read-said.ts';
import type { ParameterToAdd } from './parameter-to-add.ts';

interface ParametersToAdd {
  /** The parameters. They are null while they are not known. */
  parameters: readonly ParameterToAdd[] | null;
  failure: string | null;
}

/** A part of the scope, which is kept whole. */
const OPTIONS = { fetchPolicy: 'no-cache' } as const;

/** What an assembly asks in a place, with what is assumed. The assumptions follow what is said. */
export function useParametersToAdd(
  assembly: string | null,
  place: string,
  said: Said,
): ParametersToAdd {
  const of = useAskedOf();
  const asked = {
    assembly: assembly ?? '',
    parameters: givenList(asGiven(said)),
    ...placeOf(place),
  };
  const estimateId = of.kind === 'ESTIMATE' ? of.estimateId : '';
  const ofEstimate = useParametersToAddQuery({
    ...OPTIONS,
    variables: { estimateId, ...asked },
    skip: assembly === null || of.kind !== 'ESTIMATE',
  });
  const input = of.kind === 'TEXT' ? of.input : { instructions: '' };
  const ofText = useParametersToAddToTextQuery({
    ...OPTIONS,
    variables: { input, ...asked },
    skip: assembly === null || of.kind !== 'TEXT',
  });
  const scope =
    (ofText.data ?? ofText.previousData)?.scopePreview ??
    (ofEstimate.data ?? ofEstimate.previousData)?.estimate?.scope;
  const error = ofText.error ?? ofEstimate.error;
  return {
    parameters: scope?.parametersToAdd ?? null,
    failure: error ? readFailure(error).message : null,
  };
}
