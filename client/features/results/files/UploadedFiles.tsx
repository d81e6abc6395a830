import { Button, Text } from '@mantine/core';
import type { FragmentType } from '@apollo/client';
import { lazy, useState } from 'react';
import { OnDemand } from '../../../components/OnDemand.tsx';
import { Section } from '../../../components/Section.tsx';
import type { UploadedFiles_EstimateFragment } from '../../../gql/graphql.ts';
import { useUploadedFiles_EstimateFragment } from '../../../gql/hooks.ts';
import { showingOf } from './shown-file.ts';
import { UploadedFile } from './UploadedFile.tsx';
import classes from './UploadedFiles.module.css';

const Lightbox = lazy(async () => ({ default: (await import('./Lightbox.tsx')).Lightbox }));

/** Two rows; more would push the estimate out of sight. */
const LISTED = 10;

interface UploadedFilesProps {
  estimate: FragmentType<UploadedFiles_EstimateFragment>;
}

export function UploadedFiles({ estimate }: UploadedFilesProps) {
  const { data, complete } = useUploadedFiles_EstimateFragment(estimate);
  const [shownId, setShownId] = useState<string | null>(null);
  const [listsAll, setListsAll] = useState(false);
  if (!complete) return null;
  const listed = listsAll ? data.uploads : data.uploads.slice(0, LISTED);
  const shown = data.uploads.filter((file) => showingOf(file) !== null);
  return (
    <Section title="Uploaded Files" h="100%">
      {data.uploads.length === 0 ? (
        <Text c="dimmed">No files.</Text>
      ) : (
        <ul className={classes.grid}>
          {listed.map((file) => (
            <UploadedFile key={file.id} file={file} onShow={() => setShownId(file.id)} />
          ))}
        </ul>
      )}
      {listed.length < data.uploads.length ? (
        <div>
          <Button variant="default" size="xs" data-no-print onClick={() => setListsAll(true)}>
            Show all {data.uploads.length} files
          </Button>
        </div>
      ) : null}
      <OnDemand isOpen={shownId !== null}>
        <Lightbox
          files={shown}
          shownId={shownId}
          onShow={setShownId}
          onClose={() => setShownId(null)}
        />
      </OnDemand>
    </Section>
  );
}
