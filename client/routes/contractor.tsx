import { Text } from '@mantine/core';
import { Page } from '../components/Page.tsx';
import { Section } from '../components/Section.tsx';
import { PortalScreen } from '../features/contractor/portal/PortalScreen.tsx';

/** Until somebody has been introduced there is nothing to read. */
const messages = (
  <Section title="Messages">
    <Text size="sm" c="dimmed">
      You and a homeowner can write to each other once both have said yes to a lead.
    </Text>
  </Section>
);

export function ContractorRoute() {
  return (
    <Page size="md">
      <PortalScreen messages={messages} />
    </Page>
  );
}
