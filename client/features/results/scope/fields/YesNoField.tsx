import { Loader, Switch } from '@mantine/core';
import type { ScopeChange } from '../../../../hooks/revising.ts';
import { useChoice } from '../use-choice.ts';
import classes from './YesNoField.module.css';

interface YesNoFieldProps {
  /** Key of the field, unique on the page. */
  revisionKey: string;
  label: string;
  /** What it is a field of, for those who do not see where it stands. */
  name: string;
  description?: string | null;
  value: boolean;
  readOnly: boolean;
  changeTo: (value: boolean) => ScopeChange;
}

export function YesNoField({ revisionKey, label, name, ...props }: YesNoFieldProps) {
  const { description, readOnly, changeTo } = props;
  const { value, isBusy, failure, choose } = useChoice(revisionKey, props.value, changeTo);
  return (
    <div className={classes.field}>
      <Switch
        label={label}
        aria-label={`${label}, ${name}`}
        description={description}
        disabled={readOnly}
        aria-busy={isBusy}
        error={failure}
        checked={value}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      />
      {isBusy ? <Loader size={16} /> : null}
    </div>
  );
}
