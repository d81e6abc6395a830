// What may be said of a piece of work that is added.
import type { ParametersToAddQuery } from '../../../../gql/graphql.ts';

export type ParameterToAdd = NonNullable<
  NonNullable<ParametersToAddQuery['estimate']>['scope']
>['parametersToAdd'][number];
