import { Group, Text } from '@mantine/core';
import IconEyeOff from '~icons/tabler/eye-off';
import IconScan from '~icons/tabler/scan';
import type { FileKind } from '../../../../server/domain/catalog.ts';
import classes from './UploadCard.module.css';

const READ_FROM: Record<FileKind, string> = {
  PHOTO: 'The AI looks at your photos for rooms, surfaces, materials and visible damage.',
  VIDEO: 'The AI looks at frames from your video as it does at photos. Sound is not used.',
  FLOOR: 'Rooms and their dimensions are read from your plans.',
  DOC: 'Line items, room lists and notes are read from your documents.',
};

const KEPT_ONLY: Record<FileKind, string> = {
  PHOTO:
    'Photos are kept with the estimate, but not interpreted here. Say under each what it shows.',
  VIDEO:
    'Videos are kept with the estimate, but not interpreted here. Say under each what it shows.',
  FLOOR: 'Plans are kept with the estimate, but not read here. Write down the dimensions.',
  DOC: 'Documents are kept with the estimate, but not read here. Write down what matters.',
};

interface CardNoteProps {
  kind: FileKind;
  /** Whether something is read out of the files. It is null until the server has said so. */
  isInterpreted: boolean | null;
  id: string;
}

/**
 * What will be read out of the files of a card, or that nothing will be: said before anything is uploaded. Both have
 * their room from the start, so that nothing moves when it is known which of them holds.
 */
export function CardNote({ kind, isInterpreted, id }: CardNoteProps) {
  return (
    <div className={classes.notes} id={id}>
      <Note icon={IconScan} text={READ_FROM[kind]} isShown={isInterpreted === true} isQuiet />
      <Note icon={IconEyeOff} text={KEPT_ONLY[kind]} isShown={isInterpreted === false} />
    </div>
  );
}

interface NoteProps {
  icon: typeof IconScan;
  text: string;
  isShown: boolean;
  isQuiet?: boolean;
}

function Note({ icon: Icon, text, isShown, isQuiet = false }: NoteProps) {
  return (
    <Group
      gap={6}
      wrap="nowrap"
      align="flex-start"
      c={isQuiet ? 'dimmed' : undefined}
      data-shown={isShown || undefined}
    >
      <Icon size={16} stroke={1.7} aria-hidden style={{ flex: 'none', marginTop: 1 }} />
      <Text size="xs">{text}</Text>
    </Group>
  );
}
