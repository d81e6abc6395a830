import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ContractorPage } from '../../../components/ContractorPage.tsx';
import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { LoadingDots } from '../../../components/LoadingDots.tsx';
import { useContractorPortalQuery, useViewerChangedSubscription } from '../../../gql/hooks.ts';
import type { ContractorPortal_ContractorFragment } from '../../../gql/graphql.ts';
import { type LoginState, paths } from '../../../lib/paths.ts';
import { readFailure } from '../../../lib/request-failure.ts';
import { IdentityUpload } from './IdentityUpload.tsx';
import { LogoSection } from './LogoSection.tsx';
import { OwnProfile } from './OwnProfile.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { Standing } from './Standing.tsx';
import { REVIEW_TAKES } from '../../../../server/domain/catalog.ts';

const SIGN_IN: { hint: string; state: LoginState } = {
  hint: 'Sign in to open your contractor profile, or apply without an account.',
  state: { from: paths.contractor(), message: 'Sign in to open your contractor profile.' },
};

interface OwnPortalProps {
  contractor: ContractorPortal_ContractorFragment;
  messages: ReactNode;
  onChanged: () => void;
}

function OwnPortal({ contractor, messages, onChanged }: OwnPortalProps) {
  return (
    <>
      <Standing contractor={contractor} />
      {contractor.status === 'DECLINED' ? (
        <Group>
          <LinkButton to={paths.contractorApply()}>Apply again</LinkButton>
        </Group>
      ) : null}
      {contractor.identityStatus === 'APPROVED' ? null : (
        <IdentityUpload contractor={contractor} onSent={onChanged} />
      )}
      {messages}
      <OwnProfile key={contractor.id} contractor={contractor} />
      <LogoSection path={contractor.logoPath} onChanged={onChanged} />
    </>
  );
}

function SignedInPortal({ messages }: { messages: ReactNode }) {
  const { data, error, refetch } = useContractorPortalQuery({ fetchPolicy: 'cache-and-network' });
  // An operator decided, or it was changed elsewhere.
  const again = () => void refetch().catch(() => {});
  useViewerChangedSubscription({ ignoreResults: true, onData: again });
  if (!data) {
    return error ? (
      <FailureNotice
        title="Error"
        message={`Error: ${readFailure(error).message}`}
        onRetry={again}
      />
    ) : (
      <LoadingDots />
    );
  }
  const { contractor } = data.viewer;
  if (contractor)
    return <OwnPortal contractor={contractor} messages={messages} onChanged={again} />;
  return (
    <>
      <Text>
        Register to be introduced to homeowners near you. It is free; an operator reviews it within{' '}
        {REVIEW_TAKES}.
      </Text>
      <RegisterForm />
    </>
  );
}

/** @param messages between homeowners and this contractor */
export function PortalScreen({ messages }: { messages: ReactNode }) {
  return (
    <ContractorPage title="Contractor profile" signIn={SIGN_IN}>
      <SignedInPortal messages={messages} />
    </ContractorPage>
  );
}
