import { Alert, Text } from '@mantine/core';
import IconInfoCircle from '~icons/tabler/info-circle';
import { formatDate, formatDateTime } from '../lib/format.ts';
import { paths } from '../lib/paths.ts';
import { LinkButton } from './LinkButton.tsx';

interface SharedNoticeProps {
  /** When what is shown was changed: of a comparison, both sides. */
  changedAt: readonly string[];
  expiresAt: string;
  hidesIdentity: boolean;
  isTest: boolean;
}

const latest = (moments: readonly string[]): string => moments.toSorted().at(-1) ?? '';

/** Said above what somebody shared: what it is, of when, and until when it can be read. */
export function SharedNotice({ changedAt, expiresAt, hidesIdentity, isTest }: SharedNoticeProps) {
  return (
    <Alert
      icon={<IconInfoCircle />}
      title={isTest ? 'A test that was shared with you' : 'Shared with you, to read'}
    >
      <Text size="sm">
        {isTest ? 'A program started it with a token for tests. It is not an offer. ' : ''}
        You see it as it is now; it last changed on {formatDateTime(latest(changedAt))}. The link is
        good until {formatDate(expiresAt)}, unless its sender revokes it first.
        {hidesIdentity
          ? ' The sender left out names, addresses, claim numbers, photos and files.'
          : ''}
      </Text>
      <LinkButton to={paths.start()} variant="default" size="xs" mt="sm" data-no-print>
        Make an estimate of your own
      </LinkButton>
    </Alert>
  );
}
