import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';

/** Beneath what somebody is about to hand over. @param doing begins the sentence, e.g. `By signing in` */
export function LegalLinks({ doing }: { doing: string }) {
  return (
    <Text size="xs" c="dimmed">
      {doing} you agree to the{' '}
      <Anchor component={Link} to={paths.terms()} inherit target="_blank">
        terms
      </Anchor>
      . See what we keep and who sees it under{' '}
      <Anchor component={Link} to={paths.privacy()} inherit target="_blank">
        privacy
      </Anchor>
      .
    </Text>
  );
}
