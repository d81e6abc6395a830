import '@mantine/core/styles/Radio.css';
import '@mantine/core/styles/Checkbox.css';
import { Alert, Checkbox, Radio, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useDeferredValue, useState } from 'react';
import { PROPOSAL_LIMITS } from '../../../server/domain/limits.ts';
import type { PricesBy } from '../../../server/domain/proposal-choices.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { DialogFormEnd } from '../../components/DialogFormEnd.tsx';
import { LoadingDots } from '../../components/LoadingDots.tsx';
import { type PreviewProposalInput, SendProposalDocument } from '../../gql/graphql.ts';
import { useProposalPreviewQuery } from '../../gql/hooks.ts';
import { useSend } from '../../hooks/use-send.ts';
import { useSmallScreen } from '../../hooks/use-small-screen.ts';
import { localDay } from '../../lib/days.ts';
import { placeProblem } from '../../lib/problem.ts';
import { readFailure } from '../../lib/request-failure.ts';
import { randomUuid } from '../../lib/uuid.ts';
import { ProposalPaper } from './ProposalPaper.tsx';

const USUAL_DAYS = 30;

interface SendProposalProps {
  estimateId: string;
  bid: { version: number; note: string | null };
  homeowner: string;
  /** Version of the proposal that this one replaces. It is null for the first proposal. */
  standingVersion: number | null;
  isOpen: boolean;
  onClose: () => void;
  onSent: () => void;
}

/** How a bid is to be shown to the homeowner, with what they would see below. */
export function SendProposal({ isOpen, onClose, ...props }: SendProposalProps) {
  const isSmall = useSmallScreen();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Proposal for ${props.homeowner}`}
      size="46rem"
      fullScreen={isSmall}
    >
      <SendForm onClose={onClose} {...props} />
    </Dialog>
  );
}

function SendForm(props: Omit<SendProposalProps, 'isOpen'>) {
  const { estimateId, bid, homeowner, standingVersion, onClose, onSent } = props;
  const [pricesBy, setPricesBy] = useState<PricesBy>('LINE');
  const [hidesCosts, setHidesCosts] = useState(true);
  const [coversScope, setCoversScope] = useState(false);
  const [validUntil, setValidUntil] = useState(() => localDay(USUAL_DAYS));
  const [note, setNote] = useState(bid.note ?? '');
  const [clientKey] = useState(randomUuid);
  const [send, { isSending, problem }] = useSend(SendProposalDocument);
  const { at, form } = placeProblem(problem, ['validUntil', 'note']);
  const offer = { estimateId, bidVersion: bid.version, pricesBy, hidesCosts, coversScope, note };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await send({ input: { ...offer, validUntil, clientKey } });
    if (outcome.kind === 'done') onSent();
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack>
        {standingVersion === null ? null : (
          <Text size="sm">
            It takes the place of version {standingVersion}, which {homeowner} has.
          </Text>
        )}
        <Radio.Group label="Show prices" value={pricesBy} onChange={(value) => setPricesBy(value)}>
          <Stack gap={6} mt={6}>
            <Radio value="LINE" label="By line" />
            <Radio value="PHASE" label="By phase only" />
          </Stack>
        </Radio.Group>
        <Checkbox
          checked={hidesCosts}
          label="Hide labor, overhead and profit"
          description="They are spread into the prices. The homeowner gets no cost figures at all."
          onChange={({ currentTarget }) => setHidesCosts(currentTarget.checked)}
        />
        <Checkbox
          checked={coversScope}
          label="This covers all the work that was asked for"
          description="For lump sums: lines that we cannot match are not shown as left out then."
          onChange={({ currentTarget }) => setCoversScope(currentTarget.checked)}
        />
        <TextInput
          type="date"
          label="Valid until"
          value={validUntil}
          error={at.validUntil}
          onChange={({ currentTarget }) => setValidUntil(currentTarget.value)}
        />
        <Textarea
          label={`Note to ${homeowner}`}
          rows={3}
          maxLength={PROPOSAL_LIMITS.note}
          value={note}
          error={at.note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        {form ? (
          <Alert color="red" role="alert" title="The proposal was not sent">
            {form}
          </Alert>
        ) : null}
        <DialogFormEnd
          submitLabel={`Send to ${homeowner}`}
          disabled={validUntil === ''}
          isBusy={isSending}
          onCancel={onClose}
        />
        <Preview input={offer} homeowner={homeowner} />
      </Stack>
    </form>
  );
}

function Preview({ input, homeowner }: { input: PreviewProposalInput; homeowner: string }) {
  // The preview follows the note while it is typed.
  const note = useDeferredValue(input.note ?? '');
  const { note: _typed, ...choices } = input;
  const { data, previousData, error } = useProposalPreviewQuery({
    variables: { input: { ...choices, note: '' } },
    fetchPolicy: 'network-only',
  });
  const document = (data ?? previousData)?.proposalPreview;
  if (error && !document) {
    return (
      <Alert color="red" role="alert" title="This is what keeps it from being sent">
        {readFailure(error).message}
      </Alert>
    );
  }
  return (
    <div>
      <Text size="sm" fw={600} mb={6}>
        What {homeowner} will see
      </Text>
      {document ? <ProposalPaper document={{ ...document, note }} /> : <LoadingDots />}
    </div>
  );
}
