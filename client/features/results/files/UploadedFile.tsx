import { Anchor, Text, UnstyledButton } from '@mantine/core';
import IconPlayerPlayFilled from '~icons/tabler/player-play-filled';
import { formatBytes } from '../../../../server/domain/scope/uploads.ts';
import { FILE_ICONS } from '../../../components/file-icons.ts';
import { Thumbnail } from '../../../components/Thumbnail.tsx';
import { FileDescription } from './FileDescription.tsx';
import { type ShownFile, showingOf } from './shown-file.ts';
import classes from './UploadedFiles.module.css';

interface UploadedFileProps {
  file: ShownFile;
  /** Shows it large. */
  onShow: () => void;
}

/** What the page can show opens large; everything else is a link. */
export function UploadedFile({ file, onShow }: UploadedFileProps) {
  const showing = showingOf(file);
  return (
    <li className={classes.file}>
      {showing === null ? (
        <a className={classes.open} href={file.url} target="_blank" rel="noreferrer">
          <Face file={file} />
        </a>
      ) : (
        <UnstyledButton className={classes.open} aria-haspopup="dialog" onClick={onShow}>
          <Face file={file} isVideo={showing === 'video'} />
        </UnstyledButton>
      )}
      <Text size="xs" c="dimmed">
        {formatBytes(file.size)}
      </Text>
      {file.note ? (
        <Text size="xs" c="dimmed" mt={2}>
          {file.note}
        </Text>
      ) : null}
      {showing === null ? null : <FileDescription file={file} />}
    </li>
  );
}

function Face({ file, isVideo = false }: { file: ShownFile; isVideo?: boolean }) {
  const Icon = FILE_ICONS[file.kind];
  return (
    <>
      <span className={classes.picture}>
        <Thumbnail url={file.thumbnailUrl} fallback={<Icon size={32} stroke={1.3} aria-hidden />} />
        {isVideo ? (
          <span className={classes.play}>
            <IconPlayerPlayFilled size={18} aria-hidden />
          </span>
        ) : null}
      </span>
      <Anchor component="span" size="sm" className={classes.name}>
        {file.name}
      </Anchor>
    </>
  );
}
