import '@mantine/core/styles/Chip.css';
import { Chip, Group, Stack, Text, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { DEFAULT_ROOMS } from '../../../../server/domain/catalog.ts';
import { FILE_LIMITS } from '../../../../server/domain/limits.ts';
import { DescribeFileDocument } from '../../../gql/graphql.ts';
import { problemOf, useSend } from '../../../hooks/use-send.ts';
import { createTurns } from '../../../lib/turns.ts';
import classes from './PhotoWords.module.css';
import type { DoneUpload, ShownAs } from './upload-queue.ts';

const NOTHING: ShownAs = { room: '', caption: '' };

const DAMAGE = [
  'Water damage',
  'Mold',
  'Fire or smoke damage',
  'Storm damage',
  'Cracks or holes',
  'Worn out',
];
const WORK = ['To be replaced', 'To be repaired', 'To be painted', 'To be removed'];

const SEPARATOR = ', ';

/** `Water damage, To be replaced` → its parts. */
const partsOf = (caption: string): string[] => caption.split(SEPARATOR).filter(Boolean);

/** The caption without the part, or with it at its end. */
const toggled = (caption: string, part: string): string => {
  const parts = partsOf(caption);
  const others = parts.filter((each) => each !== part);
  return (others.length < parts.length ? others : [...parts, part]).join(SEPARATOR);
};

interface PhotoWordsProps {
  upload: DoneUpload;
  /** Called with what the server has kept. */
  onSaid: (words: ShownAs) => void;
}

/** Room, then damage and work, each with one touch; what is chosen is kept at once. */
export function PhotoWords({ upload: { fileId, name, words = NOTHING }, onSaid }: PhotoWordsProps) {
  const [send] = useSend(DescribeFileDocument);
  const [problem, setProblem] = useState<string | null>(null);
  const [inTurn] = useState(createTurns);
  // What was kept last: another touch may come before the answer to the one before is drawn.
  const kept = useRef(words);
  const say = (change: Partial<ShownAs>) =>
    inTurn(async () => {
      const next = { ...kept.current, ...change };
      if (next.room === kept.current.room && next.caption === kept.current.caption) return;
      const gone = problemOf(await send({ input: { fileId, ...next } }));
      setProblem(gone?.message ?? null);
      if (gone) return;
      kept.current = next;
      onSaid(next);
    });
  const [typed, setTyped] = useState(words.caption);
  const togglePart = (part: string) => {
    const caption = toggled(typed.trim(), part).slice(0, FILE_LIMITS.caption);
    setTyped(caption);
    void say({ caption });
  };
  const captionParts = partsOf(typed.trim());
  return (
    <Stack gap="xs" mt="xs">
      <Choices
        title="Room"
        of={name}
        items={DEFAULT_ROOMS}
        chosen={[words.room]}
        onTouch={(room) => void say({ room: room === words.room ? '' : room })}
      />
      <Choices title="Damage" of={name} items={DAMAGE} chosen={captionParts} onTouch={togglePart} />
      <Choices title="Work" of={name} items={WORK} chosen={captionParts} onTouch={togglePart} />
      <TextInput
        size="xs"
        label="In your own words"
        aria-label={`In your own words, ${name}`}
        autoComplete="off"
        maxLength={FILE_LIMITS.caption}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => void say({ caption: typed.trim() })}
        onKeyDown={({ key }) => {
          if (key === 'Enter') void say({ caption: typed.trim() });
        }}
      />
      {problem ? (
        <Text size="xs" c="var(--mantine-color-error)" role="alert">
          {problem}
        </Text>
      ) : null}
    </Stack>
  );
}

interface ChoicesProps {
  title: string;
  /** Name of the file, for those who do not see where the choices stand. */
  of: string;
  items: readonly string[];
  chosen: readonly string[];
  /** Called with an item that is chosen, too: it is taken back. */
  onTouch: (item: string) => void;
}

function Choices({ title, of, items, chosen, onTouch }: ChoicesProps) {
  return (
    <fieldset className={classes.choices} aria-label={`${title} of ${of}`}>
      <Text size="xs" fw={500} mb={4} aria-hidden>
        {title}
      </Text>
      <Group gap={6}>
        {items.map((item) => (
          <Chip key={item} size="xs" checked={chosen.includes(item)} onChange={() => onTouch(item)}>
            {item}
          </Chip>
        ))}
      </Group>
    </fieldset>
  );
}
