import { Badge, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { DeskContractor_ContractorFragment } from '../../gql/graphql.ts';
import { CredentialsForm } from './CredentialsForm.tsx';
import classes from './Desk.module.css';
import { Suspension } from './Suspension.tsx';

export function DeskContractor({ contractor }: { contractor: DeskContractor_ContractorFragment }) {
  const { firstName, lastName, commercialName, email, status, identityStatus } = contractor;
  const person = [firstName, lastName].filter(Boolean).join(' ');
  return (
    <Paper component="li" withBorder p={{ base: 'md', sm: 'lg' }}>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Title order={3} size="h5" className={classes.name}>
            {commercialName ?? person}
          </Title>
          <Group gap={6}>
            <Badge variant="light">Application {status.toLowerCase()}</Badge>
            <Badge variant="light">Identity {identityStatus.toLowerCase()}</Badge>
          </Group>
        </Group>
        <Text size="sm" c="dimmed" className={classes.name}>
          {[person, email].filter(Boolean).join(' · ')}
        </Text>
        <CredentialsForm contractor={contractor} />
        <Suspension contractor={contractor} />
      </Stack>
    </Paper>
  );
}
