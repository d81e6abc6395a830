import { Button, Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { answerSentence, withSentence } from './answer-sentence.ts';
import classes from './LiveReading.module.css';
import type { PreviewedScope } from './use-scope-preview.ts';
import { ESTIMATE_LIMITS } from '../../../../server/domain/limits.ts';

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
