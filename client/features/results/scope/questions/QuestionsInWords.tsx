import { Anchor, Text } from '@mantine/core';
import { Bullets } from '../../Bullets.tsx';
import { CHANGE_FIELD_ID } from '../../refine/change-field.ts';
import type { ScopeQuestion } from '../scope-types.ts';

/** Questions that nobody can list the answers to: they are answered where a change is asked for in words. */
export function QuestionsInWords({ questions }: { questions: readonly ScopeQuestion[] }) {
  if (questions.length === 0) return null;
  const goThere = () => document.getElementById(CHANGE_FIELD_ID)?.focus();
  return (
    <div>
      <Bullets lines={questions.map(({ text }) => text)} />
      <Text size="sm" mt={4}>
        <Anchor component="button" type="button" size="sm" onClick={goThere}>
          Answer in your own words
        </Anchor>
      </Text>
    </div>
  );
}
