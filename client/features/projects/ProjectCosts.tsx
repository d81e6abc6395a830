import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { roundCents, sumMoney } from '../../../server/domain/money/money.ts';
import { BarTable } from '../../components/BarTable.tsx';
import { Section } from '../../components/Section.tsx';
import type { ProjectCosts_ProjectFragment } from '../../gql/graphql.ts';
import { useProjectCosts_ProjectFragment } from '../../gql/hooks.ts';
import { counted, formatMoney } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { listTitle } from '../../lib/titles.ts';
import { ProjectCategories } from './ProjectCategories.tsx';
import { inOneLine } from '../../../server/domain/text/one-line.ts';

interface ListedEstimate {
  title: string | null;
  projectSeq: number;
}

const plain = (title: string): string => inOneLine(title.toLowerCase());

/** Titles that several estimates share, each once: likely tries at the same work. */
const repeatedTitles = (estimates: readonly ListedEstimate[]): string[] => {
  const groups = Map.groupBy(estimates.map(listTitle), plain);
  return [...groups.values()].flatMap((titles) =>
    titles.length > 1 && titles[0] !== undefined ? [titles[0]] : [],
  );
};

interface ProjectCostsProps {
  project: FragmentType<ProjectCosts_ProjectFragment>;
}

/** What the project costs over its estimates; which of them count is chosen on their cards. */
export function ProjectCosts({ project }: ProjectCostsProps) {
  const { data, complete } = useProjectCosts_ProjectFragment(project);
  const [view, setView] = useState<'estimate' | 'category'>('estimate');
  if (!complete) return null;
  const { total, estimateCount, byEstimate } = data.costs;
  if (estimateCount === 0) return null;
  const currency = byEstimate[0]?.currency ?? 'USD';
  const repeated = repeatedTitles(byEstimate);
  return (
    <Section
      title="Project total"
      hint={`The sum of ${counted(estimateCount, 'ready estimate')} whose box “Counts in the project total” is ticked.`}
      aside={
        <Text fz="h3" fw={650} style={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatMoney(total, currency)}
        </Text>
      }
    >
      <Stack gap="md">
        {repeated.length > 0 ? (
          <Text size="sm" role="note">
            {repeated.map((title) => `“${title}”`).join(', ')}{' '}
            {repeated.length === 1 ? 'is' : 'are'} there more than once, and each counts. If these
            are alternatives for the same work, untick all but one.
          </Text>
        ) : null}
        <Group gap={6} role="group" aria-label="Show the total">
          {(['estimate', 'category'] as const).map((each) => (
            <Button
              key={each}
              size="compact-sm"
              radius="xl"
              variant={view === each ? 'filled' : 'default'}
              aria-pressed={view === each}
              onClick={() => setView(each)}
            >
              {each === 'estimate' ? 'By estimate' : 'By category'}
            </Button>
          ))}
        </Group>
        {view === 'estimate' ? (
          <BarTable
            title="Cost by estimate"
            rowHead="Estimate"
            rows={estimateRows(data.costs)}
            currency={currency}
          />
        ) : (
          // A new total has new categories.
          <ProjectCategories key={total} projectId={data.id} total={total} currency={currency} />
        )}
      </Stack>
    </Section>
  );
}

const estimateRows = ({
  total,
  byEstimate,
  estimateCount,
}: ProjectCosts_ProjectFragment['costs']) => {
  const shareOf = (amount: number) => (total > 0 ? amount / total : 0);
  const rows = byEstimate.map((estimate) => ({
    key: estimate.id,
    name: (
      <Anchor component={Link} to={paths.result(estimate.claimNumber)} inherit>
        {listTitle(estimate)}
      </Anchor>
    ),
    amount: estimate.total,
    share: shareOf(estimate.total),
  }));
  const others = estimateCount - byEstimate.length;
  if (others === 0) return rows;
  const amount = roundCents(total - sumMoney(byEstimate.map((estimate) => estimate.total)));
  const name = counted(others, 'smaller estimate');
  return [...rows, { key: 'others', name, amount, share: shareOf(amount) }];
};
