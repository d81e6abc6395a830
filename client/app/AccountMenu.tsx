import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { Menu } from '@mantine/core';
import { Link } from 'react-router-dom';
import { PlacedBy } from '../components/PlacedBy.tsx';
import type { DropdownPlace } from '../hooks/use-dropdown.ts';
import { useShownAfter } from '../hooks/use-shown-after.ts';
import { paths } from '../lib/paths.ts';

/** The GraphQL client comes only when it is needed. */
const signOut = async (): Promise<void> => {
  const { signOut: end } = await import('../apollo/sign-out.ts');
  await end();
};

interface AccountMenuProps {
  place: DropdownPlace;
  isContractor: boolean;
  isOperator: boolean;
}

export function AccountMenu({ place, isContractor, isOperator }: AccountMenuProps) {
  const isShown = useShownAfter(place.isOpen);
  return (
    <Menu
      id={place.id}
      opened={isShown}
      onChange={place.setIsOpen}
      position="bottom-end"
      width={220}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <PlacedBy element={place.button} />
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
        {isOperator ? (
          <Menu.Item component={Link} to={paths.operator()}>
            Operator desk
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
