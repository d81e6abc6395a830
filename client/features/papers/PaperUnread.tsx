import { Text } from '@mantine/core';
import { FoldingSection } from '../../components/FoldingSection.tsx';
import { placeWords } from '../../lib/paper-place.ts';
import classes from './Paper.module.css';
import type { PaperContents } from './use-paper.ts';

/** More are folded away. */
const SHOWN = 8;

/** All words of the paper that are used nowhere, so that its owner sees what was not read. */
export function PaperUnread({ unread }: { unread: PaperContents['unread'] }) {
  if (unread.length === 0) return null;
  const list = (some: PaperContents['unread']) => (
    <ul className={classes.unread}>
      {some.map(({ text, place }, index) => (
        <li key={index}>
          <Text size="sm" component="span">
            {text}
          </Text>{' '}
          <Text size="xs" c="dimmed" component="span">
            {placeWords(place)}
          </Text>
        </li>
      ))}
    </ul>
  );
  return (
    <FoldingSection
      title={`Not used (${unread.length})`}
      hint="Words on the paper that are neither work nor a sum. On the page they have a dashed box."
    >
      {list(unread.slice(0, SHOWN))}
      {unread.length > SHOWN ? (
        <details>
          <summary>{unread.length - SHOWN} more</summary>
          {list(unread.slice(SHOWN))}
        </details>
      ) : null}
    </FoldingSection>
  );
}
