import { Alert, Button, Group, Text, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { Section } from '../../../components/Section.tsx';
import { CHANGE_FIELD_ID } from './change-field.ts';
import { useRefine } from './use-refine.ts';
import { ESTIMATE_LIMITS } from '../../../../server/domain/limits.ts';

/** A change asked for in words; the estimate is then priced again. */
export function RefineSection({ onRerun }: { onRerun: () => void }) {
  const [instruction, setInstruction] = useState('');
  const [refine, { isBusy, failure, isDirty }] = useRefine(onRerun);
  const asked = instruction.trim();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (asked.length < ESTIMATE_LIMITS.instructionLeast || isBusy) return;
    if (await refine({ instruction: asked })) setInstruction('');
  };
  return (
    <Section
      title="Ask for a change"
      hint="Say what should change. The estimate is priced again, your own edits stay, and you see what changed."
      data-no-print
    >
      <form onSubmit={(event) => void submit(event)}>
        <Textarea
          id={CHANGE_FIELD_ID}
          label="What should change"
          placeholder="Keep the cabinets, add recessed lights"
          autosize={false}
          rows={2}
          maxLength={ESTIMATE_LIMITS.instruction}
          value={instruction}
          onChange={({ currentTarget }) => setInstruction(currentTarget.value)}
        />
        {failure ? (
          <Alert color="red" role="alert" mt="sm" p="xs">
            {failure}
          </Alert>
        ) : null}
        <Group mt="sm" gap="sm">
          <Button
            type="submit"
            disabled={asked.length < ESTIMATE_LIMITS.instructionLeast}
            loading={isBusy}
          >
            {isDirty ? 'Save and price again' : 'Price again'}
          </Button>
          <Text size="sm" c="dimmed">
            Takes about a minute. The version you have now stays in the history.
          </Text>
        </Group>
      </form>
    </Section>
  );
}
