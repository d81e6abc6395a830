import { Button, List, Text } from '@mantine/core';
import IconCopy from '~icons/tabler/copy';
import { Section } from '../../../components/Section.tsx';
import { copyAndTell } from './copy-and-tell.ts';
import type { PaperFacts } from './use-paper-comparison.ts';

interface PaperQuestionsProps {
  questions: PaperFacts['questions'];
  isClaim: boolean;
}

const textOf = (questions: PaperFacts['questions']): string =>
  questions.map(({ question, why }, at) => `${at + 1}. ${question}\n   ${why}`).join('\n');

/** What to ask whoever wrote the paper, each with its reason. */
export function PaperQuestions({ questions, isClaim }: PaperQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <Section
      title={isClaim ? 'Points to raise with the insurer' : 'Ask before you sign'}
      hint={
        isClaim
          ? 'Facts of both estimates. What your policy covers is for the insurer and you.'
          : 'Questions that their paper leaves open.'
      }
      aside={
        <Button
          data-no-print
          variant="default"
          size="sm"
          leftSection={<IconCopy size={16} aria-hidden />}
          onClick={() => void copyAndTell(textOf(questions), 'Questions copied.')}
        >
          Copy the questions
        </Button>
      }
    >
      <List type="ordered" spacing="sm" maw={760}>
        {questions.map(({ question, why }) => (
          <List.Item key={question}>
            <Text fw={600}>{question}</Text>
            <Text size="sm" c="dimmed">
              {why}
            </Text>
          </List.Item>
        ))}
      </List>
    </Section>
  );
}
