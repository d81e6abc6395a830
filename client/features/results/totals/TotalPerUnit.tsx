import { Text } from '@mantine/core';
import { formatMoney } from '../../../lib/format.ts';
import { useSaving, useTotal } from '../editor/use-editor.ts';

/** What the job comes to for each dwelling unit, where it is of several. */
export function TotalPerUnit({ units }: { units: number | null }) {
  const { currency } = useSaving();
  const total = useTotal();
  if (units === null || units < 2) return null;
  return (
    <Text size="sm" c="dimmed">
      {formatMoney(total / units, currency)} for each of {units} units
    </Text>
  );
}
