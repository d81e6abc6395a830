import { Button, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { guessedWork } from '../../../../server/domain/scope/guessed-work.ts';
import { namesJoined } from '../../../../server/domain/text/names-joined.ts';
import type { AddWorkStart } from '../../../components/add-work/AddWorkDialog.tsx';
import { UnreadItem } from '../../../components/add-work/UnreadItem.tsx';
import { counted, stopped } from '../../../lib/format.ts';
import { quotesOf } from '../../../lib/unread-words.ts';
import classes from './LiveReading.module.css';
import type { PreviewedScope } from './use-scope-preview.ts';

interface ReadUnreadProps {
  scope: Pick<PreviewedScope, 'unread' | 'work'>;
  onAddWork: (start: Partial<AddWorkStart>) => void;
}

/** So many are shown to begin with. */
const FIRST = 5;

/** What nothing, or only a guess, was made of, with what it may mean: to be settled before it is priced. */
export function ReadUnread({ scope: { unread, work }, onAddWork }: ReadUnreadProps) {
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
        {shown.map((entry, place) => {
          const guessed = guessedWork(entry, work);
          const names = namesJoined([...new Set(guessed.map(({ name }) => name))], 'and');
          return (
            <UnreadItem
              key={`${entry.start} ${entry.words}`}
              unread={entry}
              quote={quotes[place] ?? ''}
              guessed={guessed}
              status={names ? stopped(`Read as ${names}`) : 'Not used.'}
              canSettle
              onAddWork={onAddWork}
            />
          );
        })}
      </ul>
      {shown.length < unread.length ? (
        <Button variant="subtle" size="compact-sm" mt={4} onClick={() => setShowsAll(true)}>
          Show {counted(unread.length - shown.length, 'more part')}
        </Button>
      ) : null}
    </div>
  );
}
