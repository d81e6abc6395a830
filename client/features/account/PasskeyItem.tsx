import type { AccountScreen_AccountFragment } from '../../gql/graphql.ts';
import { formatDate, formatDateTime } from '../../lib/format.ts';
import { RevocableItem } from '../../components/RevocableItem.tsx';

interface PasskeyItemProps {
  passkey: AccountScreen_AccountFragment['passkeys'][number];
  isBusy: boolean;
  onRemove: () => void;
}

export function PasskeyItem({ passkey, isBusy, onRemove }: PasskeyItemProps) {
  const { name, createdAt, lastUsedAt } = passkey;
  const added = formatDate(createdAt);
  const used = lastUsedAt ? ` · last used ${formatDateTime(lastUsedAt)}` : '';
  return (
    <RevocableItem
      name={name}
      facts={[`Added ${added}${used}`]}
      ending={{
        verb: 'Remove',
        label: `Remove the passkey ${name}, added ${added}`,
        isDisabled: isBusy,
      }}
      onEnd={onRemove}
    />
  );
}
