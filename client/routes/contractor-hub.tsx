import { Page } from '../components/Page.tsx';
import { HubScreen } from '../features/hub/HubScreen.tsx';
import { threadOf } from './thread-of.tsx';

export function ContractorHubRoute() {
  return (
    <Page size="md">
      <HubScreen thread={threadOf} />
    </Page>
  );
}
