import { Alert, Button, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import IconHelpCircle from '~icons/tabler/help-circle';
import { guessedWork } from '../../../../../server/domain/scope/guessed-work.ts';
import { settling } from '../../../../components/add-work/add-work.ts';
import { useAddWork } from '../../../../components/add-work/use-add-work.tsx';
import { counted } from '../../../../lib/format.ts';
import { isUnnamed } from '../../../../lib/scope-words.ts';
import { PanelFocusContext } from '../../../../hooks/panel-focus.ts';
import type { Scope, ScopeQuestion } from '../scope-types.ts';
import { useAnswerPrices } from './answer-prices.ts';
import { QuestionItem } from './QuestionItem.tsx';
import { QuestionsInWords } from './QuestionsInWords.tsx';
import { UnnamedPlaces } from './UnnamedPlaces.tsx';

/** Beside what is priced already, so many are enough to begin with. */
const FIRST = 3;

/** Those with answers to tap, and those without. */
const byAnswers = ({ questions }: Scope) => ({
  questions: questions.filter(({ answers }) => answers.length > 0),
  inWords: questions.filter(({ answers }) => answers.length === 0),
});

/** Words whose meaning is asked for, with what was guessed of them; null for other questions. */
const askedWords = ({ unreadStart }: ScopeQuestion, { unread, work }: Scope) => {
  const entry = unread.find(({ start }) => start !== null && start === unreadStart);
  return entry ? { entry, guessed: guessedWork(entry, work) } : null;
};

/** What the answers are for: to have a price at all, to have all of it in the total, or to be more exact. */
const titleOf = (scope: Scope, asksOnly: boolean): string => {
  if (asksOnly) return 'To price this, we need to know more';
  const isOpen = scope.questions.some(
    (question) => askedWords(question, scope)?.guessed.length === 0,
  );
  return isOpen
    ? 'Part of what you wrote is not in the total yet'
    : 'Your answers make this more exact';
};

interface ScopeQuestionsProps {
  scope: Scope;
  /** Nothing could be priced so far. */
  asksOnly: boolean;
}

/** What the estimator has to ask, each with answers to tap: above everything else. */
export function ScopeQuestions({ scope, asksOnly }: ScopeQuestionsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  // The answered question is gone; with the last of them, all of this.
  const focusNext = () =>
    (region.current ?? document.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
  const { addWork, dialog } = useAddWork(scope.places, focusNext);
  const otherFor = (question: ScopeQuestion) => {
    const words = askedWords(question, scope);
    return words ? () => addWork(settling(words.entry, words.guessed)) : null;
  };
  const unnamed = scope.places.filter(isUnnamed);
  const { questions, inWords } = byAnswers(scope);
  // What is asked before anything is priced has no price yet.
  const prices = useAnswerPrices(!asksOnly && questions.length > 0);
  const shown = asksOnly || showsAll ? questions : questions.slice(0, FIRST);
  if (scope.questions.length + unnamed.length === 0) return null;
  return (
    <Alert
      icon={<IconHelpCircle />}
      title={titleOf(scope, asksOnly)}
      role="region"
      ref={region}
      tabIndex={-1}
      data-no-print
    >
      <Stack gap="md">
        <UnnamedPlaces places={unnamed} />
        {questions.length > 0 ? (
          <PanelFocusContext value={focusNext}>
            <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
              {shown.map((question) => (
                <QuestionItem
                  key={question.id}
                  question={question}
                  differences={prices.of(question.id)}
                  isPricing={prices.isLoading}
                  onOther={otherFor(question)}
                />
              ))}
            </Stack>
            {shown.length < questions.length ? (
              <div>
                <Button variant="subtle" size="compact-sm" onClick={() => setShowsAll(true)}>
                  Show {counted(questions.length - shown.length, 'more question')}
                </Button>
              </div>
            ) : null}
          </PanelFocusContext>
        ) : null}
        <QuestionsInWords questions={inWords} />
      </Stack>
      {dialog}
    </Alert>
  );
}
