// Asks a query again while the server says that it is away for a moment; what it says in the end is passed on. Whatever
// writes is not asked again here: nobody knows whether it was done.
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { switchMap, timer } from 'rxjs';
import { readFailure } from '../lib/request-failure.ts';
import { waitBeforeRetry } from '../lib/wait-before-retry.ts';

const after = (repeats: number): ErrorLink =>
  new ErrorLink(({ error, operation, forward }) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return undefined;
    const wait = waitBeforeRetry(readFailure(error), repeats);
    return wait === null
      ? undefined
      : timer(wait).pipe(switchMap(() => after(repeats + 1).request(operation, forward)));
  });

export const repeatQueries = after(0);
