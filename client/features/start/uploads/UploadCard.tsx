import { Alert, Group, Paper, Progress, Stack, Text, Title } from '@mantine/core';
import { Dropzone, type FileRejection } from '@mantine/dropzone';
import { memo, useId, useState } from 'react';
import IconUpload from '~icons/tabler/upload';
import { FILE_KINDS, type FileKind } from '../../../../server/domain/catalog.ts';
import { formatBytes } from '../../../../server/domain/scope/uploads.ts';
import { FILE_ICONS } from '../../../components/file-icons.ts';
import { counted } from '../../../lib/format.ts';
import { CardNote } from './CardNote.tsx';
import classes from './UploadCard.module.css';
import { CameraButton } from './CameraButton.tsx';
import { UploadItem } from './UploadItem.tsx';
import { isDone, isUnderway, type Upload } from './upload-queue.ts';
import { exportAdvice, rejectionSentence } from './upload-rules.ts';
import type { CardTerms } from './use-card-terms.ts';
import type { Uploads } from './use-uploads.ts';

const DONE_SHARE = { waiting: 0, failed: 0, done: 1 } as const;

const shareOf = (upload: Upload): number =>
  upload.state === 'sending' ? upload.progress : DONE_SHARE[upload.state];

const nothingMore = (): void => {};

const EMPTY = { code: 'file-empty', message: 'The file is empty.' };

interface UploadCardProps extends Uploads {
  kind: FileKind;
  /** How many more files the form takes. */
  room: number;
  terms: CardTerms;
}

interface RefusalsProps {
  sentences: readonly string[];
  onClose: () => void;
}

/** Why files were not added, and what to do instead. */
function Refusals({ sentences, onClose }: RefusalsProps) {
  return sentences.length === 0 ? null : (
    <Alert
      color="orange"
      role="alert"
      p="xs"
      withCloseButton
      closeButtonLabel="Dismiss"
      onClose={onClose}
    >
      {sentences.map((sentence) => (
        <Text size="sm" key={sentence} className={classes.refusal ?? ''}>
          {sentence}
        </Text>
      ))}
    </Alert>
  );
}

export const UploadCard = memo(function UploadCard(props: UploadCardProps) {
  const { kind, list, queue, room } = props;
  const { accept, label, maxBytes, isInterpreted } = props.terms;
  const noteId = useId();
  const [refusals, setRefusals] = useState<string[]>([]);
  const titleId = useId();
  const mine = list.filter((upload) => upload.kind === kind);
  const isBusy = mine.some(isUnderway);
  const percent = (mine.reduce((sum, upload) => sum + shareOf(upload), 0) / mine.length) * 100;
  const Icon = FILE_ICONS[kind];

  const add = (files: File[], refused: string[] = []) => {
    const kept = files.slice(0, room);
    const left = files.length - kept.length;
    const tooMany = left > 0 ? [`${counted(left, 'file')} too many for one estimate.`] : [];
    setRefusals([...refused, ...tooMany]);
    queue.add(kind, kept);
  };
  const take = (file: File) => {
    if (file.size > maxBytes) {
      return setRefusals([rejectionSentence(kind, file, ['file-too-large'], props.terms)]);
    }
    add([file]);
  };
  const sentenceOn = ({ file, errors }: FileRejection): string => {
    const codes = errors.map(({ code }) => code);
    return rejectionSentence(kind, file, codes, props.terms);
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
    <Paper component="section" aria-labelledby={titleId} withBorder p="md">
      <Stack gap="sm">
        <Group gap="xs" wrap="nowrap">
          <Icon size={20} stroke={1.7} aria-hidden />
          <Title order={3} size="h5" id={titleId}>
            {FILE_KINDS[kind]}
          </Title>
          {mine.some(isDone) ? (
            <Text size="sm" c="dimmed" ml="auto" aria-live="polite">
              {mine.filter(isDone).length} added
            </Text>
          ) : null}
        </Group>
        <CardNote kind={kind} isInterpreted={isInterpreted} id={noteId} />
        <Dropzone
          // Good and bad ones may come together; the answer is one.
          onDropAny={(files, rejections) => void addAll(files, rejections)}
          onDrop={nothingMore}
          accept={accept}
          maxSize={maxBytes}
          validator={(file) => (file.size === 0 ? EMPTY : null)}
          className={classes.zone}
          // The keyboard goes to the file input itself, which says what it is.
          activateOnKeyboard={false}
          inputProps={{
            'aria-label': `Choose files: ${FILE_KINDS[kind]}`,
            'aria-describedby': noteId,
            tabIndex: 0,
          }}
        >
          <Group gap="sm" wrap="nowrap">
            <IconUpload size={20} stroke={1.7} className={classes.icon} aria-hidden />
            <div>
              <Text size="sm" fw={500}>
                Drop files here, or choose them
              </Text>
              <Text size="xs" c="dimmed">
                {label} · up to {formatBytes(maxBytes)} each
              </Text>
            </div>
          </Group>
        </Dropzone>
        <CameraButton kind={kind} className={classes.camera ?? ''} onTaken={take} />
        {isBusy ? (
          <Progress value={percent} size="sm" aria-label={`${FILE_KINDS[kind]}: all uploads`} />
        ) : null}
        <Refusals sentences={refusals} onClose={() => setRefusals([])} />
        {mine.length > 0 ? (
          <ul className={classes.files} aria-label={`Added: ${FILE_KINDS[kind]}`}>
            {mine.map((upload) => (
              <UploadItem key={upload.key} upload={upload} queue={queue} icon={Icon} />
            ))}
          </ul>
        ) : null}
      </Stack>
    </Paper>
  );
});
