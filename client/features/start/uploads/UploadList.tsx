import { ActionIcon, Button, Group, NativeSelect, Progress, Text } from '@mantine/core';
import IconX from '~icons/tabler/x';
import { FILE_KINDS } from '../../../../server/domain/catalog.ts';
import type { Icon } from '../../../lib/icon.tsx';
import { formatBytes } from '../../../../server/domain/scope/uploads.ts';
import { FileName } from '../../../components/FileName.tsx';
import { Thumbnail } from '../../../components/Thumbnail.tsx';
import { ShownWords } from './ShownWords.tsx';
import classes from './UploadCard.module.css';
import { isUnderway, type Upload, type UploadQueue } from './upload-queue.ts';
import { kindsOf } from './upload-rules.ts';
import type { AllTerms } from './use-card-terms.ts';

interface UploadListProps {
  label: string;
  uploads: readonly Upload[];
  queue: UploadQueue;
  terms: AllTerms;
  icon: Icon;
}

/** The files of a card, each with how far it is. */
export function UploadList({ label, uploads, ...props }: UploadListProps) {
  return (
    <ul className={classes.files} aria-label={label}>
      {uploads.map((upload) => (
        <UploadItem key={upload.key} upload={upload} {...props} />
      ))}
    </ul>
  );
}

interface UploadItemProps extends Pick<UploadListProps, 'queue' | 'terms' | 'icon'> {
  upload: Upload;
}

function UploadItem({ upload, queue, terms, icon: Icon }: UploadItemProps) {
  const { key, kind, name, size } = upload;
  return (
    <li className={classes.file}>
      <span className={classes.picture}>
        <Thumbnail
          url={upload.state === 'done' ? upload.thumbnail : null}
          fallback={<Icon size={20} stroke={1.5} aria-hidden />}
        />
      </span>
      <div className={classes.facts}>
        <FileName size="sm" name={name} />
        {isUnderway(upload) ? (
          <Progress
            value={upload.state === 'sending' ? Math.max(3, upload.progress * 100) : 0}
            size="sm"
            mt={4}
            aria-label={`${name}: upload`}
          />
        ) : null}
        {upload.state === 'sending' && upload.isWaiting ? (
          <Text size="xs" c="dimmed" role="status" mt={4}>
            Waiting for the connection. The upload continues on its own.
          </Text>
        ) : null}
        {upload.state === 'failed' ? (
          <>
            <Text size="xs" c="var(--mantine-color-error)" role="alert">
              {upload.message}
            </Text>
            {upload.canRetry ? (
              <Button
                size="compact-xs"
                variant="default"
                mt={4}
                aria-label={`Try again: ${name}`}
                onClick={() => queue.retry(key)}
              >
                Try again
              </Button>
            ) : null}
          </>
        ) : null}
        {upload.state === 'done' ? (
          <>
            <Group gap="xs">
              <Text size="xs" c="dimmed">
                {formatBytes(size)}
              </Text>
              <KindChoice upload={upload} queue={queue} terms={terms} />
            </Group>
            {kind === 'PHOTO' || kind === 'VIDEO' ? (
              <ShownWords upload={upload} queue={queue} />
            ) : null}
          </>
        ) : null}
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={isUnderway(upload) ? `Cancel upload of ${name}` : `Remove ${name}`}
        onClick={() => queue.remove(key)}
      >
        <IconX size={16} />
      </ActionIcon>
    </li>
  );
}

/** Puts a file on another card, where it was sorted wrong. */
function KindChoice({ upload, queue, terms }: Omit<UploadItemProps, 'icon'>) {
  const { key, kind, name } = upload;
  const kinds = queue.canMove(key) ? kindsOf({ name, type: '' }, terms) : [];
  if (kinds.length < 2) return null;
  return (
    <NativeSelect
      size="xs"
      variant="unstyled"
      className={classes.kind ?? ''}
      aria-label={`Kind of ${name}`}
      value={kind}
      data={kinds.map((value) => ({ value, label: FILE_KINDS[value] }))}
      onChange={({ currentTarget }) => {
        const chosen = kinds.find((each) => each === currentTarget.value);
        if (chosen) queue.move(key, chosen);
      }}
    />
  );
}
