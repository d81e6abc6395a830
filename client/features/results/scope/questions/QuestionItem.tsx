import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { formatWholeMoney, stopped } from '../../../../lib/format.ts';
import { useEdited } from '../../editor/use-editor.ts';
import { useFocusPanel } from '../../../../hooks/panel-focus.ts';
import { useRevision } from '../../../../hooks/revising.ts';
import type { ScopeQuestion } from '../scope-types.ts';
import { differenceWords } from './answer-prices.ts';
import classes from './Questions.module.css';

interface QuestionItemProps {
  question: ScopeQuestion;
  /** Dollars that each answer changes, in order, once they are known. */
  differences: readonly (number | null)[] | null;
  /** They are being asked for: their room is kept. */
  isPricing: boolean;
  /** Looks up another answer in the price book; null where it asks for no words of the request. */
  onOther: (() => void) | null;
}

/** One question; an answer that is tapped changes the estimate at once. */
export function QuestionItem({ question, differences, isPricing, onOther }: QuestionItemProps) {
  const { currency, canEdit } = useEdited();
  const { isBusy, failure, revise } = useRevision(`answer ${question.id}`);
  const focusPanel = useFocusPanel();
  const [tapped, setTapped] = useState<number | null>(null);
  const { id, text, moves, answers } = question;

  const answer = async (place: number) => {
    if (isBusy) return;
    setTapped(place);
    const isDone = await revise({
      patches: [{ answer: { questionId: id, answer: place } }],
      done: stopped(`Answered: ${answers[place]?.label ?? ''}`),
    });
    if (isDone) focusPanel();
  };

  return (
    <li className={classes.question}>
      <Text fw={600} size="sm">
        {text}
      </Text>
      {moves !== null && moves >= 1 ? (
        <Text size="xs" c="dimmed">
          The total may move by up to {formatWholeMoney(moves, currency)}.
        </Text>
      ) : null}
      {canEdit ? (
        <Group gap={6} mt={6}>
          {answers.map(({ label }, place) => {
            const difference = differences?.[place] ?? null;
            const price = difference === null ? '' : differenceWords(difference, currency);
            return (
              <Button
                key={label}
                size="compact-sm"
                variant="default"
                className={classes.answer}
                loading={isBusy && tapped === place}
                aria-label={`${[label, price].filter(Boolean).join(', ')}: ${text}`}
                onClick={() => void answer(place)}
              >
                {label}
                {price || isPricing ? <span className={classes.price}>{price}</span> : null}
              </Button>
            );
          })}
          {onOther ? (
            <Button
              size="compact-sm"
              variant="default"
              className={classes.answer}
              aria-label={`Something else…: ${text}`}
              onClick={onOther}
            >
              Something else…
            </Button>
          ) : null}
        </Group>
      ) : null}
      {failure ? (
        <Text size="sm" c="var(--mantine-color-error)" role="alert" mt={4}>
          {failure}
        </Text>
      ) : null}
    </li>
  );
}
