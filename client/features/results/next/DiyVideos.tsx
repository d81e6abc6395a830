import { Anchor, Group, Text } from '@mantine/core';
import { useMemo } from 'react';
import IconPlayerPlay from '~icons/tabler/player-play';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { Section } from '../../../components/Section.tsx';
import { useIsSignedIn } from '../../../hooks/use-session.ts';
import { type LoginState, paths } from '../../../lib/paths.ts';
import { useFollowedLines } from '../editor/use-editor.ts';
import classes from './DiyVideos.module.css';
import { lineTotal } from '../../../../server/domain/money/pricing.ts';
import type { EditorLine } from '../editor/draft.ts';

// Where to learn how the work is done: searches, one for each category of work.

interface VideoLink {
  category: string;
  url: string;
}

/** Nothing that anybody learns from a film. */
const NOT_WORK = new Set([
  'General Conditions',
  'Haul-Off & Disposal',
  'Overhead & Profit',
  'Permits & Fees',
  'Whole-Job Allowances',
]);
const MOST = 12;

const searchUrl = (category: string): string =>
  `https://www.youtube.com/results?${new URLSearchParams({ search_query: `${category} DIY how to` })}`;

/** The costliest work first. */
const videoLinks = (
  lines: readonly Pick<EditorLine, 'category' | 'quantity' | 'unitPrice' | 'tax'>[],
): VideoLink[] => {
  const costs = new Map<string, number>();
  for (const line of lines) {
    const category = line.category.trim();
    if (category === '' || NOT_WORK.has(category)) continue;
    costs.set(category, (costs.get(category) ?? 0) + lineTotal(line));
  }
  return [...costs]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST)
    .map(([category]) => ({ category, url: searchUrl(category) }));
};

/** @param loginFrom claim number of the page to come back to */
export function DiyVideos({ loginFrom }: { loginFrom: string }) {
  const isSignedIn = useIsSignedIn();
  const items = useFollowedLines();
  const links = useMemo(() => videoLinks(items), [items]);
  if (links.length === 0) return null;
  const state: LoginState = { from: paths.result(loginFrom) };
  return (
    <Section title="DIY videos" hint="How to do this work yourself." data-no-print>
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
