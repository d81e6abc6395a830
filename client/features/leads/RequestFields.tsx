import '@mantine/core/styles/Checkbox.css';
import { Checkbox, NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type Timeframe, TIMEFRAMES } from '../../../server/domain/catalog.ts';
import { PHONE_CONSENT, stateOf } from '../../../server/domain/contractor-request.ts';
import classes from './Leads.module.css';
import type { RequestDraft } from './request-draft.ts';
import { REQUEST_LIMITS, EMAIL_LIMITS } from '../../../server/domain/limits.ts';

interface RequestFieldsProps {
  draft: RequestDraft;
  /** What keeps it from being sent, by field. */
  faults: Readonly<Record<string, string>>;
  /** What the server had against it, by field. */
  refused: Readonly<Record<string, string | undefined>>;
  isGuest: boolean;
  onChange: (changes: Partial<RequestDraft>) => void;
}

const TIMEFRAME_OPTIONS = [
  { value: '', label: 'Choose one', disabled: true },
  ...Object.entries(TIMEFRAMES).map(([value, label]) => ({ value, label })),
];

export function RequestFields({ draft, faults, refused, isGuest, onChange }: RequestFieldsProps) {
  // Nobody is told off for a field they have not been to.
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const field = (name: string) => ({
    className: classes.field,
    error: visited.has(name) ? (faults[name] ?? refused[name]) : refused[name],
    onBlur: () => setVisited(new Set([...visited, name])),
  });
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} verticalSpacing={4}>
        <TextInput
          label="First name"
          required
          autoComplete="given-name"
          maxLength={REQUEST_LIMITS.firstName}
          value={draft.firstName}
          onChange={({ currentTarget }) => onChange({ firstName: currentTarget.value })}
          data-autofocus
          {...field('firstName')}
        />
        <NativeSelect
          label="Timeframe"
          required
          data={TIMEFRAME_OPTIONS}
          value={draft.timeframe ?? ''}
          onChange={({ currentTarget }) =>
            onChange({ timeframe: currentTarget.value as Timeframe })
          }
          {...field('timeframe')}
        />
        {isGuest ? (
          <TextInput
            label="Email"
            type="email"
            required
            autoComplete="email"
            maxLength={EMAIL_LIMITS.address}
            value={draft.email}
            onChange={({ currentTarget }) => onChange({ email: currentTarget.value })}
            {...field('email')}
          />
        ) : null}
        <TextInput
          label="Phone"
          type="tel"
          autoComplete="tel"
          maxLength={REQUEST_LIMITS.phone}
          value={draft.phone}
          onChange={({ currentTarget }) => onChange({ phone: currentTarget.value })}
          {...field('phone')}
        />
        <TextInput
          label="State"
          autoComplete="address-level1"
          maxLength={REQUEST_LIMITS.state}
          value={draft.state}
          onChange={({ currentTarget }) => onChange({ state: stateOf(currentTarget.value) })}
          wrapperProps={{ 'data-two-lines': true }}
          {...field('state')}
        />
        <TextInput
          label="ZIP"
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={REQUEST_LIMITS.zip}
          value={draft.zip}
          onChange={({ currentTarget }) => onChange({ zip: currentTarget.value })}
          wrapperProps={{ 'data-two-lines': true }}
          {...field('zip')}
        />
      </SimpleGrid>
      <Checkbox
        label={PHONE_CONSENT.text}
        checked={draft.phoneConsent}
        error={faults.phoneConsent}
        onChange={({ currentTarget }) => onChange({ phoneConsent: currentTarget.checked })}
      />
      <Textarea
        label="Special request"
        autosize={false}
        rows={3}
        maxLength={REQUEST_LIMITS.specialRequest}
        value={draft.specialRequest}
        onChange={({ currentTarget }) => onChange({ specialRequest: currentTarget.value })}
      />
    </>
  );
}
