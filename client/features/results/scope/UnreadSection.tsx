import { Button, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { Section } from '../../../components/Section.tsx';
import { counted, formatMoney, stopped } from '../../../lib/format.ts';
import { guessedWork } from '../../../../server/domain/scope/guessed-work.ts';
import { namesJoined } from '../../../../server/domain/text/names-joined.ts';
import { quotesOf } from '../../../lib/unread-words.ts';
import { useEdited } from '../editor/use-editor.ts';
import { useAddWork } from '../../../components/add-work/use-add-work.tsx';
import { PanelFocusContext } from '../../../hooks/panel-focus.ts';
import type { Scope, ScopeWork } from './scope-types.ts';
import { UnreadItem } from '../../../components/add-work/UnreadItem.tsx';
import classes from './Unread.module.css';

/** Above the lines, so many are enough to begin with. */
const FIRST = 5;

const HINT =
  'Words of your request that we did not use or had to guess. Say what they mean, or that they are just background; the total updates right away.';

/** What of the request is not used or not sure, and no question asks for: open under the number until it is settled. */
export function UnreadSection({ scope }: { scope: Scope }) {
  const { canEdit, currency } = useEdited();
  const [showsAll, setShowsAll] = useState(false);
  const heading = useRef<HTMLSpanElement>(null);
  // What was settled is gone; with the last of them, all of this.
  const focusNext = () =>
    (heading.current ?? document.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
  const { addWork, dialog } = useAddWork(scope.places, focusNext);
  const { work } = scope;
  const asked = new Set(scope.questions.map(({ unreadStart }) => unreadStart ?? null));
  const unread = scope.unread.filter(({ start }) => start === null || !asked.has(start));
  const quotes = quotesOf(unread);
  const shown = showsAll ? unread : unread.slice(0, FIRST);
  if (unread.length === 0) return null;
  return (
    <Section
      title={
        <span ref={heading} tabIndex={-1} className={classes.heading}>
          Not used, or not sure
        </span>
      }
      hint={canEdit ? HINT : undefined}
      data-no-print
    >
      <PanelFocusContext value={focusNext}>
        <ul className={classes.list}>
          {shown.map((entry, place) => {
            const guessed = guessedWork(entry, work);
            return (
              <UnreadItem
                key={`${entry.start} ${entry.words}`}
                unread={entry}
                quote={quotes[place] ?? ''}
                guessed={guessed}
                status={statusOf(guessed, currency)}
                canSettle={canEdit}
                onAddWork={addWork}
              />
            );
          })}
        </ul>
      </PanelFocusContext>
      {shown.length < unread.length ? (
        <Text size="sm">
          <Button variant="subtle" size="compact-sm" onClick={() => setShowsAll(true)}>
            Show {counted(unread.length - shown.length, 'more part')}
          </Button>
        </Text>
      ) : null}
      {dialog}
    </Section>
  );
}

/** `Not sure: priced as Ceiling fan, $120.00.` */
const statusOf = (guessed: readonly ScopeWork[], currency: string): string => {
  if (guessed.length === 0) return 'Not used: nothing is priced for it.';
  const names = namesJoined([...new Set(guessed.map(({ name }) => name))], 'and');
  const totals = guessed.flatMap(({ total }) => total ?? []);
  const sum = totals.reduce((all, total) => all + total, 0);
  const price = totals.length === 0 ? '' : `, ${formatMoney(sum, currency)}`;
  return stopped(`Not sure: priced as ${names}${price}`);
};
