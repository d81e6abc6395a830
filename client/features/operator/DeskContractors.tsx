import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { Section } from '../../components/Section.tsx';
import type { DeskContractor_ContractorFragment } from '../../gql/graphql.ts';
import { useDeskContractorsQuery } from '../../gql/hooks.ts';
import { useShowMore } from '../../hooks/use-show-more.ts';
import { readFailure } from '../../lib/request-failure.ts';
import { CredentialsForm } from './CredentialsForm.tsx';
import classes from './Desk.module.css';
import { Suspension } from './Suspension.tsx';

function DeskContractor({ contractor }: { contractor: DeskContractor_ContractorFragment }) {
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

export function DeskContractors() {
  const { data, error, refetch, fetchMore } = useDeskContractorsQuery({
    fetchPolicy: 'cache-and-network',
  });
  const page = data?.operatorDesk?.contractors;
  const [showMore, { isShowingMore }] = useShowMore(() =>
    fetchMore({ variables: { after: page?.pageInfo.endCursor ?? null } }),
  );
  return (
    <Section title="Contractors" hint="Newest first. Leads need license and insurance on record.">
      {error && !data ? (
        <FailureNotice
          title="The contractors could not be loaded"
          message={readFailure(error).message}
          onRetry={() => void refetch().catch(() => {})}
        />
      ) : null}
      <ul className={classes.list} aria-label="Contractors">
        {page?.edges.map(({ node }) => (
          <DeskContractor key={node.id} contractor={node} />
        ))}
      </ul>
      {page?.edges.length === 0 ? <Text size="sm">Nobody has a profile yet.</Text> : null}
      {page?.pageInfo.hasNextPage ? (
        <Button variant="default" loading={isShowingMore} onClick={() => void showMore()}>
          Show more
        </Button>
      ) : null}
    </Section>
  );
}
