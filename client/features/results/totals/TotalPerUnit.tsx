import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useEdited, useTotal } from '../editor/use-editor.ts';
import { perUnitWords } from './per-unit-words.ts';

export function TotalPerUnit({ units }: { units: number | null }) {
  const { currency } = useEdited();
  const words = perUnitWords(useTotal(), units, currency);
  return words === null ? null : <PerUnit>{words}</PerUnit>;
}

export function PerUnit({ children }: { children: ReactNode }) {
  return (
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  );
}
