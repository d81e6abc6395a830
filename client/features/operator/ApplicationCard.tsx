import { Badge, Group, Paper, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import {
  type ApplicationCard_ApplicationFragment,
  DecideApplicationDocument,
} from '../../gql/graphql.ts';
import { LOGGED } from './logged.ts';
import { useSend } from '../../hooks/use-send.ts';
import { Age } from './Age.tsx';
import { Decision } from './Decision.tsx';
import classes from './Desk.module.css';
import { Facts } from './Facts.tsx';
import { PaperViewer } from './PaperViewer.tsx';

type ShownApplication = ApplicationCard_ApplicationFragment;

const yes = (is: boolean): string => (is ? 'yes' : 'no');

const factsOf = (application: ShownApplication) =>
  [
    ['Email', application.email],
    ['Phone', application.phone],
    ['Website', application.website],
    ['Trades', application.trades.join(', ')],
    ['ZIP codes', application.zipCodes.join(', ')],
    ['License number', application.licenseNumber],
    ['Insured', yes(application.insured)],
    ['Bonded', yes(application.bonded)],
    ['Years of experience', application.yearsExperience],
    ['Project sizes', application.projectSizes.join(', ')],
    ['Project types', application.projectTypes.join(', ')],
    ['Availability', application.availability],
    ['Notes', application.notes],
    ['Heard of us', application.howHeard],
  ] as const;

interface ApplicationCardProps {
  application: ShownApplication;
  onDecided: () => void;
}

export function ApplicationCard({ application, onDecided }: ApplicationCardProps) {
  const [send, { isSending, problem }] = useSend(DecideApplicationDocument, LOGGED);
  const { id: applicationId, version, fullName, company, filePath } = application;
  const [hasOpened, setHasOpened] = useState(false);
  const name = [fullName, company].filter(Boolean).join(', ');
  const decide = async (isApproved: boolean, reason: string): Promise<void> => {
    const outcome = await send({ input: { applicationId, version, isApproved, reason } });
    // What was changed meanwhile is shown as it is now.
    if (outcome.kind === 'done' || outcome.kind === 'refused') onDecided();
  };
  return (
    <Paper component="li" withBorder p={{ base: 'md', sm: 'lg' }}>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Title order={3} size="h5" className={classes.name}>
            {name}
          </Title>
          <Badge variant="light" color={application.hasAccount ? 'green' : 'gray'}>
            {application.hasAccount ? 'E-mail confirmed' : 'E-mail not confirmed'}
          </Badge>
        </Group>
        <Age waiting={application} />
        <Facts facts={factsOf(application)} />
        {filePath === null ? null : (
          <Group>
            <PaperViewer
              path={filePath}
              what="file"
              of={fullName}
              onOpen={() => setHasOpened(true)}
            />
          </Group>
        )}
        <Decision
          name={fullName}
          unopened={filePath === null || hasOpened ? null : 'file'}
          isBusy={isSending}
          problem={problem}
          onDecide={(...decision) => void decide(...decision)}
        />
      </Stack>
    </Paper>
  );
}
