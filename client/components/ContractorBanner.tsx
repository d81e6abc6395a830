import { Group, Paper, Text } from '@mantine/core';
import { LinkButton } from './LinkButton.tsx';
import { paths } from '../lib/paths.ts';

/** For everybody who is no contractor here, on the projects page; on the front page for whoever is not signed in. */
export function ContractorBanner() {
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
      <Group justify="space-between" gap="sm">
        <div style={{ flex: '1 1 240px' }}>
          <Text fw={650}>Are you a contractor?</Text>
          <Text size="sm" c="dimmed">
            Get introduced to homeowners near you. The application is free.
          </Text>
        </div>
        <Group gap="xs">
          <LinkButton to={paths.forContractors()} variant="subtle">
            How it works
          </LinkButton>
          <LinkButton to={paths.contractorApply()} variant="light">
            Apply as Contractor
          </LinkButton>
        </Group>
      </Group>
    </Paper>
  );
}
