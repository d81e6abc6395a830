import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { PaperButtons } from '../../../components/PaperButtons.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { SharedNotice } from '../../../components/SharedNotice.tsx';
import { useLightPrint } from '../../../hooks/use-light-print.ts';

/** What is told of the link that opened it. */
export interface SharedLinkFacts {
  expiresAt: string;
  hidesIdentity: boolean;
  isTest: boolean;
  /** Where it is had on paper. */
  pdfPath: string;
}

interface SharedSheetProps extends SharedLinkFacts {
  title: string;
  hint: string;
  changedAt: string;
  children: ReactNode;
}

/** What somebody shared of a paper: its head, the ways to have it on paper, and what the link allows. */
export function SharedSheet({
  title,
  hint,
  changedAt,
  pdfPath,
  children,
  ...link
}: SharedSheetProps) {
  useLightPrint();
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start">
        <div>
          <PageTitle>{title}</PageTitle>
          <Text c="dimmed">{hint}</Text>
        </div>
        <PaperButtons pdfPath={pdfPath} />
      </Group>
      <SharedNotice changedAt={[changedAt]} {...link} />
      {children}
    </Stack>
  );
}
