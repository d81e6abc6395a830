import { counted, formatDateTime } from '../../lib/format.ts';

interface ShownQuota {
  estimatesLeftToday: number;
  resetsAt: string | null;
}

/** A user hears of the day's cap when it comes near. */
const FEW = 5;

const ofUser = ({ estimatesLeftToday: left, resetsAt }: ShownQuota): string | null => {
  if (left > FEW) return null;
  const more = resetsAt === null ? '' : ` There are more from ${formatDateTime(resetsAt)} on.`;
  return left === 0
    ? `You have started as many estimates as fit in a day.${more}`
    : `You can start ${counted(left, 'more estimate')} today.${more}`;
};

const ofGuest = ({ estimatesLeftToday: left }: ShownQuota): string =>
  left === 0
    ? 'Your free estimates are used up.'
    : `You have ${counted(left, 'free estimate')} left.`;

/** What to know before another estimate is started; null when there is nothing to mind. */
export const quotaSentence = (isSignedIn: boolean, quota: ShownQuota): string | null =>
  isSignedIn ? ofUser(quota) : ofGuest(quota);
