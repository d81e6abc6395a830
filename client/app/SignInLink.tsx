import { LinkButton } from '../components/LinkButton.tsx';
import { type LoginState, paths } from '../lib/paths.ts';

export function SignInLink({ state = {} }: { state?: LoginState }) {
  return (
    <LinkButton to={paths.login()} state={state} variant="light" size="compact-md" ml={4} px={8}>
      Sign in
    </LinkButton>
  );
}
