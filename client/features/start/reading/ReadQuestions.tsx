import { Button, Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import classes from './LiveReading.module.css';
import type { PreviewedScope } from './use-scope-preview.ts';
import { ESTIMATE_LIMITS } from '../../../../server/domain/limits.ts';
import { placeName } from '../../../lib/scope-words.ts';

// An answer that was tapped, as a sentence of the description: there is no estimate yet to keep it in.

type PreviewedQuestion = PreviewedScope['questions'][number];

const subjectOf = (
  { about }: PreviewedQuestion,
  { places, work }: PreviewedScope,
): string | undefined => {
  const place = places.find(({ id }) => id === about);
  return place ? placeName(place) : work.find(({ id }) => id === about)?.name;
};

/** `Kitchen: 12 × 14 ft.`; of what is asked of the whole, the answer alone: `Bathroom.` */
const answerSentence = (
  question: PreviewedQuestion,
  answer: string,
  scope: PreviewedScope,
): string =>
  [subjectOf(question, scope), `${answer.replace(/\.$/, '')}.`].filter(Boolean).join(': ');

/** On a line of its own. */
const withSentence = (text: string, sentence: string): string =>
  [text.trimEnd(), sentence].filter(Boolean).join('\n');

interface ReadQuestionsProps {
  scope: PreviewedScope;
  /** The description as it stands. */
  text: string;
  onChange: (instructions: string) => void;
}

/** What would make the estimate sharper; an answer becomes a sentence of the description. */
export function ReadQuestions({ scope, text, onChange }: ReadQuestionsProps) {
  const [said, setSaid] = useState('');
  const open = scope.questions
    .map((question) => ({
      question,
      answers: question.answers.map(({ label }) => ({
        label,
        sentence: answerSentence(question, label, scope),
      })),
    }))
    .filter(({ answers }) => answers.every(({ sentence }) => !text.includes(sentence)));
  const answer = (sentence: string) => {
    const next = withSentence(text, sentence);
    if (next.length > ESTIMATE_LIMITS.description) return;
    onChange(next);
    setSaid(`Added to the details: ${sentence}`);
  };
  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {open.length > 0 ? (
        <ul className={classes.questions} aria-label="Questions">
          {open.map(({ question, answers }) => (
            <li key={question.id}>
              <Text size="sm">{question.text}</Text>
              <div className={classes.chips}>
                {answers.map(({ label, sentence }) => (
                  <Button
                    key={label}
                    size="compact-sm"
                    variant="default"
                    className={classes.answer}
                    aria-label={`${label}: ${question.text}`}
                    onClick={() => answer(sentence)}
                  >
                    {label}
                  </Button>
                ))}
              </div>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
