import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Section } from '../../../components/Section.tsx';
import { usePhotos } from './photos.ts';
import { UploadedFile } from './UploadedFile.tsx';
import classes from './UploadedFiles.module.css';

/** Two rows; more would push the estimate out of sight. */
const LISTED = 10;

export function UploadedFiles() {
  const { files, show } = usePhotos();
  const [listsAll, setListsAll] = useState(false);
  const listed = listsAll ? files : files.slice(0, LISTED);
  return (
    <Section id="files" title="Uploaded Files" h="100%">
      {files.length === 0 ? (
        <Text c="dimmed">No files.</Text>
      ) : (
        <ul className={classes.grid}>
          {listed.map((file) => (
            <UploadedFile key={file.id} file={file} onShow={() => show(file.id)} />
          ))}
        </ul>
      )}
      {listed.length < files.length ? (
        <div>
          <Button variant="default" size="xs" data-no-print onClick={() => setListsAll(true)}>
            Show all {files.length} files
          </Button>
        </div>
      ) : null}
    </Section>
  );
}
