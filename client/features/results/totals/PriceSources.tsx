import { Text, Title } from '@mantine/core';
import { useMemo } from 'react';
import { FINISH_LEVELS } from '../../../../server/domain/catalog.ts';
import { YOUR_OWN_PRICE } from '../../../../server/domain/estimate/edit-lines.ts';
import { BarTable } from '../../../components/BarTable.tsx';
import type { EditorLine } from '../editor/draft.ts';
import { useFollowedLines, useEdited } from '../editor/use-editor.ts';
import { sharesBy } from './category-costs.ts';

/** The kind of source; its whole sentence stands in the line. */
const sourceOf = ({ source, metadata: { code, finishLevel } }: EditorLine): string => {
  if (source === YOUR_OWN_PRICE) return YOUR_OWN_PRICE;
  if (code === null) return 'Named in the line';
  return finishLevel
    ? `Price book, ${FINISH_LEVELS[finishLevel].toLowerCase()} finish`
    : 'Price book, one price for every finish';
};

/** How much of the cost each kind of source stands for. */
export function PriceSources({ location }: { location: string }) {
  const items = useFollowedLines();
  const { currency } = useEdited();
  const sources = useMemo(() => sharesBy(items, sourceOf), [items]);
  if (sources.length === 0) return null;
  return (
    <div>
      <Title order={3} size="h5" mb="xs">
        Where the prices come from
      </Title>
      <BarTable
        title={`Prices for ${location}`}
        rowHead="Source"
        rows={sources.map((source) => ({ ...source, key: source.name }))}
        currency={currency}
      />
      <Text size="sm" c="dimmed" mt="xs">
        Each line says in full where its price comes from.
      </Text>
    </div>
  );
}
