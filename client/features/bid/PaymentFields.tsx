import { ActionIcon, Button, Fieldset, Text, TextInput } from '@mantine/core';
import IconX from '~icons/tabler/x';
import { toNumber } from '../../../server/domain/money/to-number.ts';
import { roundCents } from '../../../server/domain/money/money.ts';
import { formatMoney, formatQuantity } from '../../lib/format.ts';
import { type BidDraft, type PaymentDraft } from './bid-draft.ts';
import { percentTotal } from './typed-values.ts';
import classes from './Bid.module.css';
import { NumberText } from './NumberText.tsx';
import { BID_LIMITS } from '../../../server/domain/limits.ts';

interface PaymentFieldsProps {
  draft: BidDraft;
  total: number;
  currency: string;
  onChange: (payments: PaymentDraft[]) => void;
}

export function PaymentFields({ draft, total, currency, onChange }: PaymentFieldsProps) {
  const { payments } = draft;
  const sum = percentTotal(draft);
  const set = (key: number, fields: Partial<PaymentDraft>) =>
    onChange(
      payments.map((payment) => (payment.key === key ? { ...payment, ...fields } : payment)),
    );
  return (
    <Fieldset legend="Payment schedule">
      <ul className={classes.editList}>
        {payments.map(({ key, due, percent }, index) => (
          <li key={key} className={classes.paymentFields}>
            <TextInput
              label="Due"
              aria-label={`Due, payment ${index + 1}`}
              maxLength={BID_LIMITS.paymentDue}
              value={due}
              onChange={(event) => set(key, { due: event.currentTarget.value })}
            />
            <NumberText
              label="Share, %"
              aria-label={`Share in percent, ${due}`}
              value={percent}
              onText={(text) => set(key, { percent: text })}
            />
            <span className={classes.due}>
              {formatMoney(roundCents((total * toNumber(percent)) / 100), currency)}
            </span>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={`Remove payment ${due}`}
              onClick={() => onChange(payments.filter((payment) => payment.key !== key))}
            >
              <IconX size={16} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <Text size="sm" mb="xs" {...(sum === 100 ? { c: 'dimmed' } : { c: 'red', fw: 600 })}>
        {sum === 100
          ? 'The payments add up to 100% of the total.'
          : `The payments add up to ${formatQuantity(sum)}%; they must come to 100%.`}
      </Text>
      <Button variant="default" size="xs" onClick={() => onChange([...payments, next(draft)])}>
        + Add payment
      </Button>
    </Fieldset>
  );
}

/** Takes what the others leave. */
const next = (draft: BidDraft): PaymentDraft => ({
  key: Math.max(-1, ...draft.payments.map(({ key }) => key)) + 1,
  due: '',
  percent: String(Math.max(0, Math.round((100 - percentTotal(draft)) * 100) / 100)),
});
