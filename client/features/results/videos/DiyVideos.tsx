import { Anchor, Group, Text } from '@mantine/core';
import { useMemo } from 'react';
import IconPlayerPlay from '~icons/tabler/player-play';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { Section } from '../../../components/Section.tsx';
import { useIsSignedIn } from '../../../hooks/use-session.ts';
import { type LoginState, paths } from '../../../lib/paths.ts';
import { useFollowedLines } from '../editor/use-editor.ts';
import classes from './DiyVideos.module.css';
import { videoLinks } from './video-links.ts';

/** @param loginFrom claim number of the page to come back to */
export function DiyVideos({ loginFrom }: { loginFrom: string }) {
  const isSignedIn = useIsSignedIn();
  const items = useFollowedLines();
  const links = useMemo(() => videoLinks(items), [items]);
  if (links.length === 0) return null;
  const state: LoginState = { from: paths.result(loginFrom) };
  return (
    <Section title="DIY videos" hint="How the work of this estimate is done." data-no-print>
      {isSignedIn ? (
        <ul className={classes.links}>
          {links.map(({ category, url }) => (
            <li key={category}>
              <Anchor href={url} target="_blank" rel="noopener noreferrer" size="sm">
                <IconPlayerPlay size={16} aria-hidden /> {category}
              </Anchor>
            </li>
          ))}
        </ul>
      ) : (
        <Group justify="space-between">
          <Text size="sm">Sign in to see videos for {links.length} kinds of work in it.</Text>
          <LinkButton to={paths.login()} state={state} variant="light">
            Sign in
          </LinkButton>
        </Group>
      )}
    </Section>
  );
}
