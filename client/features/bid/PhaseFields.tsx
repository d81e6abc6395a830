import { ActionIcon, Button, Fieldset, TextInput } from '@mantine/core';
import IconX from '~icons/tabler/x';
import { toNumber } from '../../../server/domain/money/to-number.ts';
import type { PhaseDraft } from './bid-draft.ts';
import classes from './Bid.module.css';
import { NumberText } from './NumberText.tsx';
import { BID_LIMITS } from '../../../server/domain/limits.ts';

interface PhaseFieldsProps {
  phases: readonly PhaseDraft[];
  onChange: (phases: PhaseDraft[]) => void;
}

const wholeText = (value: number): string => String(Math.round(value));

export function PhaseFields({ phases, onChange }: PhaseFieldsProps) {
  const set = (key: number, fields: Partial<PhaseDraft>) =>
    onChange(phases.map((phase) => (phase.key === key ? { ...phase, ...fields } : phase)));
  return (
    <Fieldset legend="Schedule">
      <ul className={classes.editList}>
        {phases.map(({ key, name, startDay, days }) => (
          <li key={key} className={classes.phaseFields}>
            <TextInput
              label="Phase"
              maxLength={BID_LIMITS.phaseName}
              value={name}
              onChange={(event) => set(key, { name: event.currentTarget.value })}
            />
            <NumberText
              label="Start day"
              aria-label={`Start day, ${name}`}
              inputMode="numeric"
              write={wholeText}
              value={startDay}
              onText={(text) => set(key, { startDay: text })}
            />
            <NumberText
              label="Days"
              aria-label={`Days, ${name}`}
              inputMode="numeric"
              write={wholeText}
              value={days}
              onText={(text) => set(key, { days: text })}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={`Remove phase ${name}`}
              onClick={() => onChange(phases.filter((phase) => phase.key !== key))}
            >
              <IconX size={16} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <Button variant="default" size="xs" onClick={() => onChange([...phases, next(phases)])}>
        + Add phase
      </Button>
    </Fieldset>
  );
}

/** Begins when all others have ended. */
const next = (phases: readonly PhaseDraft[]): PhaseDraft => ({
  key: Math.max(-1, ...phases.map(({ key }) => key)) + 1,
  name: '',
  startDay: String(
    Math.max(1, ...phases.map(({ startDay, days }) => toNumber(startDay) + toNumber(days))),
  ),
  days: '1',
});
