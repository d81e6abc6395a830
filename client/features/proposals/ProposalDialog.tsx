import { useApolloClient } from '@apollo/client/react';
import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { Dialog } from '../../components/Dialog.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { LoadingDots } from '../../components/LoadingDots.tsx';
import { ProposalPdfDocument } from '../../gql/graphql.ts';
import { useShownProposalQuery } from '../../gql/hooks.ts';
import { useSmallScreen } from '../../hooks/use-small-screen.ts';
import { openInTab } from '../../lib/download.ts';
import { formatDate } from '../../lib/format.ts';
import { readFailure } from '../../lib/request-failure.ts';
import { showToast } from '../../lib/toast.tsx';
import {
  outcomeWords,
  type ProposalState,
  type ShownDocument,
  STATUS_WORDS,
} from './proposal-words.ts';
import { ProposalDecision } from './ProposalDecision.tsx';
import { ProposalPaper } from './ProposalPaper.tsx';

interface ProposalDialogProps {
  id: string;
  isOpen: boolean;
  onClose: () => void;
}

/** A proposal as it was sent, where it stands, and what can be done with it. */
export function ProposalDialog({ id, isOpen, onClose }: ProposalDialogProps) {
  const isSmall = useSmallScreen();
  const { data, error, refetch } = useShownProposalQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const proposal = data?.proposal;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Proposal" size="46rem" fullScreen={isSmall}>
      {proposal ? <Shown proposal={proposal} document={proposal.document} /> : null}
      {proposal === undefined && !error ? <LoadingDots /> : null}
      {proposal === null ? <Text>This proposal no longer exists.</Text> : null}
      {proposal === undefined && error ? (
        <FailureNotice
          title="The proposal could not be loaded"
          message={readFailure(error).message}
          onRetry={() => void refetch().catch(() => {})}
        />
      ) : null}
    </Dialog>
  );
}

/** The address is good for minutes only, so each click asks for a fresh one. */
const useOpenPdf = (id: string) => {
  const client = useApolloClient();
  return async (): Promise<void> => {
    try {
      const { data } = await client.query({
        query: ProposalPdfDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      if (data?.proposal) openInTab(data.proposal.pdfUrl);
    } catch (error) {
      const { message } = readFailure(error);
      showToast({ kind: 'failure', message: `The PDF could not be opened. ${message}` });
    }
  };
};

function Shown({ proposal, document }: { proposal: ProposalState; document: ShownDocument }) {
  const openPdf = useOpenPdf(proposal.id);
  const { label, color } = STATUS_WORDS[proposal.status];
  return (
    <Stack>
      <Group justify="space-between" align="flex-start">
        <div role="status">
          <Group gap="xs">
            <Badge variant="light" color={color}>
              {label}
            </Badge>
            <Text size="sm" c="dimmed">
              Version {proposal.version}, sent {formatDate(proposal.sentAt)}
            </Text>
          </Group>
          <Text size="sm" mt={4} style={{ overflowWrap: 'anywhere' }}>
            {outcomeWords(proposal)}
          </Text>
        </div>
        <Button variant="default" onClick={() => void openPdf()}>
          Open PDF
        </Button>
      </Group>
      <ProposalDecision proposal={proposal} company={document.company} />
      <ProposalPaper document={document} />
    </Stack>
  );
}
