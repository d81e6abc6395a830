import '@mantine/core/styles/Fieldset.css';
import '@mantine/core/styles/Pagination.css';
import { Alert, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { totalInWords } from '../../../server/domain/bid/bid-totals.ts';
import { formatMoney } from '../../lib/format.ts';
import classes from './Bid.module.css';
import { BID_FIELDS, sumsOf } from './bid-values.ts';
import { draftValues } from './typed-values.ts';
import { AmountFields } from './AmountFields.tsx';
import { LineFields } from './LineFields.tsx';
import { PaymentFields } from './PaymentFields.tsx';
import { PhaseFields } from './PhaseFields.tsx';
import type { BidEditor } from './use-bid-editor.ts';
import { BID_LIMITS } from '../../../server/domain/limits.ts';
import { BidConflict } from './BidConflict.tsx';

interface BidFormProps {
  editor: BidEditor;
  editing: NonNullable<BidEditor['editing']>;
  currency: string;
}

/** Everything of the bid that can be changed. */
export function BidForm({ editor, editing, currency }: BidFormProps) {
  const { draft } = editing;
  const { change, failure, conflict } = editor;
  const values = draftValues(draft);
  const { work, total } = sumsOf(values);
  const money = (amount: number) => formatMoney(amount, currency);
  const words = totalInWords({ total, contingency: values.contingency }, money);
  return (
    <Stack>
      {conflict ? <BidConflict conflict={conflict} onDecide={editor.decide} /> : null}
      {failure === null ? null : (
        <Alert color="red" role="alert" title="Save failed:" style={{ whiteSpace: 'pre-line' }}>
          {failure}
        </Alert>
      )}
      <TextInput
        label={BID_FIELDS.title}
        maxLength={BID_LIMITS.title}
        value={draft.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <Textarea
        label={BID_FIELDS.summary}
        maxLength={BID_LIMITS.summary}
        rows={3}
        classNames={{ input: classes.growing }}
        value={draft.summary}
        onChange={(event) => change({ summary: event.currentTarget.value })}
      />
      <LineFields lines={draft.lines} currency={currency} onChange={(lines) => change({ lines })} />
      <AmountFields draft={draft} work={work} onChange={change} />
      <Text fw={650} role="status" aria-label="Bid total">
        Total {money(total)}
      </Text>
      {words ? (
        <Text size="sm" c="dimmed">
          {words}
        </Text>
      ) : null}
      <PhaseFields phases={draft.phases} onChange={(phases) => change({ phases })} />
      <Textarea
        label={BID_FIELDS.exclusions}
        description="One per line."
        rows={3}
        classNames={{ input: classes.growing }}
        value={draft.exclusions}
        onChange={(event) => change({ exclusions: event.currentTarget.value })}
      />
      <PaymentFields
        draft={draft}
        total={total}
        currency={currency}
        onChange={(payments) => change({ payments })}
      />
      <Textarea
        label={BID_FIELDS.note}
        maxLength={BID_LIMITS.note}
        rows={2}
        classNames={{ input: classes.growing }}
        value={draft.note}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
    </Stack>
  );
}
