import { Alert, Button, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { TIMEFRAMES } from '../../../server/domain/catalog.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { Section } from '../../components/Section.tsx';
import { formatDateTime } from '../../lib/format.ts';
import { AskedContractorItem } from './AskedContractorItem.tsx';
import classes from './Leads.module.css';
import { hasEnded, situationWords } from './request-words.ts';
import { useLiveRequest } from './use-live-request.ts';
import { useWithdrawRequest } from './use-withdraw-request.ts';

/** Mails lead there. */
const ANCHOR = 'contractors';

interface ContractorsPanelProps {
  estimateId: string;
  /** The messages of an introduction. */
  thread: (leadId: string) => ReactNode;
  /** Those that contractors sent. @param news another text when one came, or stands otherwise */
  proposals: (estimateId: string, news: string) => ReactNode;
}

type Asked = NonNullable<ReturnType<typeof useLiveRequest>['request']>['contractors'];

/** Empty before the first proposal. */
const proposalNews = (contractors: Asked): string =>
  contractors
    .flatMap(({ proposal }) => (proposal ? [`${proposal.id} ${proposal.status}`] : []))
    .join(', ');

const WITHDRAW = [
  'Withdraw the request?',
  'Withdraw request',
  'No one else will be asked, and contractors who were asked no longer see your project. Introductions stay; they lose your phone number.',
] as const;
const TAKE_PHONE_BACK = [
  'Stop sharing your phone number?',
  'Stop sharing my number',
  'The contractors you were introduced to no longer see your phone number and may not call you. You can still write to each other.',
] as const;

/** The latest request for contractors and who was asked: one line once it came to nothing, and nothing before one was sent. */
export function ContractorsPanel({ estimateId, thread, proposals }: ContractorsPanelProps) {
  const { request } = useLiveRequest(estimateId);
  const [isConfirming, setIsConfirming] = useState(false);
  const { withdraw, isSending, failure } = useWithdrawRequest();
  if (!request) return null;
  const { id, createdAt, timeframe, contractors, viewerCanWithdraw, viewerCanTakePhoneBack } =
    request;
  const [title, label, words] = viewerCanWithdraw ? WITHDRAW : TAKE_PHONE_BACK;
  if (hasEnded(request)) {
    return (
      <Text id={ANCHOR} size="sm" c="dimmed" role="status" data-no-print>
        {situationWords(request)}
      </Text>
    );
  }
  const news = proposalNews(contractors);
  const takeBack = async () => {
    await withdraw(id);
    setIsConfirming(false);
  };
  return (
    <div id={ANCHOR}>
      <Section
        title="Contractors"
        hint={`Request sent ${formatDateTime(createdAt)}, start: ${TIMEFRAMES[timeframe]}.`}
        aside={
          viewerCanWithdraw || viewerCanTakePhoneBack ? (
            <Button variant="default" size="xs" onClick={() => setIsConfirming(true)}>
              {label}
            </Button>
          ) : null
        }
        data-no-print
      >
        <Text size="sm" role="status">
          {situationWords(request)}
        </Text>
        {failure ? (
          <Alert color="red" role="alert" p="xs">
            {failure}
          </Alert>
        ) : null}
        {news === '' ? null : proposals(estimateId, news)}
        {contractors.length > 0 ? (
          <ul className={classes.list} aria-label="Contractors asked">
            {contractors.map((asked) => (
              <AskedContractorItem key={asked.id} asked={asked} thread={thread(asked.id)} />
            ))}
          </ul>
        ) : null}
        <ConfirmDialog
          isOpen={isConfirming}
          title={title}
          confirmLabel={label}
          isBusy={isSending}
          onConfirm={() => void takeBack()}
          onClose={() => setIsConfirming(false)}
        >
          <Text>{words}</Text>
        </ConfirmDialog>
      </Section>
    </div>
  );
}
