import { Button, Group, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { placeName } from '../../../lib/scope-words.ts';
import { useEdited } from '../editor/use-editor.ts';
import classes from './Exclusions.module.css';
import { useFocusPanel } from '../../../hooks/panel-focus.ts';
import { entryElementId, usePointing } from './pointing.ts';
import { useRevision } from '../../../hooks/revising.ts';
import type { Scope } from './scope-types.ts';
import { FailureText } from '../../../components/FailureText.tsx';
import { WordsLink } from './WordsLink.tsx';

type Exclusion = Scope['excluded'][number];

/** What is not to be done, with the way to have it after all. */
export function Exclusions({ scope: { excluded, places } }: { scope: Scope }) {
  const titleId = useId();
  if (excluded.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Title order={3} size="h6" id={titleId} mb={4}>
        Left out
      </Title>
      <ul className={classes.list}>
        {excluded.map((exclusion) => (
          <ExcludedItem
            key={exclusion.id}
            exclusion={exclusion}
            place={places.find(({ id }) => id === exclusion.placeId)}
          />
        ))}
      </ul>
    </section>
  );
}

interface ExcludedItemProps {
  exclusion: Exclusion;
  /** Absent where it is left out everywhere. */
  place: Scope['places'][number] | undefined;
}

function ExcludedItem({ exclusion, place }: ExcludedItemProps) {
  const { id, words, because } = exclusion;
  const { canEdit } = useEdited();
  const { pointedAt } = usePointing();
  const { isBusy, failure, revise } = useRevision(`include ${id}`);
  const focusPanel = useFocusPanel();
  const include = async () => {
    const isDone = await revise({
      patches: [{ include: id }],
      done: `“${words}” is no longer left out.`,
    });
    if (isDone) focusPanel();
  };
  return (
    <li
      id={entryElementId(id)}
      tabIndex={-1}
      className={classes.item}
      data-pointed={pointedAt === id || undefined}
    >
      <Group gap="xs" justify="space-between">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          <s>{words}</s>
          {place ? ` in ${placeName(place)}` : ''}
        </Text>
        {canEdit ? (
          <Button
            size="compact-sm"
            variant="default"
            loading={isBusy}
            aria-label={`Include again: ${words}`}
            onClick={() => void include()}
          >
            Include again
          </Button>
        ) : null}
      </Group>
      <Text size="xs" c="dimmed">
        <WordsLink id={id} because={because} />
      </Text>
      <FailureText failure={failure} />
    </li>
  );
}
