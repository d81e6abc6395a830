import { Group, Text } from '@mantine/core';
import { IconEyeOff, IconScan } from '@tabler/icons-react';
import type { FileKind } from '../../../../server/domain/catalog.ts';

const READ_FROM: Record<FileKind, string> = {
  PHOTO: 'The AI looks at your photos for rooms, surfaces, materials and visible damage.',
  VIDEO: 'The AI looks at frames from your video as it does at photos. Sound is not used.',
  FLOOR: 'Rooms and their dimensions are read from your plans.',
  DOC: 'Line items, room lists and notes are read from your documents.',
};

const KEPT_ONLY: Record<FileKind, string> = {
  PHOTO:
    'Photos are kept with the estimate, but not interpreted here. Describe what they show in your own words.',
  VIDEO:
    'Videos are kept with the estimate, but not interpreted here. Describe what they show in your own words.',
  FLOOR: 'Plans are kept with the estimate, but not read here. Write down the dimensions.',
  DOC: 'Documents are kept with the estimate, but not read here. Write down what matters.',
};

interface CardNoteProps {
  kind: FileKind;
  isInterpreted: boolean;
  id: string;
}

/** What will be read out of the files of a card, or that nothing will be: said before anything is uploaded. */
export function CardNote({ kind, isInterpreted, id }: CardNoteProps) {
  const Icon = isInterpreted ? IconScan : IconEyeOff;
  return (
    <Group gap={6} wrap="nowrap" align="flex-start" c={isInterpreted ? 'dimmed' : undefined}>
      <Icon size={16} stroke={1.7} aria-hidden style={{ flex: 'none', marginTop: 1 }} />
      <Text size="xs" id={id}>
        {(isInterpreted ? READ_FROM : KEPT_ONLY)[kind]}
      </Text>
    </Group>
  );
}
