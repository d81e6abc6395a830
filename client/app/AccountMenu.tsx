import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { ActionIcon, Menu, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { forgetLogin, initialsOf } from '../lib/session.ts';

const signOut = (): void => {
  forgetLogin();
  location.reload();
};

export function AccountMenu({ email }: { email: string }) {
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon size="lg" radius="xl" variant="filled" aria-label={`Account of ${email}`}>
          <Text size="sm" fw={600} component="span">
            {initialsOf(email)}
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
        <Menu.Divider />
        <Menu.Item onClick={signOut}>Sign out</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
