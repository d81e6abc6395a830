import { Text } from '@mantine/core';
import type { FragmentType } from '@apollo/client';
import { Section } from '../../components/Section.tsx';
import type { UploadedFiles_EstimateFragment } from '../../gql/graphql.ts';
import { useUploadedFiles_EstimateFragment } from '../../gql/hooks.ts';
import { UploadedFile } from './UploadedFile.tsx';
import classes from './UploadedFiles.module.css';

interface UploadedFilesProps {
  estimate: FragmentType<UploadedFiles_EstimateFragment>;
}

export function UploadedFiles({ estimate }: UploadedFilesProps) {
  const { data, complete } = useUploadedFiles_EstimateFragment(estimate);
  if (!complete) return null;
  return (
    <Section title="Uploaded Files">
      {data.uploads.length === 0 ? (
        <Text c="dimmed">No files.</Text>
      ) : (
        <ul className={classes.grid}>
          {data.uploads.map((file) => (
            <UploadedFile key={file.id} file={file} />
          ))}
        </ul>
      )}
    </Section>
  );
}
