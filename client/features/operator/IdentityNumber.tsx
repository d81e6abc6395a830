import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { RevealIdentityNumberDocument } from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';

export function IdentityNumber({ documentId }: { documentId: string }) {
  const [reveal, { isSending, problem }] = useSend(RevealIdentityNumberDocument, {
    fetchPolicy: 'no-cache',
  });
  const [number, setNumber] = useState<string | null>(null);
  const show = async (): Promise<void> => {
    const outcome = await reveal({ input: { documentId } });
    if (outcome.kind === 'done') setNumber(outcome.result.identityNumber);
  };
  if (number !== null) return <Text aria-live="polite">Number: {number}</Text>;
  return (
    <>
      <Button variant="default" loading={isSending} onClick={() => void show()}>
        Show the number
      </Button>
      {problem ? <Text role="alert">{problem.message}</Text> : null}
    </>
  );
}
