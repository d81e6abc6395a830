import type { ReactNode } from 'react';
import { ContractorPage } from '../../components/ContractorPage.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { LoadingDots } from '../../components/LoadingDots.tsx';
import { useHubStatusQuery } from '../../gql/hooks.ts';
import { type LoginState, paths } from '../../lib/paths.ts';
import { LeadList } from './LeadList.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { ApplicationWaits } from './ApplicationWaits.tsx';
import { NotAContractor } from './NotAContractor.tsx';

const SIGN_IN: { hint: string; state: LoginState } = {
  hint: 'Leads are shown to verified contractors. Sign in with the address you applied with.',
  state: { from: paths.contractorHub(), message: 'Sign in to see your leads.' },
};

interface HubScreenProps {
  /** The messages of an introduction. */
  thread: (leadId: string) => ReactNode;
}

/** Where contractors find the homeowners who look for them. */
export function HubScreen(props: HubScreenProps) {
  return (
    <ContractorPage title="Contractor Hub" signIn={SIGN_IN}>
      <SignedInHub {...props} />
    </ContractorPage>
  );
}

function SignedInHub({ thread }: HubScreenProps) {
  const { data, error, refetch } = useHubStatusQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) {
    return error ? (
      <FailureNotice
        title="Something needs your attention"
        message="We couldn’t verify your contractor status. Please try again."
        retryLabel="Retry"
        onRetry={() => void refetch().catch(() => {})}
      />
    ) : (
      <LoadingDots />
    );
  }
  const { contractor } = data.viewer;
  if (contractor?.status === 'APPROVED') {
    return (
      <>
        <ProfileCard />
        <LeadList thread={thread} />
      </>
    );
  }
  return contractor?.status === 'PENDING' ? (
    <ApplicationWaits contractor={contractor} />
  ) : (
    <NotAContractor />
  );
}
