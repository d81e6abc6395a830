import { signOut } from '../apollo/sign-out.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { FailureNotice } from '../components/FailureNotice.tsx';
import { LinkButton } from '../components/LinkButton.tsx';
import { LoadingDots } from '../components/LoadingDots.tsx';
import { Page } from '../components/Page.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { Stack } from '@mantine/core';
import { AccountScreen } from '../features/account/AccountScreen.tsx';
import { OwnDataSection } from '../features/account/OwnDataSection.tsx';
import { useAccountQuery } from '../gql/hooks.ts';
import { type LoginState, paths } from '../lib/paths.ts';
import { readFailure } from '../lib/request-failure.ts';

const STATE: LoginState = { from: paths.account() };

export function AccountRoute() {
  const { data, error, refetch } = useAccountQuery({ fetchPolicy: 'cache-and-network' });
  const account = data?.viewer.account;
  if (account) {
    return (
      <Page size="md">
        <AccountScreen account={account} onSignOut={() => void signOut()} />
      </Page>
    );
  }
  if (!data && !error) return <LoadingDots />;
  return (
    <Page size="md">
      <PageTitle mb="lg">Account</PageTitle>
      {error ? (
        <FailureNotice
          title="The account could not be loaded"
          message={readFailure(error).message}
          onRetry={() => void refetch().catch(() => {})}
        />
      ) : (
        <Stack gap="lg">
          <EmptyState
            title="You are not signed in"
            hint="Sign in to see your sessions and how you hear about estimates."
          >
            <LinkButton to={paths.login()} state={STATE}>
              Sign in
            </LinkButton>
          </EmptyState>
          <OwnDataSection email={null} />
        </Stack>
      )}
    </Page>
  );
}
