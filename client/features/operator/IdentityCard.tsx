import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { DecideIdentityDocument, type IdentityCard_DocumentFragment } from '../../gql/graphql.ts';
import { LOGGED } from './logged.ts';
import { useSend } from '../../hooks/use-send.ts';
import { Age } from './Age.tsx';
import { Decision } from './Decision.tsx';
import classes from './Desk.module.css';
import { PaperViewer } from './PaperViewer.tsx';
import { IdentityNumber } from './IdentityNumber.tsx';

interface IdentityCardProps {
  document: IdentityCard_DocumentFragment;
  onDecided: () => void;
}

export function IdentityCard({ document, onDecided }: IdentityCardProps) {
  const [send, { isSending, problem }] = useSend(DecideIdentityDocument, LOGGED);
  const { id: documentId, contractor, filePath } = document;
  const [hasOpened, setHasOpened] = useState(false);
  const person = [contractor.firstName, contractor.lastName].filter(Boolean).join(' ');
  const decide = async (isApproved: boolean, reason: string): Promise<void> => {
    const outcome = await send({ input: { documentId, isApproved, reason } });
    if (outcome.kind === 'done' || outcome.kind === 'refused') onDecided();
  };
  return (
    <Paper component="li" withBorder p={{ base: 'md', sm: 'lg' }}>
      <Stack gap="sm">
        <Title order={3} size="h5" className={classes.name}>
          {person}
        </Title>
        <Text size="sm" className={classes.name}>
          {[contractor.commercialName, contractor.email].filter(Boolean).join(' · ')}
        </Text>
        <Age waiting={document} />
        <Group gap="sm">
          {filePath === null ? null : (
            <PaperViewer
              path={filePath}
              what="document"
              of={person}
              onOpen={() => setHasOpened(true)}
            />
          )}
          <IdentityNumber documentId={documentId} />
        </Group>
        <Decision
          name={`the identity of ${person}`}
          unopened={hasOpened ? null : 'document'}
          isBusy={isSending}
          problem={problem}
          onDecide={(...decision) => void decide(...decision)}
        />
      </Stack>
    </Paper>
  );
}
