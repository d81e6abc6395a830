import '@mantine/core/styles/Radio.css';
import '@mantine/core/styles/Checkbox.css';
import { Alert, Checkbox, Radio, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useDeferredValue, useState } from 'react';
import { PROPOSAL_LIMITS } from '../../../server/domain/limits.ts';
import type { PricesBy } from '../../../server/domain/bid/proposal-choices.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { DialogFormEnd } from '../../components/DialogFormEnd.tsx';
import { LoadingDots } from '../../components/LoadingDots.tsx';
import { type PreviewProposalInput, SendProposalDocument } from '../../gql/graphql.ts';
import { useProposalPreviewQuery } from '../../gql/hooks.ts';
import { useSend } from '../../hooks/use-send.ts';
import { useSentForm } from '../../hooks/use-sent-form.ts';
import { useSmallScreen } from '../../hooks/use-small-screen.ts';
import { localDay } from '../../lib/days.ts';
import { readFailure } from '../../lib/request-failure.ts';
import { randomUuid } from '../../lib/uuid.ts';
import { ProposalPaper } from './ProposalPaper.tsx';

const USUAL_DAYS = 30;

interface Offer {
  pricesBy: PricesBy;
  hidesCosts: boolean;
  coversScope: boolean;
  note: string;
  validUntil: string;
}

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
  const [clientKey] = useState(randomUuid);
  const [send, { isSending, problem }] = useSend(SendProposalDocument);
  const form = useSentForm<Offer>(problem, {
    initialValues: {
      pricesBy: 'LINE',
      hidesCosts: true,
      coversScope: false,
      note: bid.note ?? '',
      validUntil: localDay(USUAL_DAYS),
    },
  });
  const { validUntil, ...choices } = form.values;
  const offer = { estimateId, bidVersion: bid.version, ...choices };
  const submit = form.onSubmit(async () => {
    const outcome = await send({ input: { ...offer, validUntil, clientKey } });
    if (outcome.kind === 'done') onSent();
  });
  return (
    <form onSubmit={submit}>
      <Stack>
        {standingVersion === null ? null : (
          <Text size="sm">
            It takes the place of version {standingVersion}, which {homeowner} has.
          </Text>
        )}
        <Radio.Group label="Show prices" {...form.getInputProps('pricesBy')}>
          <Stack gap={6} mt={6}>
            <Radio value="LINE" label="By line" />
            <Radio value="PHASE" label="By phase only" />
          </Stack>
        </Radio.Group>
        <Checkbox
          label="Hide labor, overhead and profit"
          description="They are spread into the prices. The homeowner sees no cost figures."
          {...form.getInputProps('hidesCosts', { type: 'checkbox' })}
        />
        <Checkbox
          label="This covers all the work that was asked for"
          description="For lump sums: lines that we cannot match are not shown as left out then."
          {...form.getInputProps('coversScope', { type: 'checkbox' })}
        />
        <TextInput type="date" label="Valid until" {...form.getInputProps('validUntil')} />
        <Textarea
          label={`Note to ${homeowner}`}
          rows={3}
          maxLength={PROPOSAL_LIMITS.note}
          {...form.getInputProps('note')}
        />
        {form.rest ? (
          <Alert color="red" role="alert" title="The proposal was not sent">
            {form.rest}
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
      <Alert color="red" role="alert" title="This has to be settled before it can be sent">
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
