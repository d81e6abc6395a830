// What may be said of a piece of work that is added.
import type { ParametersAskedFragment } from '../../gql/graphql.ts';

export type ParameterToAdd = ParametersAskedFragment['parametersToAdd'][number];
