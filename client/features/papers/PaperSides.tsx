import { NativeSelect } from '@mantine/core';
import { CorrectPaperDocument } from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';
import type { Paper, PaperContents } from './use-paper.ts';

/** Whose figures count, where a contractor and a carrier have theirs side by side; nothing on papers of one party. */
export function PaperSides({ paper, read }: { paper: Paper; read: PaperContents }) {
  const [send, { isSending, problem }] = useSend(CorrectPaperDocument);
  if (read.sides.length === 0) return null;
  const choose = (name: string) => {
    const chosen = read.sides.find(({ side }) => side === name);
    if (!chosen || isSending) return;
    void send({ input: { fileId: paper.id, version: paper.version, side: chosen.side } });
  };
  return (
    <NativeSelect
      label="Whose figures"
      description="Two parties stand side by side here. Lines and sums are those of the one you choose, and so are your corrections."
      maw={520}
      value={read.sides.find(({ isShown }) => isShown)?.side}
      data={read.sides.map(({ side, name }) => ({ value: side, label: name }))}
      error={problem?.message}
      errorProps={{ role: 'alert' }}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
}
