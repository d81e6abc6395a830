import { ActionIcon, Button, Progress, Text } from '@mantine/core';
import { Suspense } from 'react';
import IconX from '~icons/tabler/x';
import type { Icon } from '../../../lib/icon.tsx';
import { formatBytes } from '../../../../server/domain/scope/uploads.ts';
import { FileName } from '../../../components/FileName.tsx';
import { extraPart } from '../../../lib/lazy-part.tsx';
import { Thumbnail } from '../../../components/Thumbnail.tsx';
import classes from './UploadCard.module.css';
import { isUnderway, type Upload, type UploadQueue } from './upload-queue.ts';

const [ShownWords] = extraPart(async () => (await import('./ShownWords.tsx')).ShownWords);

interface UploadItemProps {
  upload: Upload;
  queue: UploadQueue;
  icon: Icon;
}

export function UploadItem({ upload, queue, icon: Icon }: UploadItemProps) {
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
            Waiting for the connection. It goes on by itself.
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
            <Text size="xs" c="dimmed">
              {formatBytes(size)}
            </Text>
            {kind === 'PHOTO' || kind === 'VIDEO' ? (
              <Suspense fallback={null}>
                <ShownWords upload={upload} queue={queue} />
              </Suspense>
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
