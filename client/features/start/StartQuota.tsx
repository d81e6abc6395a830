import { Anchor, Text } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { useFirstPolicy } from '../../apollo/first-data.ts';
import { StartQuotaDocument } from '../../gql/graphql.ts';
import { useStartQuotaQuery } from '../../gql/hooks.ts';
import { type LoginState, paths } from '../../lib/paths.ts';
import { counted, formatDateTime } from '../../lib/format.ts';

interface ShownQuota {
  estimatesLeftToday: number;
  resetsAt: string | null;
}

/** A user hears of the day's cap when it comes near. */
const FEW = 5;

const ofUser = ({ estimatesLeftToday: left, resetsAt }: ShownQuota): string | null => {
  if (left > FEW) return null;
  const more = resetsAt === null ? '' : ` You can start more from ${formatDateTime(resetsAt)} on.`;
  return left === 0
    ? `You have started all of today’s estimates.${more}`
    : `You can start ${counted(left, 'more estimate')} today.${more}`;
};

const ofGuest = ({ estimatesLeftToday: left }: ShownQuota): string =>
  left === 0
    ? 'Your free estimates are used up.'
    : `You have ${counted(left, 'free estimate')} left.`;

/** What to know before another estimate is started; null when there is nothing to mind. */
const quotaSentence = (isSignedIn: boolean, quota: ShownQuota): string | null =>
  isSignedIn ? ofUser(quota) : ofGuest(quota);

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
