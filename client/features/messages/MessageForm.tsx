import { Alert, Button, Group, Stack, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { LEAD_LIMITS } from '../../../server/domain/limits.ts';
import { SendLeadMessageDocument } from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';
import { placeProblem } from '../../lib/problem.ts';
import { randomUuid } from '../../lib/uuid.ts';
import { MESSAGES_AT_ONCE } from './use-thread.ts';

interface MessageFormProps {
  leadId: string;
  partner: string;
}

/** Tried again, a message keeps its key until it has arrived: it is there once, however often it was sent. */
export function MessageForm({ leadId, partner }: MessageFormProps) {
  const [text, setText] = useState('');
  const [clientKey, setClientKey] = useState(randomUuid);
  const [sendMessage, { isSending, problem }] = useSend(SendLeadMessageDocument);
  const { at, form } = placeProblem(problem, ['text']);

  const change = (next: string) => {
    setText(next);
    setClientKey(randomUuid());
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || isSending) return;
    const outcome = await sendMessage({
      input: { leadId, text, clientKey },
      first: MESSAGES_AT_ONCE,
    });
    if (outcome.kind === 'done') change('');
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="xs">
        <Textarea
          label={`Message to ${partner}`}
          rows={2}
          maxLength={LEAD_LIMITS.message}
          value={text}
          error={at.text}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
        {form ? (
          <Alert color="red" role="alert" p="xs">
            {form}
          </Alert>
        ) : null}
        <Group justify="flex-end">
          <Button type="submit" size="xs" disabled={text.trim() === ''} loading={isSending}>
            Send message
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
