import { Title } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';
import { BarTable } from '../../../components/BarTable.tsx';
import { useEditorValue, useSaving } from '../editor/use-editor.ts';
import { sharesBy } from './category-costs.ts';

/** How much of the cost each source of prices stands for. */
export function PriceSources({ location }: { location: string }) {
  const items = useDeferredValue(useEditorValue(({ draft }) => draft.items));
  const { currency } = useSaving();
  const sources = useMemo(
    () => sharesBy(items, ({ source }) => source.trim() || 'Not recorded'),
    [items],
  );
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
    </div>
  );
}
