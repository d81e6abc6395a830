import { Anchor, Text } from '@mantine/core';
import type { FragmentType } from '@apollo/client';
import { IconFileText, IconPhoto, IconRulerMeasure, IconVideo } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatBytes } from '../../../server/domain/uploads.ts';
import { Thumbnail } from '../../components/Thumbnail.tsx';
import type { UploadedFile_FileFragment } from '../../gql/graphql.ts';
import { useUploadedFile_FileFragment } from '../../gql/hooks.ts';
import classes from './UploadedFiles.module.css';

const ICONS = { PHOTO: IconPhoto, VIDEO: IconVideo, FLOOR: IconRulerMeasure, DOC: IconFileText };

/** Videos play in place, pictures open large, everything else is a link. */
export function UploadedFile({ file }: { file: FragmentType<UploadedFile_FileFragment> }) {
  const { data, complete } = useUploadedFile_FileFragment(file);
  if (!complete) return null;
  return (
    <li className={classes.file}>
      {data.kind === 'VIDEO' ? (
        // The user's own recording: nobody has written captions for it.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          className={classes.picture}
          controls
          preload="none"
          poster={data.thumbnailUrl ?? undefined}
          src={data.url}
          aria-label={data.name}
        />
      ) : (
        <PictureLink file={data} />
      )}
      <Caption file={data}>
        {data.note ? (
          <Text size="xs" c="dimmed" mt={2}>
            {data.note}
          </Text>
        ) : null}
      </Caption>
    </li>
  );
}

function PictureLink({ file }: { file: UploadedFile_FileFragment }) {
  const Icon = ICONS[file.kind];
  return (
    <a
      className={classes.picture}
      href={file.displayUrl ?? file.url}
      target="_blank"
      rel="noreferrer"
      tabIndex={-1}
      aria-hidden
    >
      <Thumbnail url={file.thumbnailUrl} fallback={<Icon size={36} stroke={1.3} />} />
    </a>
  );
}

function Caption({ file, children }: { file: UploadedFile_FileFragment; children: ReactNode }) {
  return (
    <div className={classes.caption}>
      <Anchor
        href={file.displayUrl ?? file.url}
        target="_blank"
        rel="noreferrer"
        size="sm"
        className={classes.name}
      >
        {file.name}
      </Anchor>
      <Text size="xs" c="dimmed">
        {formatBytes(file.size)}
      </Text>
      {children}
    </div>
  );
}
