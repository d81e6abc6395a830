import { Anchor, Loader, Group, Paper as Card, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { PAPER_POLL } from '../../../server/domain/account/backoff.ts';
import { useIsLive } from '../../apollo/SocketContext.tsx';
import { usualUse } from '../../../server/domain/paper/usual-use.ts';
import type { PaperUse } from '../../../server/domain/paper/paper-kinds.ts';
import { FileName } from '../../components/FileName.tsx';
import { Section } from '../../components/Section.tsx';
import { usePaperInShortChangedSubscription, usePaperInShortQuery } from '../../gql/hooks.ts';
import { useBackHere } from '../../hooks/use-way-back.ts';
import { usePollingFallback } from '../../hooks/use-polling-fallback.ts';
import { paths } from '../../lib/paths.ts';
import { inShort, isAsked, KIND_WORDS, wordsFor } from './paper-words.ts';
import { PaperUseChoice } from './PaperUseChoice.tsx';

interface PapersOfRequestProps {
  fileIds: readonly string[];
  /** What is written beside them. */
  instructions: string;
  /** Words for a request that has none yet, as the choice for a paper means them. */
  onAsk: (words: string) => void;
}

/** What was read of each document of a request, before anything is priced, and what is done with it. */
export function PapersOfRequest({ fileIds, instructions, onAsk }: PapersOfRequestProps) {
  // Words of one's own are never replaced.
  const isFree = instructions.trim() === '' || isAsked(instructions.trim());
  return (
    <Section
      title="What your documents and plans say"
      hint="Check what was read before you start: it goes into the estimate as shown."
    >
      {fileIds.map((fileId) => (
        <PaperOfRequest
          key={fileId}
          fileId={fileId}
          usual={usualUse(instructions)}
          onAsk={isFree ? onAsk : null}
        />
      ))}
    </Section>
  );
}

interface PaperOfRequestProps {
  fileId: string;
  usual: PaperUse;
  onAsk: ((words: string) => void) | null;
}

function PaperOfRequest({ fileId, usual, onAsk }: PaperOfRequestProps) {
  const isLive = useIsLive();
  const backHere = useBackHere();
  const { data, refetch } = usePaperInShortQuery({
    variables: { fileId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    refetchOn: { socketReconnected: true },
  });
  const paper = data?.paper;
  const isWaiting = paper?.state === 'WAITING';
  usePaperInShortChangedSubscription({ variables: { fileId }, skip: !isWaiting });
  usePollingFallback(() => refetch(), {
    isActive: isWaiting && !isLive,
    backoff: PAPER_POLL,
    onFailure: () => {},
  });
  if (!paper) return null;
  const { estimate: read, file, note } = paper;
  return (
    <Card withBorder p="sm">
      <Stack gap="xs">
        <FileName size="sm" fw={600} name={file.name} />
        {isWaiting ? (
          <Group gap="xs" role="status">
            <Loader size="xs" />
            <Text size="sm">Reading…</Text>
          </Group>
        ) : null}
        {read ? (
          <Text size="sm">
            {file.kind === 'FLOOR' ? 'Floor plan' : KIND_WORDS[read.kind]}: {inShort(read)}.{' '}
            <Anchor component={Link} to={paths.paper(fileId)} state={backHere}>
              {file.kind === 'FLOOR' ? 'Check the rooms' : 'Check what was read'}
            </Anchor>
          </Text>
        ) : null}
        {note ? (
          <Text size="sm" role="alert">
            {note}
          </Text>
        ) : null}
        {read && file.kind === 'DOC' && read.lineCount > 0 ? (
          <PaperUseChoice
            paper={paper}
            usual={usual}
            isSmall
            onChoose={(use) => onAsk?.(wordsFor(use, read.kind))}
          />
        ) : null}
      </Stack>
    </Card>
  );
}
