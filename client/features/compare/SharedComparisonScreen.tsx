import { Button, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import IconPrinter from '~icons/tabler/printer';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Section } from '../../components/Section.tsx';
import { SharedNotice } from '../../components/SharedNotice.tsx';
import type { SharedComparisonFragment, SharedSideFragment } from '../../gql/graphql.ts';
import { useLightPrint } from '../../hooks/use-light-print.ts';
import { formatDateTime, formatMoney } from '../../lib/format.ts';
import { ComparedContents } from './ComparedContents.tsx';
import { KnownDifferences } from './Differences.tsx';
import type { ComparedTotal } from './use-compared.ts';

interface SharedComparisonScreenProps {
  comparison: SharedComparisonFragment;
  expiresAt: string;
  hidesIdentity: boolean;
  isTest: boolean;
}

/** Its title is never empty, so that no number stands in for it. */
const totalOf = ({ claimNumber, ...side }: SharedSideFragment): ComparedTotal => ({
  ...side,
  claimNumber: claimNumber ?? '',
});

/** Somebody else's two estimates side by side, to read and to print. */
export function SharedComparisonScreen(props: SharedComparisonScreenProps) {
  useLightPrint();
  const { comparison, expiresAt, hidesIdentity, isTest } = props;
  const { left, right } = comparison;
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start">
        <div>
          <PageTitle>Two estimates compared</PageTitle>
          <Text c="dimmed">Side by side, and where the difference comes from.</Text>
        </div>
        <Button
          variant="default"
          data-no-print
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => print()}
        >
          Print
        </Button>
      </Group>
      <SharedNotice
        changedAt={[left.updatedAt, right.updatedAt]}
        expiresAt={expiresAt}
        hidesIdentity={hidesIdentity}
        isTest={isTest}
      />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <SideFacts title="Left estimate" side={left} isHidden={hidesIdentity} />
        <SideFacts title="Right estimate" side={right} isHidden={hidesIdentity} />
      </SimpleGrid>
      <Section title="Differences" hint="From the left estimate to the right one.">
        <KnownDifferences comparison={comparison} left={totalOf(left)} right={totalOf(right)} />
      </Section>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <ComparedContents title="Left" estimate={left} />
        <ComparedContents title="Right" estimate={right} />
      </SimpleGrid>
    </Stack>
  );
}

interface SideFactsProps {
  title: string;
  side: SharedSideFragment;
  isHidden: boolean;
}

function SideFacts({ title, side, isHidden }: SideFactsProps) {
  const place = [isHidden ? null : side.projectName, `ZIP ${side.zip}`, side.claimNumber];
  return (
    <Section title={title}>
      <div>
        <Title order={3} size="h4" style={{ overflowWrap: 'anywhere' }}>
          {side.title}
        </Title>
        <Text size="xl" fw={700}>
          {formatMoney(side.total, side.currency)}
        </Text>
        {side.hasTotalOverride ? <Text size="sm">Total set by hand</Text> : null}
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {place.filter(Boolean).join(' · ')}
        </Text>
        <Text size="sm" c="dimmed">
          Changed last on {formatDateTime(side.updatedAt)}
        </Text>
      </div>
    </Section>
  );
}
