import { Badge, Group } from '@mantine/core';
import type { AccountScreen_AccountFragment } from '../../gql/graphql.ts';
import { formatDate, formatDateTime } from '../../lib/format.ts';
import { RevocableItem } from '../../components/RevocableItem.tsx';

interface SignInItemProps {
  signIn: AccountScreen_AccountFragment['signIns'][number];
  isBusy: boolean;
  onEnd: () => void;
}

export function SignInItem({ signIn, isBusy, onEnd }: SignInItemProps) {
  const { isCurrent, lastUsedAt, createdAt } = signIn;
  const device = signIn.device ?? 'Unknown device';
  const signedIn = `signed in ${formatDate(createdAt)}`;
  return (
    <RevocableItem
      name={
        <Group gap="xs">
          {device}
          {isCurrent ? <Badge variant="light">This one</Badge> : null}
        </Group>
      }
      facts={[`Last used ${formatDateTime(lastUsedAt)} · ${signedIn}`]}
      ending={isCurrent ? null : { verb: 'Revoke', label: `Revoke ${device}, ${signedIn}`, isBusy }}
      onEnd={onEnd}
    />
  );
}
