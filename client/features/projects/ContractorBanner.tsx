import { Group, Paper, Text } from '@mantine/core';
import { LinkButton } from '../../components/LinkButton.tsx';
import { paths } from '../../lib/paths.ts';

/** For everybody who is no contractor here (spec §6). */
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
        <LinkButton to={paths.contractorApply()} variant="light">
          Apply as Contractor
        </LinkButton>
      </Group>
    </Paper>
  );
}
