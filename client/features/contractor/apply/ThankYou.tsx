import { Group, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { paths } from '../../../lib/paths.ts';
import { REVIEW_TAKES } from '../../../../server/domain/catalog.ts';

const HOME_AFTER_MS = 4_000;

export function ThankYou({ email, onLeave }: { email: string; onLeave: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onLeave, HOME_AFTER_MS);
    return () => clearTimeout(timer);
  }, [onLeave]);
  return (
    <Stack align="flex-start" role="status">
      <PageTitle>Thank you!</PageTitle>
      <Text style={{ overflowWrap: 'anywhere' }}>
        Your application has arrived. We review it within {REVIEW_TAKES} and write to {email}.
      </Text>
      <Text fw={600}>
        Next: sign in with that address and upload an ID. You get leads once both are approved.
      </Text>
      <Text size="sm" c="dimmed">
        Taking you to the home page in a moment.
      </Text>
      <Group gap="sm">
        <LinkButton to={paths.contractor()}>Upload your ID</LinkButton>
        <LinkButton to={paths.home()} variant="default">
          Front page
        </LinkButton>
      </Group>
    </Stack>
  );
}
