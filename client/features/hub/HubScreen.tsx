import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ContractorPage } from '../../components/ContractorPage.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { LoadingDots } from '../../components/LoadingDots.tsx';
import { useHubStatusQuery } from '../../gql/hooks.ts';
import { type LoginState, paths } from '../../lib/paths.ts';
import { LeadList } from './LeadList.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { REVIEW_TAKES } from '../../../server/domain/catalog.ts';

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
        title="Something is in the way"
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
  return contractor?.status === 'PENDING' ? <Waiting /> : <NotAContractor />;
}

function Waiting() {
  return (
    <EmptyState
      title="Your application is being reviewed"
      hint={`That takes ${REVIEW_TAKES}. Leads come once your application, identity, license and insurance are approved.`}
    >
      <LinkButton to={paths.contractor()}>Open your profile</LinkButton>
    </EmptyState>
  );
}

function NotAContractor() {
  return (
    <EmptyState
      title="You are not a contractor here yet"
      hint="Leads go to verified contractors only. Applying is free, and nobody pays for a place."
    >
      <LinkButton to={paths.contractorApply()}>Apply</LinkButton>
      <Text size="sm" c="dimmed">
        Looking for a contractor? Open your estimate and choose Find Contractors.
      </Text>
    </EmptyState>
  );
}
