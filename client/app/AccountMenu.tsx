import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { ActionIcon, Menu, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useIsContractor } from '../hooks/use-is-contractor.ts';
import { paths } from '../lib/paths.ts';
import { initialsOf } from '../lib/session.ts';

/** The GraphQL client comes only when it is needed. */
const signOut = async (): Promise<void> => {
  const { signOut: end } = await import('../apollo/sign-out.ts');
  await end();
};

export function AccountMenu({ email }: { email: string }) {
  const isContractor = useIsContractor(email);
  const initials = initialsOf(email);
  return (
    <Menu
      position="bottom-end"
      width={220}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ActionIcon
          size="lg"
          radius="xl"
          variant="filled"
          aria-label={`${initials}, account of ${email}`}
        >
          <Text size="sm" fw={600} component="span">
            {initials}
          </Text>
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={paths.start()}>
          Your Estimates
        </Menu.Item>
        <Menu.Item component={Link} to={paths.start()}>
          Start New Estimate
        </Menu.Item>
        {isContractor ? (
          <Menu.Item component={Link} to={paths.contractorHub()}>
            Contractor Hub
          </Menu.Item>
        ) : null}
        <Menu.Item component={Link} to={paths.account()}>
          Account
        </Menu.Item>
        <Menu.Divider role="separator" />
        <Menu.Item onClick={() => void signOut()}>Sign out</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
