import { Alert, Stack } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { useRef } from 'react';
import { isUnnamed } from '../../../../lib/scope-words.ts';
import { PanelFocusContext } from '../panel-focus.ts';
import type { Scope } from '../scope-types.ts';
import { QuestionItem } from './QuestionItem.tsx';
import { UnnamedPlaces } from './UnnamedPlaces.tsx';

interface ScopeQuestionsProps {
  scope: Scope;
  /** Nothing could be priced so far. */
  asksOnly: boolean;
}

/** What the estimator has to ask, each with answers to tap: above everything else. */
export function ScopeQuestions({ scope, asksOnly }: ScopeQuestionsProps) {
  const region = useRef<HTMLDivElement>(null);
  // The answered question is gone; with the last of them, all of this.
  const focusNext = () =>
    (region.current ?? document.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
  const unnamed = scope.places.filter(isUnnamed);
  const { questions } = scope;
  if (questions.length + unnamed.length === 0) return null;
  return (
    <Alert
      icon={<IconHelpCircle />}
      title={asksOnly ? 'To price this, we need to know more' : 'Your answers make this sharper'}
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
              {questions.map((question) => (
                <QuestionItem key={question.id} question={question} />
              ))}
            </Stack>
          </PanelFocusContext>
        ) : null}
      </Stack>
    </Alert>
  );
}
