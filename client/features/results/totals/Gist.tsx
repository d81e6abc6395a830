import { Stack, Text } from '@mantine/core';
import type { FragmentType } from '@apollo/client';
import type { ReactNode } from 'react';
import type {
  EstimateNotes_EstimateFragment,
  Scope_EstimateFragment,
} from '../../../gql/graphql.ts';
import {
  useEstimateNotes_EstimateFragment,
  useScope_EstimateFragment,
} from '../../../gql/hooks.ts';
import { type Gist as GistWords, gistOf } from './gist.ts';

const LABELS: Record<keyof GistWords, string> = {
  priced: 'What is priced:',
  left: 'Not included:',
  assumed: 'Assumed:',
  warned: 'Worth knowing:',
};

/** A sentence each, left out where it is null. */
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

interface ScopeGistProps {
  estimate: FragmentType<Scope_EstimateFragment> & FragmentType<EstimateNotes_EstimateFragment>;
}

/** The same of an estimate whose scope was kept. */
export function ScopeGist({ estimate }: ScopeGistProps) {
  const { data, complete } = useScope_EstimateFragment(estimate);
  const notes = useEstimateNotes_EstimateFragment(estimate);
  if (!complete || !data.scope) return null;
  return <Gist {...gistOf(data.scope, notes.complete ? notes.data.summary.warnings : [])} />;
}
