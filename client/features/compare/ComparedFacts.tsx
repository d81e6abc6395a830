import { Anchor, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useComparedContentsQuery } from '../../gql/hooks.ts';
import { formatDate, formatMoney } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { pageTitle } from '../../lib/titles.ts';
import classes from './Compare.module.css';
import type { ComparedEstimate } from './use-compared.ts';

/** What names an estimate, and its total. */
export function ComparedFacts({ estimate }: { estimate: ComparedEstimate }) {
  const { id, claimNumber, projectSeq, project, premium, total, currency } = estimate;
  // It comes with the lines, which are asked for below.
  const contents = useComparedContentsQuery({ variables: { id }, fetchPolicy: 'cache-only' });
  return (
    <Stack gap="md">
      <Title order={3} size="h4" style={{ overflowWrap: 'anywhere' }}>
        <Anchor component={Link} to={paths.result(claimNumber)} inherit>
          {pageTitle(estimate)}
        </Anchor>
      </Title>
      <dl className={classes.facts}>
        <Fact name="Total">
          <strong>{formatMoney(total, currency)}</strong>
          {contents.data?.estimate?.hasTotalOverride ? ' (set by hand)' : ''}
        </Fact>
        <Fact name="Claim number">{claimNumber}</Fact>
        <Fact name="Project number">
          #{projectSeq} in{' '}
          <Anchor component={Link} to={paths.project(project.id)} inherit>
            {project.name}
          </Anchor>
        </Fact>
        <Fact name="Premium">{premium ? 'Yes' : 'No'}</Fact>
        <Fact name="Ready since">{formatDate(estimate.createdAt)}</Fact>
      </dl>
    </Stack>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
