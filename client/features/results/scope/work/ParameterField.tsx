import { Button } from '@mantine/core';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { type ScopeChange, useRevision } from '../../../../hooks/revising.ts';
import type { WorkParameter } from '../scope-types.ts';
import { YesNoField } from '../fields/YesNoField.tsx';
import classes from './WorkFields.module.css';
import { labelWithUnit } from '../../../../lib/with-unit.ts';

interface ParameterFieldProps {
  revisionKey: string;
  /** Name of the work. */
  name: string;
  parameter: WorkParameter;
  readOnly: boolean;
  /** @param value null takes the usual one again */
  changeTo: (value: string | null) => ScopeChange;
}

/** A parameter of an assembly with the field it asks for, and the way back to what is usual. */
export function ParameterField({ parameter, changeTo, ...props }: ParameterFieldProps) {
  return (
    <div>
      <Field parameter={parameter} changeTo={changeTo} {...props} />
      {isUsual(parameter) || props.readOnly ? null : (
        <UsualButton parameter={parameter} changeTo={changeTo} {...props} />
      )}
    </div>
  );
}

/** True where there is nothing to go back to: the value is the usual one, or nobody knows what is usual. */
const isUsual = ({ default: usual, value }: WorkParameter): boolean =>
  usual === null || usual === value;

function Field({ parameter, changeTo, ...props }: ParameterFieldProps) {
  const { kind, help, value, isTold, choices } = parameter;
  const shared = {
    ...props,
    label: labelWithUnit(parameter.label, parameter.unit),
    description: [help, isTold ? null : 'Assumed.'].filter(Boolean).join(' '),
  };
  switch (kind) {
    case 'CHOICE':
      return <ChoiceField {...shared} value={value} choices={choices} changeTo={changeTo} />;
    case 'YES_NO':
      return (
        <YesNoField
          {...shared}
          value={value === '1'}
          changeTo={(isOn) => changeTo(isOn ? '1' : '0')}
        />
      );
    case 'NUMBER':
      return (
        <NumberField {...shared} value={value} changeTo={(number) => changeTo(String(number))} />
      );
  }
}

function UsualButton({ revisionKey, name, parameter, changeTo }: ParameterFieldProps) {
  const { isBusy, revise } = useRevision(`usual ${revisionKey}`);
  return (
    <Button
      className={classes.usual}
      size="compact-xs"
      variant="subtle"
      loading={isBusy}
      aria-label={`Back to the usual: ${parameter.label}, ${name}`}
      onClick={() => void revise(changeTo(null))}
    >
      Back to the usual
    </Button>
  );
}
