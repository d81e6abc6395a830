import { Page } from '../components/Page.tsx';
import { HubScreen } from '../features/hub/HubScreen.tsx';
import { LeadThread } from '../features/messages/LeadThread.tsx';

const threadOf = (leadId: string) => <LeadThread leadId={leadId} />;

export function ContractorHubRoute() {
  return (
    <Page size="md">
      <HubScreen thread={threadOf} />
    </Page>
  );
}
