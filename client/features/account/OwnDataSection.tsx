import { Anchor, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import IconDownload from '~icons/tabler/download';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { Section } from '../../components/Section.tsx';
import { ExportMyDataDocument } from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';
import { download } from '../../lib/download.ts';
import { paths } from '../../lib/paths.ts';
import { DeleteDataDialog } from './DeleteDataDialog.tsx';

interface OwnDataSectionProps {
  /** E-mail address of the viewer. It is null for a guest. */
  email: string | null;
}

export function OwnDataSection({ email }: OwnDataSectionProps) {
  const [send, { isSending, problem }] = useSend(ExportMyDataDocument);
  const [isDeleting, setIsDeleting] = useState(false);

  const save = async (): Promise<void> => {
    const outcome = await send();
    if (outcome.kind === 'done') download(outcome.result.url);
  };

  return (
    <Section
      title="Your data"
      hint={
        email === null
          ? 'What this browser made as a guest: projects, estimates and uploads.'
          : 'Everything that belongs to this account.'
      }
    >
      {problem ? (
        <FailureNotice title="Your data could not be exported" message={problem.message} />
      ) : null}
      <Text size="sm">
        The export is one ZIP file: your projects, every version of your estimates, materials, bids,
        requests and messages, and your files as you sent them. What we keep, and for how long, is
        on{' '}
        <Anchor component={Link} to={paths.privacy()} inherit>
          our privacy page
        </Anchor>
        .
      </Text>
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.7} aria-hidden />}
          loading={isSending}
          onClick={() => void save()}
        >
          Export my data
        </Button>
        <Button variant="outline" color="red" onClick={() => setIsDeleting(true)}>
          Delete my data…
        </Button>
      </Group>
      <DeleteDataDialog isOpen={isDeleting} email={email} onClose={() => setIsDeleting(false)} />
    </Section>
  );
}
