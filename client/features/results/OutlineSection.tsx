import { Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { FragmentType } from '@apollo/client';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Section } from '../../components/Section.tsx';
import type { OutlineSection_EstimateFragment } from '../../gql/graphql.ts';
import { useOutlineSection_EstimateFragment } from '../../gql/hooks.ts';
import { counted } from '../../lib/format.ts';
import { OutlineCards } from './OutlineCards.tsx';
import { OutlineTable } from './OutlineTable.tsx';
import { useOpenedLines } from './use-opened-lines.ts';

/** Below it the seven columns no longer fit. */
const TABLE_FROM = '(min-width: 48em)';

interface OutlineSectionProps {
  estimate: FragmentType<OutlineSection_EstimateFragment>;
}

export function OutlineSection({ estimate }: OutlineSectionProps) {
  const { data, complete } = useOutlineSection_EstimateFragment(estimate);
  const isWide = useMediaQuery(TABLE_FROM, true, { getInitialValueInEffect: false });
  const openedLines = useOpenedLines();
  if (!complete) return null;
  const Outline = isWide ? OutlineTable : OutlineCards;
  return (
    <Section
      title="Project Outline"
      aside={
        data.items.length > 0 ? (
          <Text size="sm" c="dimmed">
            {counted(data.items.length, 'line')}
          </Text>
        ) : null
      }
    >
      {data.items.length === 0 ? (
        <EmptyState
          title="No lines"
          hint="The description held no work that could be priced, so there is nothing to add up."
        />
      ) : (
        <Outline lines={data.items} total={data.total} currency={data.currency} {...openedLines} />
      )}
    </Section>
  );
}
