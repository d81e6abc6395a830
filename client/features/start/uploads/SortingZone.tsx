import { Group, Loader, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { useState } from 'react';
import IconUpload from '~icons/tabler/upload';
import type { FileKind } from '../../../../server/domain/catalog.ts';
import { counted } from '../../../lib/format.ts';
import { tellDelay } from '../../../lib/opened-part.ts';
import { untilLoaded } from '../../../lib/until-loaded.ts';
import { CameraButton } from './CameraButton.tsx';
import { Refusals } from './Refusals.tsx';
import classes from './UploadCard.module.css';
import type { UploadQueue } from './upload-queue.ts';
import { CARDS, rejectionSentence } from './upload-rules.ts';
import type { AllTerms } from './use-card-terms.ts';

interface SortingZoneProps {
  /** Id of the picker, for what leads to it. */
  id: string;
  queue: UploadQueue;
  /** How many more files the form takes. */
  room: number;
  terms: AllTerms;
}

/** Takes files of every kind, and puts each on its card. */
export function SortingZone({ id, queue, room, terms }: SortingZoneProps) {
  const [refusals, setRefusals] = useState<string[]>([]);
  const [isSorting, setIsSorting] = useState(false);

  const sort = async (files: readonly File[]): Promise<void> => {
    setIsSorting(true);
    const { sortFiles } = await untilLoaded(() => import('./sort-files.ts'), tellDelay);
    const kept = files.slice(0, room);
    const sorted = await sortFiles(kept, terms);
    const left = files.length - kept.length;
    const tooMany = left > 0 ? [`${counted(left, 'file')} too many for one estimate.`] : [];
    setRefusals([...sorted.refusals, ...tooMany]);
    for (const kind of CARDS) {
      const added = sorted.byKind[kind];
      if (added) queue.add(kind, added);
    }
    setIsSorting(false);
  };
  const take = (kind: FileKind, file: File): void => {
    const isTooLarge = file.size > terms[kind].maxBytes;
    setRefusals(isTooLarge ? [rejectionSentence(kind, file, ['file-too-large'], terms[kind])] : []);
    if (!isTooLarge) queue.add(kind, [file]);
  };

  return (
    <div className={classes.sorting}>
      <Dropzone
        onDrop={(files) => void sort(files)}
        className={classes.zone}
        activateOnKeyboard={false}
        inputProps={{ id, 'aria-label': 'Choose files of any kind', tabIndex: 0 }}
      >
        <Group gap="md" wrap="nowrap" justify="center">
          {isSorting ? (
            <Loader size={28} />
          ) : (
            <IconUpload size={28} stroke={1.7} className={classes.icon} aria-hidden />
          )}
          <div>
            <Text fw={600}>Choose files, or drop them here</Text>
            <Text size="sm" c="dimmed">
              Photos, videos, plans and papers. Each goes to its card below.
            </Text>
          </div>
        </Group>
      </Dropzone>
      <div className={classes.cameras}>
        <CameraButton kind="PHOTO" onTaken={(file) => take('PHOTO', file)} />
        <CameraButton kind="VIDEO" onTaken={(file) => take('VIDEO', file)} />
      </div>
      <Refusals sentences={refusals} onDismiss={() => setRefusals([])} />
    </div>
  );
}
