import { Group, Paper, Progress, Stack, Text, Title } from '@mantine/core';
import { Dropzone, type FileRejection } from '@mantine/dropzone';
import { memo, Suspense, useId, useState } from 'react';
import IconUpload from '~icons/tabler/upload';
import { FILE_KINDS, type FileKind } from '../../../../server/domain/catalog.ts';
import { formatBytes } from '../../../../server/domain/scope/uploads.ts';
import { FILE_ICONS } from '../../../components/file-icons.ts';
import { counted } from '../../../lib/format.ts';
import { extraPart } from '../../../lib/lazy-part.tsx';
import { CardNote } from './CardNote.tsx';
import classes from './UploadCard.module.css';
import { Refusals } from './Refusals.tsx';
import { isDone, isUnderway, type Upload } from './upload-queue.ts';
import { exportAdvice, rejectionSentence } from './upload-rules.ts';
import type { AllTerms } from './use-card-terms.ts';
import type { Uploads } from './use-uploads.ts';

const [UploadList] = extraPart(async () => (await import('./UploadList.tsx')).UploadList);

const DONE_SHARE = { waiting: 0, failed: 0, done: 1 } as const;

const shareOf = (upload: Upload): number =>
  upload.state === 'sending' ? upload.progress : DONE_SHARE[upload.state];

const nothingMore = (): void => {};

const EMPTY = { code: 'file-empty', message: 'The file is empty.' };

interface UploadCardProps extends Uploads {
  kind: FileKind;
  /** How many more files the form takes. */
  room: number;
  terms: AllTerms;
}

export const UploadCard = memo(function UploadCard(props: UploadCardProps) {
  const { kind, list, queue, room, terms } = props;
  const { accept, label, maxBytes, isInterpreted } = terms[kind];
  const noteId = useId();
  const [refusals, setRefusals] = useState<string[]>([]);
  const titleId = useId();
  const mine = list.filter((upload) => upload.kind === kind);
  const doneCount = mine.filter(isDone).length;
  const isBusy = mine.some(isUnderway);
  const percent = (mine.reduce((sum, upload) => sum + shareOf(upload), 0) / mine.length) * 100;
  const Icon = FILE_ICONS[kind];

  const add = (files: File[], refused: string[]) => {
    const kept = files.slice(0, room);
    const left = files.length - kept.length;
    const tooMany = left > 0 ? [`${counted(left, 'file')} too many for one estimate.`] : [];
    setRefusals([...refused, ...tooMany]);
    queue.add(kind, kept);
  };
  const sentenceOn = ({ file, errors }: FileRejection): string => {
    const codes = errors.map(({ code }) => code);
    return rejectionSentence(kind, file, codes, terms[kind]);
  };
  const addAll = async (files: File[], rejections: readonly FileRejection[]) => {
    add(files, rejections.map(sentenceOn));
    const advice = await exportAdvice(
      kind,
      rejections.map(({ file }) => file),
    );
    if (advice.length > 0) setRefusals((told) => [...told, ...advice]);
  };

  return (
    <Paper component="section" aria-labelledby={titleId} withBorder className={classes.card ?? ''}>
      <Stack gap="xs">
        <Dropzone
          // Good and bad ones may come together; the answer is one.
          onDropAny={(files, rejections) => void addAll(files, rejections)}
          onDrop={nothingMore}
          accept={accept}
          maxSize={maxBytes}
          validator={(file) => (file.size === 0 ? EMPTY : null)}
          className={classes.label}
          // The keyboard goes to the file input itself, which says what it is.
          activateOnKeyboard={false}
          inputProps={{
            'aria-label': `Choose files: ${FILE_KINDS[kind]}`,
            'aria-describedby': noteId,
            tabIndex: 0,
          }}
        >
          <Group gap="sm" wrap="nowrap" align="flex-start">
            <Icon size={20} stroke={1.7} className={classes.icon} aria-hidden />
            <div className={classes.facts}>
              <Group gap="xs" wrap="nowrap">
                <Title order={3} size="h5" id={titleId}>
                  {FILE_KINDS[kind]}
                </Title>
                {doneCount > 0 ? (
                  <Text size="sm" c="dimmed" aria-live="polite">
                    {doneCount} added
                  </Text>
                ) : null}
              </Group>
              <Text size="xs" c="dimmed">
                {label} · up to {formatBytes(maxBytes)} each
              </Text>
            </div>
            <IconUpload size={20} stroke={1.7} className={classes.icon} aria-hidden />
          </Group>
        </Dropzone>
        <CardNote kind={kind} isInterpreted={isInterpreted} id={noteId} />
        {isBusy ? (
          <Progress value={percent} size="sm" aria-label={`${FILE_KINDS[kind]}: all uploads`} />
        ) : null}
        <Refusals sentences={refusals} onDismiss={() => setRefusals([])} />
        {mine.length > 0 ? (
          <Suspense fallback={null}>
            <UploadList
              label={`Added: ${FILE_KINDS[kind]}`}
              uploads={mine}
              queue={queue}
              terms={terms}
              icon={Icon}
            />
          </Suspense>
        ) : null}
      </Stack>
    </Paper>
  );
});
