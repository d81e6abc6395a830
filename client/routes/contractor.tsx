import { Page } from '../components/Page.tsx';
import { PortalScreen } from '../features/contractor/portal/PortalScreen.tsx';
import { LeadThreads } from '../features/messages/LeadThreads.tsx';
import { threadOf } from './thread-of.tsx';

export function ContractorRoute() {
  return (
    <Page size="md">
      <PortalScreen messages={<LeadThreads thread={threadOf} />} />
    </Page>
  );
}
