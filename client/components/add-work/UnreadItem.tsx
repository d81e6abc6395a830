import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { namesJoined } from '../../../server/domain/text/names-joined.ts';
import { formatWholeMoney, stopped } from '../../lib/format.ts';
import { otherMeanings } from '../../lib/unread-words.ts';
import type { AddWorkStart } from './AddWorkDialog.tsx';
import { FailureText } from '../FailureText.tsx';
import { useFocusPanel } from '../../hooks/panel-focus.ts';
import { type ScopeChange, useRevision } from '../../hooks/revising.ts';
import type { KnownWork, UnreadPart, WorkMeaning } from './known-scope.ts';
import classes from './UnreadItem.module.css';
import type { ScopePatchInput } from '../../gql/graphql.ts';
import { becauseOf, dropPatches, settling } from './add-work.ts';

// The patches that settle words which were not used, or are only a guess.

/**
 * Adds a meaning in place of what was guessed. It goes to the place of the guess, or else where such work is usually done.
 * Returns null where more must be known than one press says.
 */
const meaningPatches = (
  unread: UnreadPart,
  { id, unit, quantity }: WorkMeaning,
  guessed: readonly KnownWork[],
): ScopePatchInput[] | null => {
  const where = { placeId: guessed[0]?.placeId ?? null, because: becauseOf(unread) };
  const gone = dropPatches(guessed);
  if (unit === null) return [...gone, { addWork: { ...where, assembly: id } }];
  return quantity === null ? null : [...gone, { addWork: { ...where, code: id, quantity } }];
};

/** `, about $5,500`; empty where its amount is not known. */
const aboutPrice = ({ price }: WorkMeaning): string =>
  price === null ? '' : `, about ${formatWholeMoney(price)}`;

/** The guess is right: it is its owner's from then on. */
const keepPatches = (unread: UnreadPart, guessed: readonly KnownWork[]): ScopePatchInput[] =>
  guessed.map(({ id }) => ({ setWork: { workId: id, because: becauseOf(unread) } }));

/** Says that the words order nothing. There is no patch when nobody knows where they stand. */
const dismissPatches = ({ start, end }: UnreadPart): ScopePatchInput[] =>
  start === null || end === null ? [] : [{ dismiss: { start, end } }];

interface UnreadItemProps {
  unread: UnreadPart;
  /** The words, as a name of their own. */
  quote: string;
  /** What they were priced as; empty where nothing was made of them. */
  guessed: readonly KnownWork[];
  /** What was made of them, in a sentence. */
  status: string;
  /** Whether they can be settled here; else what they may mean is only told. */
  canSettle: boolean;
  onAddWork: (start: Partial<AddWorkStart>) => void;
}

interface Choice {
  id: string;
  label: string;
  /** Beside the label, for who hears the button alone. */
  about: string;
  onChoose: () => void;
}

/** Words of the request, with what they may mean; each button settles them. */
export function UnreadItem({
  unread,
  quote,
  guessed,
  status,
  canSettle,
  onAddWork,
}: UnreadItemProps) {
  const { isBusy, failure, revise } = useRevision(`unread ${unread.start} ${unread.words}`);
  const focusPanel = useFocusPanel();
  const [pressed, setPressed] = useState('');
  const priced = namesJoined(
    guessed.map(({ name }) => name),
    'and',
  );
  const isGuess = priced !== '';
  const others = otherMeanings(
    unread.meanings,
    guessed.map(({ bookName }) => bookName),
  );
  const may = namesJoined(
    others.map(({ name }) => name),
    'or',
  );
  const start = settling(unread, guessed);

  const settle = async (id: string, change: ScopeChange) => {
    if (isBusy) return;
    setPressed(id);
    if (await revise(change)) focusPanel();
  };
  const choose = (meaning: WorkMeaning) => {
    const patches = meaningPatches(unread, meaning, guessed);
    if (patches === null) return onAddWork({ ...start, words: meaning.name, entryId: meaning.id });
    const done = `“${meaning.name}” is added${isGuess ? ` in place of ${priced}` : ''}.`;
    void settle(meaning.id, { patches, done });
  };
  const keep: Choice = {
    id: 'keep',
    label: 'That is right',
    about: `: ${quote} is ${priced}`,
    onChoose: () =>
      void settle('keep', { patches: keepPatches(unread, guessed), done: `${priced} is kept.` }),
  };
  const dismiss: Choice = {
    id: 'dismiss',
    label: 'It’s just background',
    about: `: ${quote}`,
    onChoose: () =>
      void settle('dismiss', {
        patches: dismissPatches(unread),
        done: `${quote} is background${isGuess ? `: ${priced} is removed` : ''}.`,
      }),
  };
  const choices: Choice[] = [
    ...(isGuess ? [keep] : []),
    ...others.map((meaning) => ({
      id: meaning.id,
      label: `${isGuess ? `${meaning.name} instead` : `Add ${meaning.name}`}${aboutPrice(meaning)}`,
      about: isGuess ? ` of ${priced}: ${quote}` : ` as work: ${quote}`,
      onChoose: () => choose(meaning),
    })),
    {
      id: 'other',
      label: 'Something else…',
      about: `: ${quote}`,
      onChoose: () => onAddWork(start),
    },
    ...(dismissPatches(unread).length > 0 ? [dismiss] : []),
  ];

  return (
    <li className={classes.entry}>
      <Text fw={600} size="sm">
        <q>{unread.words}</q>
      </Text>
      <Text size="sm" c="dimmed">
        {status}
        {canSettle || may === '' ? '' : stopped(` It may ${isGuess ? 'also ' : ''}be ${may}`)}
      </Text>
      {canSettle ? <Choices choices={choices} busy={isBusy ? pressed : null} /> : null}
      <FailureText failure={failure} />
    </li>
  );
}

interface ChoicesProps {
  choices: readonly Choice[];
  /** The one that is being carried out. */
  busy: string | null;
}

function Choices({ choices, busy }: ChoicesProps) {
  return (
    <Group gap={6} mt={6}>
      {choices.map(({ id, label, about, onChoose }) => (
        <Button
          key={id}
          size="compact-sm"
          variant="default"
          className={classes.choice}
          loading={busy === id}
          aria-label={label + about}
          onClick={onChoose}
        >
          {label}
        </Button>
      ))}
    </Group>
  );
}
