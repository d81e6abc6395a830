import { Anchor, Text, UnstyledButton } from '@mantine/core';
import { Section } from '../../../components/Section.tsx';
import { Thumbnail } from '../../../components/Thumbnail.tsx';
import { namesJoined } from '../../../../server/domain/text/names-joined.ts';
import classes from '../files/UploadedFiles.module.css';
import { usePhotos } from '../files/photos.ts';

interface SharedPicturesProps {
  /** Names of the uploads of which there is no picture. */
  otherFiles: readonly string[];
  isHidden: boolean;
}

/** What was uploaded, as pictures; originals stay with their owner. */
export function SharedPictures({ otherFiles, isHidden }: SharedPicturesProps) {
  const { files, show } = usePhotos();
  return (
    <Section title="Photos and files" h="100%">
      {files.length > 0 ? (
        <ul className={classes.grid}>
          {files.map(({ id, name, caption, thumbnailUrl }) => (
            <li key={id} className={classes.file}>
              <UnstyledButton
                className={classes.open}
                aria-haspopup="dialog"
                onClick={() => show(id)}
              >
                <span className={classes.picture}>
                  <Thumbnail url={thumbnailUrl} fallback={null} />
                </span>
                <Anchor component="span" size="sm" className={classes.name}>
                  {caption ?? name}
                </Anchor>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      ) : null}
      {otherFiles.length > 0 ? (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          Not shown: {namesJoined(otherFiles, 'and')}. Ask the sender for them.
        </Text>
      ) : null}
      {files.length === 0 && otherFiles.length === 0 ? (
        <Text c="dimmed">{isHidden ? 'Left out by the sender.' : 'No files.'}</Text>
      ) : null}
    </Section>
  );
}
