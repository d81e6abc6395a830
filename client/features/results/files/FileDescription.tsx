import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import IconPencil from '~icons/tabler/pencil';
import { DEFAULT_ROOMS } from '../../../../server/domain/catalog.ts';
import { roomOfName } from '../../../../server/domain/scope/room-of-name.ts';
import { OnDemand } from '../../../components/OnDemand.tsx';
import { openedPart } from '../../../lib/opened-part.ts';
import { showToast } from '../../../lib/toast.tsx';
import type { EditorLine } from '../editor/draft.ts';
import { useEditorList } from '../editor/use-editor-list.ts';
import { useEdited } from '../editor/use-editor.ts';
import type { ShownFile } from './shown-file.ts';
import classes from './UploadedFiles.module.css';
import { useDescribeFile } from './use-describe-file.ts';

const [DescribeFileDialog] = openedPart(
  async () => (await import('./DescribeFileDialog.tsx')).DescribeFileDialog,
);

const roomsOfLines = (items: readonly EditorLine[]): string[] => [
  ...new Set(items.flatMap(({ metadata }) => metadata.rooms)),
];

/** What the owner says a picture shows, and the way to say it. */
export function FileDescription({ file }: { file: ShownFile }) {
  const { canEdit } = useEdited();
  const rooms = useEditorList(roomsOfLines);
  const [isOpen, setIsOpen] = useState(false);
  const isSilent = file.caption === null && file.room === null;
  const action = isSilent ? 'Describe' : 'Edit';
  return (
    <>
      {file.caption === null ? null : (
        <Text size="xs" className={classes.caption}>
          {file.caption}
        </Text>
      )}
      {file.room === null ? null : (
        <Text size="xs" fw={600}>
          {file.room}
        </Text>
      )}
      {canEdit ? (
        <div data-no-print>
          {isSilent ? <RoomGuess file={file} rooms={rooms} /> : null}
          <Button
            variant="subtle"
            size="compact-xs"
            className={classes.describe}
            leftSection={<IconPencil size={12} aria-hidden />}
            aria-haspopup="dialog"
            aria-label={`${action} ${file.name}: caption and room`}
            onClick={() => setIsOpen(true)}
          >
            {action}
          </Button>
          <OnDemand isOpen={isOpen}>
            <DescribeFileDialog
              file={file}
              rooms={rooms}
              isOpen={isOpen}
              onClose={() => setIsOpen(false)}
            />
          </OnDemand>
        </div>
      ) : null}
    </>
  );
}

/** Taken from the file's name, and marked as a guess: it counts only once the owner takes it. */
function RoomGuess({ file, rooms }: { file: ShownFile; rooms: readonly string[] }) {
  const [describe, { isSending }] = useDescribeFile(file);
  const room = roomOfName(file.name, [...rooms, ...DEFAULT_ROOMS]);
  if (room === null) return null;
  const take = async () => {
    const problem = await describe({ caption: file.caption ?? '', room });
    if (problem) showToast({ kind: 'failure', message: problem.message });
  };
  return (
    <Button
      variant="light"
      size="compact-xs"
      className={classes.guess}
      loading={isSending}
      title="Guessed from the file's name"
      aria-label={`${room}? Put ${file.name} in this room, guessed from its name`}
      onClick={() => void take()}
    >
      {room}?
    </Button>
  );
}
