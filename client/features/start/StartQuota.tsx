import { Anchor, Text } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { useFirstPolicy } from '../../apollo/first-data.ts';
import { StartQuotaDocument } from '../../gql/graphql.ts';
import { useStartQuotaQuery } from '../../gql/hooks.ts';
import { type LoginState, paths } from '../../lib/paths.ts';
import { quotaSentence } from './quota-words.ts';

/** How many estimates may still be started, told before one is. */
export function StartQuota() {
  const { data } = useStartQuotaQuery({ fetchPolicy: useFirstPolicy(StartQuotaDocument, {}) });
  const { pathname, search } = useLocation();
  if (!data) return null;
  const { isSignedIn, quota } = data.viewer;
  const sentence = quotaSentence(isSignedIn, quota);
  if (sentence === null) return null;
  const backHere: LoginState = { from: pathname + search };
  return (
    <Text size="sm" fw={500}>
      {sentence}{' '}
      {isSignedIn ? null : (
        <Anchor component={Link} to={paths.login()} state={backHere} inherit>
          Sign in for more
        </Anchor>
      )}
    </Text>
  );
}
