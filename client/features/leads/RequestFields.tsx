import '@mantine/core/styles/Checkbox.css';
import { Checkbox, NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { TIMEFRAMES } from '../../../server/domain/catalog.ts';
import { PHONE_CONSENT, stateOf } from '../../../server/domain/leads/contractor-request.ts';
import classes from './Leads.module.css';
import type { RequestDraft } from './request-draft.ts';
import { REQUEST_LIMITS, EMAIL_LIMITS } from '../../../server/domain/limits.ts';

interface RequestFieldsProps {
  form: UseFormReturnType<RequestDraft>;
  consentFault: string | undefined;
  isGuest: boolean;
}

const TIMEFRAME_OPTIONS = [
  { value: '', label: 'Choose one', disabled: true },
  ...Object.entries(TIMEFRAMES).map(([value, label]) => ({ value, label })),
];

export function RequestFields({ form, consentFault, isGuest }: RequestFieldsProps) {
  const field = (name: keyof RequestDraft) => ({
    className: classes.field,
    ...form.getInputProps(name),
  });
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing={4}>
        <TextInput
          label="First name"
          required
          autoComplete="given-name"
          maxLength={REQUEST_LIMITS.firstName}
          data-autofocus
          {...field('firstName')}
        />
        <NativeSelect
          label="Timeframe"
          required
          data={TIMEFRAME_OPTIONS}
          {...field('timeframe')}
          value={form.values.timeframe ?? ''}
        />
        {isGuest ? (
          <TextInput
            label="Email"
            type="email"
            required
            autoComplete="email"
            maxLength={EMAIL_LIMITS.address}
            {...field('email')}
          />
        ) : null}
        <TextInput
          label="Phone"
          type="tel"
          autoComplete="tel"
          maxLength={REQUEST_LIMITS.phone}
          {...field('phone')}
        />
        <TextInput
          label="State"
          autoComplete="address-level1"
          maxLength={REQUEST_LIMITS.state}
          wrapperProps={{ 'data-two-lines': true }}
          {...field('state')}
          onChange={({ currentTarget }) =>
            form.setFieldValue('state', stateOf(currentTarget.value))
          }
        />
        <TextInput
          label="ZIP"
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={REQUEST_LIMITS.zip}
          wrapperProps={{ 'data-two-lines': true }}
          {...field('zip')}
        />
      </SimpleGrid>
      <Checkbox
        label={PHONE_CONSENT.text}
        {...form.getInputProps('phoneConsent', { type: 'checkbox' })}
        error={consentFault}
      />
      <Textarea
        label="Special request"
        autosize={false}
        rows={3}
        maxLength={REQUEST_LIMITS.specialRequest}
        {...form.getInputProps('specialRequest')}
      />
    </>
  );
}
