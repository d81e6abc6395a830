import { NativeSelect, Switch, TextInput } from '@mantine/core';
import { formatQuantity } from '../../lib/format.ts';
import { FIELD_ORDER } from './field-order.ts';
import { labelWithUnit } from '../../lib/with-unit.ts';
import type { ParameterToAdd } from './parameter-to-add.ts';

interface AskedParameterProps {
  parameter: ParameterToAdd;
  /** What was said here; empty where what is assumed stands. */
  said: string;
  fault: string | undefined;
  onSay: (text: string) => void;
}

/** A parameter of work that is about to be added: what is assumed stands in it until something is said. */
export function AskedParameter({ parameter, said, fault, onSay }: AskedParameterProps) {
  const { kind, help, choices, value, isTold } = parameter;
  const shared = {
    label: labelWithUnit(parameter.label, parameter.unit),
    description: said === '' && !isTold ? `${help} Assumed.`.trim() : help,
  };
  switch (kind) {
    case 'CHOICE':
      return (
        <NativeSelect
          {...shared}
          size="sm"
          inputWrapperOrder={[...FIELD_ORDER]}
          data={choices.map((choice) => ({ value: choice.value, label: choice.label }))}
          value={said || value}
          onChange={({ currentTarget }) => onSay(currentTarget.value)}
        />
      );
    case 'YES_NO':
      return (
        <Switch
          {...shared}
          aria-label={shared.label}
          checked={(said || value) === '1'}
          onChange={({ currentTarget }) => onSay(currentTarget.checked ? '1' : '0')}
        />
      );
    case 'NUMBER':
      return (
        <TextInput
          {...shared}
          size="sm"
          inputWrapperOrder={[...FIELD_ORDER]}
          inputMode="decimal"
          autoComplete="off"
          placeholder={formatQuantity(Number(value))}
          value={said}
          error={fault}
          onChange={({ currentTarget }) => onSay(currentTarget.value)}
        />
      );
  }
}
