import { Alert, Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { ContactDetails } from '../../components/ContactDetails.tsx';
import { counted } from '../../lib/format.ts';
import { ContractorFacts } from './ContractorFacts.tsx';
import { type AskedContractor, askedWords } from './request-words.ts';
import { AcceptContractorDocument, PassOnContractorDocument } from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';

/** A homeowner's yes or no to a contractor who is available. */
function useDecide(leadId: string) {
  const [accept, accepting] = useSend(AcceptContractorDocument);
  const [pass, passing] = useSend(PassOnContractorDocument);
  const variables = { input: { leadId } };
  return {
    accept: () => accept(variables),
    pass: () => pass(variables),
    isSending: accepting.isSending || passing.isSending,
    failure: (accepting.problem ?? passing.problem)?.message ?? null,
  };
}

interface AskedContractorItemProps {
  asked: AskedContractor;
  /** The messages of its introduction. */
  thread: ReactNode;
}

/** One of those who were asked: a line while there is nothing to decide, a card once they are available. */
export function AskedContractorItem({ asked, thread }: AskedContractorItemProps) {
  const { id, trade, card, contact, note, viewerCanDecide, unreadMessages } = asked;
  const { accept, pass, isSending, failure } = useDecide(id);
  if (!card) {
    return (
      <li>
        <Text size="sm">{[trade, askedWords(asked)].filter(Boolean).join(': ')}</Text>
      </li>
    );
  }
  return (
    <Paper component="li" withBorder p="md">
      <Stack gap="xs">
        <Group justify="space-between" align="flex-start">
          <Title order={3} size="h5" style={{ overflowWrap: 'anywhere' }}>
            {card.company}
          </Title>
          <Group gap={6}>
            {unreadMessages > 0 ? (
              <Badge color="red">{counted(unreadMessages, 'new message')}</Badge>
            ) : null}
            <Badge variant="light" color={contact ? 'green' : 'plumb'}>
              {askedWords(asked)}
            </Badge>
          </Group>
        </Group>
        <ContractorFacts card={card} />
        {note ? <Text size="sm">They write: {note}</Text> : null}
        {failure ? (
          <Alert color="red" role="alert" p="xs">
            {failure}
          </Alert>
        ) : null}
        {viewerCanDecide ? (
          <Group gap="xs">
            <Button
              disabled={isSending}
              onClick={() => void accept()}
              aria-label={`Accept introduction to ${card.company}`}
            >
              Accept introduction
            </Button>
            <Button
              variant="default"
              disabled={isSending}
              onClick={() => void pass()}
              aria-label={`Pass on ${card.company}`}
            >
              Pass
            </Button>
          </Group>
        ) : null}
        {contact ? (
          <>
            <ContactDetails title="Your contact" contact={contact} />
            {thread}
          </>
        ) : null}
      </Stack>
    </Paper>
  );
}
