import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { RereadPaperDocument } from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';
import type { Paper } from './use-paper.ts';

/** Forgets what was put right and matched; nothing to press where another reading would bring the same. */
export function RereadButton({ paper }: { paper: Paper }) {
  const [isAsking, setIsAsking] = useState(false);
  const [send, { isSending, problem }] = useSend(RereadPaperDocument);
  if (!paper.canReread) return null;
  const reread = async () => {
    const { kind } = await send({ input: { fileId: paper.id, version: paper.version } });
    if (kind === 'done') setIsAsking(false);
  };
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setIsAsking(true)}>
        Read it again
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Read the document again?"
        confirmLabel="Read again"
        isBusy={isSending}
        onConfirm={() => void reread()}
        onClose={() => setIsAsking(false)}
      >
        <Text size="sm">
          {paper.state === 'READ' ? 'Your corrections and your matches by hand are lost. ' : null}
          The file itself stays as it is.
        </Text>
        {problem ? (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {problem.message}
          </Text>
        ) : null}
      </ConfirmDialog>
    </>
  );
}
