import { ActionIcon, Text } from '@mantine/core';
import { OnDemand } from '../components/OnDemand.tsx';
import { useDropdown } from '../hooks/use-dropdown.ts';
import { useRoles } from '../hooks/use-roles.ts';
import { extraPart } from '../lib/lazy-part.tsx';
import { initialsOf } from '../lib/session.ts';
import { isOffline } from '../lib/until-loaded.ts';

const [AccountMenu, preload] = extraPart(
  async () => (await import('./AccountMenu.tsx')).AccountMenu,
);

export function AccountButton({ email }: { email: string }) {
  const { buttonProps, place } = useDropdown({ popupType: 'menu', preload });
  const roles = useRoles(email);
  const initials = initialsOf(email);
  return (
    <>
      <ActionIcon
        size="lg"
        radius="xl"
        variant="filled"
        aria-label={`${initials}, account of ${email}`}
        {...buttonProps}
      >
        <Text size="sm" fw={600} component="span">
          {initials}
        </Text>
      </ActionIcon>
      <OnDemand isOpen={place.isOpen} waiting={isOffline() && 'Opens when you are online'}>
        <AccountMenu place={place} {...roles} />
      </OnDemand>
    </>
  );
}
