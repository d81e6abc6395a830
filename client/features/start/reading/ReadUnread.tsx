import { Button, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { counted } from '../../../lib/format.ts';
import { guessedWork } from '../../../../server/domain/guessed-work.ts';
import { namesJoined } from '../../../../server/domain/names-joined.ts';
import { otherMeanings, quotesOf, stopped } from '../../../lib/unread-words.ts';
import classes from './LiveReading.module.css';
import type { PreviewedScope } from './use-scope-preview.ts';

type Entry = PreviewedScope['unread'][number];

interface ReadUnreadProps {
  scope: Pick<PreviewedScope, 'unread' | 'work'>;
  /** These words are no longer shown. */
  onDismiss: (words: string) => void;
}

/** So many are shown to begin with. */
const FIRST = 5;

/** `Read as Door replacement; it may also be Exterior entry door.` */
const meaningOf = (entry: Entry, work: PreviewedScope['work']): string => {
  const names = guessedWork(entry, work).map(({ name }) => name);
  const may = namesJoined(
    otherMeanings(entry.meanings, names).map(({ name }) => name),
    'or',
  );
  const guess = namesJoined([...new Set(names)], 'and');
  if (guess) return stopped(`Read as ${guess}${may ? `; it may also be ${may}` : ''}`);
  return may ? stopped(`Not used. It may be ${may}`) : 'Not used.';
};

/** What nothing, or only a guess, was made of, with what it may mean: to be said in other words, or to be let be. */
export function ReadUnread({ scope: { unread, work }, onDismiss }: ReadUnreadProps) {
  const titleId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const quotes = quotesOf(unread);
  if (unread.length === 0) return null;
  const shown = showsAll ? unread : unread.slice(0, FIRST);
  return (
    <div>
      <Text size="sm" fw={600} id={titleId}>
        Not used, or not sure
      </Text>
      <ul className={classes.unread} aria-labelledby={titleId}>
        {shown.map((entry, place) => (
          <li key={`${entry.start} ${entry.words}`}>
            <Text size="sm" className={classes.words}>
              <q>{entry.words}</q>
            </Text>
            <Text size="sm" c="dimmed">
              {meaningOf(entry, work)}
            </Text>
            <Button
              size="compact-sm"
              variant="default"
              mt={4}
              className={classes.answer}
              aria-label={`${dismissal(entry)}: ${quotes[place]}`}
              onClick={() => onDismiss(entry.words)}
            >
              {dismissal(entry)}
            </Button>
          </li>
        ))}
      </ul>
      {shown.length < unread.length ? (
        <Button variant="subtle" size="compact-sm" mt={4} onClick={() => setShowsAll(true)}>
          Show {counted(unread.length - shown.length, 'more part')}
        </Button>
      ) : null}
    </div>
  );
}

const dismissal = ({ workId }: Entry): string =>
  workId === null ? 'It is only background' : 'That is right';
