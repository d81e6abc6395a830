import { Group } from '@mantine/core';
import { LinkButton } from '../../components/LinkButton.tsx';
import { paths } from '../../lib/paths.ts';
import { SeenBy } from '../../components/SeenBy.tsx';

/** Guests may also start without signing in. */
export function CallToAction() {
  return (
    <>
      <SeenBy viewer="user">
        <LinkButton to={paths.start()} size="lg">
          Try It Now
        </LinkButton>
      </SeenBy>
      <SeenBy viewer="guest">
        <Group gap="sm">
          <LinkButton to={paths.login()} size="lg">
            Sign In to Try
          </LinkButton>
          <LinkButton to={paths.start()} size="lg">
            Start as a guest
          </LinkButton>
        </Group>
      </SeenBy>
    </>
  );
}
