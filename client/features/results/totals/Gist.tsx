import { Stack, Text } from '@mantine/core';
import type { FragmentType } from '@apollo/client';
import type { ReactNode } from 'react';
import type { Scope_EstimateFragment } from '../../../gql/graphql.ts';
import { useScope_EstimateFragment } from '../../../gql/hooks.ts';
import { type Gist as GistWords, gistOf } from './gist.ts';

const LABELS: Record<keyof GistWords, string> = {
  priced: 'What is priced:',
  left: 'Not included:',
  assumed: 'Assumed:',
};

/** What is priced, what is not, and what was assumed: a sentence each, left out where it is null. */
export function Gist(words: Record<keyof GistWords, ReactNode>) {
  return (
    <Stack gap={6} style={{ overflowWrap: 'anywhere' }}>
      {(Object.keys(LABELS) as (keyof GistWords)[]).map((name) =>
        words[name] === null ? null : (
          <Text key={name} size="sm" data-part>
            <Text span inherit fw={600}>
              {LABELS[name]}
            </Text>{' '}
            {words[name]}
          </Text>
        ),
      )}
    </Stack>
  );
}

/** The same of an estimate whose scope was kept. */
export function ScopeGist({ estimate }: { estimate: FragmentType<Scope_EstimateFragment> }) {
  const { data, complete } = useScope_EstimateFragment(estimate);
  return complete && data.scope ? <Gist {...gistOf(data.scope)} /> : null;
}
