import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ColorSchemeToggle } from '../components/ColorSchemeToggle.tsx';
import { useSignedInEmail } from '../hooks/use-session.ts';
import { type LoginState, paths } from '../lib/paths.ts';
import { AccountButton } from './AccountButton.tsx';
import { SignInLink } from './SignInLink.tsx';
import { TopBarFrame } from './TopBarFrame.tsx';

export function TopBar({ bell }: { bell: ReactNode }) {
  const email = useSignedInEmail();
  const { pathname, search } = useLocation();
  const isPlace = pathname !== paths.home() && pathname !== paths.login();
  const loginState: LoginState = isPlace ? { from: pathname + search } : {};
  return (
    <TopBarFrame>
      <ColorSchemeToggle />
      {bell}
      {email ? <AccountButton email={email} /> : <SignInLink state={loginState} />}
    </TopBarFrame>
  );
}
