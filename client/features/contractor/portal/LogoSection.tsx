import { Alert, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { FileChoice } from '../../../components/FileChoice.tsx';
import { Section } from '../../../components/Section.tsx';
import { usePrivateFile } from '../../../hooks/use-private-file.ts';
import { firstSentence, type Problem } from '../../../lib/problem.ts';
import { sendForm } from '../../../lib/send-form.ts';
import classes from './Portal.module.css';
import { CONTRACTOR_LIMITS, megabytes } from '../../../../server/domain/limits.ts';

function Logo({ path }: { path: string }) {
  const logo = usePrivateFile(path);
  if (logo.state === 'failed') return <Text size="sm">{logo.message}</Text>;
  return logo.state === 'shown' ? (
    <img className={classes.logo} src={logo.address} alt="Your logo" />
  ) : null;
}

interface LogoSectionProps {
  /** Path of the logo. It is null without a logo. */
  path: string | null;
  onChanged: () => void;
}

/** The logo that stands on the proposals that the contractor makes from estimates. */
export function LogoSection({ path, onChanged }: LogoSectionProps) {
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const send = async (file: File | null): Promise<void> => {
    const form = new FormData();
    form.set('logo', file ?? '');
    setIsSending(true);
    const outcome = await sendForm(
      'PATCH',
      '/api/contractors/me/logo/',
      form,
      'The logo could not be saved.',
    );
    setIsSending(false);
    setProblem(outcome.isDone ? null : outcome.problem);
    if (outcome.isDone) onChanged();
  };
  return (
    <Section title="Logo">
      {path === null ? null : <Logo path={path} />}
      <FileChoice
        label={path === null ? 'Add a logo' : 'Replace the logo'}
        hint={`JPEG or PNG, up to ${megabytes(CONTRACTOR_LIMITS.fileBytes)}. It appears on the proposals you make from estimates.`}
        accept="image/jpeg,image/png"
        onChange={(file) => {
          if (file && !isSending) void send(file);
        }}
      />
      {path === null ? null : (
        <Group>
          <Button
            variant="subtle"
            size="compact-sm"
            loading={isSending}
            onClick={() => void send(null)}
          >
            Remove the logo
          </Button>
        </Group>
      )}
      {problem ? (
        <Alert color="red" role="alert" p="sm">
          Error: {firstSentence(problem)}
        </Alert>
      ) : null}
    </Section>
  );
}
