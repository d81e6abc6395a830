import { EmptyState } from '../../components/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { paths } from '../../lib/paths.ts';
import { REVIEW_TAKES } from '../../../server/domain/catalog.ts';

export function ApplicationWaits() {
  return (
    <EmptyState
      title="Your application is being reviewed"
      hint={`That takes ${REVIEW_TAKES}. Leads come once your application, identity, license and insurance are approved.`}
    >
      <LinkButton to={paths.contractor()}>Open your profile</LinkButton>
    </EmptyState>
  );
}
