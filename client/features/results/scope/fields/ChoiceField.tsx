import { Loader, NativeSelect } from '@mantine/core';
import type { ScopeChange } from '../../../../hooks/revising.ts';
import { useChoice } from '../use-choice.ts';

import { FIELD_ORDER } from '../../../../components/add-work/field-order.ts';

interface ChoiceFieldProps {
  /** Key of the field, unique on the page. */
  revisionKey: string;
  label: string;
  /** What it is a field of, for those who do not see where it stands. */
  name: string;
  description?: string | null;
  value: string;
  choices: readonly { value: string; label: string }[];
  readOnly: boolean;
  changeTo: (value: string) => ScopeChange;
}

/** A field for one of several choices. */
export function ChoiceField({ revisionKey, label, name, choices, ...props }: ChoiceFieldProps) {
  const { description, readOnly, changeTo } = props;
  const { value, isBusy, failure, choose } = useChoice(revisionKey, props.value, changeTo);
  return (
    <NativeSelect
      label={label}
      aria-label={`${label}, ${name}`}
      description={description}
      inputWrapperOrder={[...FIELD_ORDER]}
      size="sm"
      disabled={readOnly}
      aria-busy={isBusy}
      rightSection={isBusy ? <Loader size={16} /> : undefined}
      error={failure}
      value={value}
      data={[...choices]}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
}
