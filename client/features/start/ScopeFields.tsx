import { NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { FINISH_LEVELS, PROPERTY_TYPES } from '../../../server/domain/catalog.ts';
import { PLACES } from './setup-checks.ts';
import { AgentPicker } from './AgentPicker.tsx';
import { LiveReading } from './reading/LiveReading.tsx';
import type { StartForm } from './start-draft.ts';
import { ESTIMATE_LIMITS } from '../../../server/domain/limits.ts';

const optionsOf = <K extends string>(labels: Record<K, string>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }));

const keyIn = <K extends string>(labels: Record<K, string>, value: string): K | undefined =>
  (Object.keys(labels) as K[]).find((key) => key === value);

interface FieldsProps {
  form: StartForm;
  /** Messages of the server by field name. */
  errors: Partial<Record<string, string>>;
  onChange: (change: Partial<StartForm>) => void;
}

interface ScopeFieldsProps extends FieldsProps {
  /** What they say stands in another section. */
  hasDocuments: boolean;
}

/** The work in words, and what is understood of them. */
export function ScopeFields({ form, hasDocuments, errors, onChange }: ScopeFieldsProps) {
  return (
    <Stack gap="md">
      <Textarea
        id={PLACES.isDescribed}
        label="Details"
        description={
          hasDocuments
            ? `What you want to know about your documents, or what else needs doing. At least ${ESTIMATE_LIMITS.descriptionLeast} characters.`
            : `What you need done, in your own words. Room sizes and counts make the estimate more exact. At least ${ESTIMATE_LIMITS.descriptionLeast} characters.`
        }
        placeholder={
          hasDocuments
            ? 'Is this quote fair? What did my insurer leave out?'
            : 'Replace the base and wall cabinets along 14 ft of wall, new quartz counter, paint the walls. The kitchen is 12 × 14 ft.'
        }
        required
        rows={7}
        maxLength={ESTIMATE_LIMITS.description}
        value={form.instructions}
        error={errors.instructions}
        onChange={({ currentTarget }) => onChange({ instructions: currentTarget.value })}
      />
      <LiveReading form={form} hasDocuments={hasDocuments} onChange={onChange} />
    </Stack>
  );
}

/** What has a usual answer: its name, and how it is priced. */
export function EstimateFields({ form, errors, onChange }: FieldsProps) {
  return (
    <Stack gap="md">
      <TextInput
        label="Title"
        description="Optional. Helps you find it again."
        placeholder="Kitchen refresh"
        maxLength={ESTIMATE_LIMITS.title}
        value={form.title}
        error={errors.title}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label="Property Type"
          data={optionsOf(PROPERTY_TYPES)}
          value={form.propertyType}
          error={errors.propertyType}
          onChange={({ currentTarget }) =>
            onChange({ propertyType: keyIn(PROPERTY_TYPES, currentTarget.value) })
          }
        />
        <NativeSelect
          label="Finish Level"
          data={optionsOf(FINISH_LEVELS)}
          value={form.finishLevel}
          error={errors.finishLevel}
          onChange={({ currentTarget }) =>
            onChange({ finishLevel: keyIn(FINISH_LEVELS, currentTarget.value) })
          }
        />
      </SimpleGrid>
      <AgentPicker value={form.agentKind} onChange={(agentKind) => onChange({ agentKind })} />
    </Stack>
  );
}
