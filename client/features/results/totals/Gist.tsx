import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Gist as GistWords } from './gist.ts';
import classes from './Gist.module.css';

const LABELS: Record<keyof GistWords, string> = {
  priced: 'What is priced:',
  left: 'Not included:',
  assumed: 'Assumed:',
};

/** What is priced, what is not, and what was assumed: a sentence each, left out where it is null. */
export function Gist(words: Record<keyof GistWords, ReactNode>) {
  return (
    <div className={classes.gist}>
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
    </div>
  );
}
