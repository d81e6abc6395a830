import { LinkButton } from '../components/LinkButton.tsx';
import { SeenBy } from '../components/SeenBy.tsx';
import { paths } from '../lib/paths.ts';
import { SignInLink } from './SignInLink.tsx';

/** Sign-in and account links of a bar that was drawn for nobody in particular. */
export function EntryLinks() {
  return (
    <>
      <SeenBy viewer="guest">
        <SignInLink />
      </SeenBy>
      <SeenBy viewer="user">
        <LinkButton to={paths.account()} variant="light" size="compact-md" ml={4} px={8}>
          Account
        </LinkButton>
      </SeenBy>
    </>
  );
}
