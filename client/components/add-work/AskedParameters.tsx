import { Skeleton, Text, Title } from '@mantine/core';
import { useId } from 'react';
import classes from './AddWork.module.css';
import { AskedParameter } from './AskedParameter.tsx';
import type { Said } from './read-said.ts';
import type { ParameterToAdd } from './parameter-to-add.ts';

interface AskedParametersProps {
  /** The parameters. They are null while they are not known. */
  parameters: readonly ParameterToAdd[] | null;
  /** Why they are not known. */
  failure: string | null;
  said: Said;
  faults: Readonly<Record<string, string>>;
  onSay: (name: string, text: string) => void;
}

/** What can be said of the work before it is added; nothing has to be. */
export function AskedParameters({
  parameters,
  failure,
  said,
  faults,
  onSay,
}: AskedParametersProps) {
  const titleId = useId();
  if (failure !== null) {
    return (
      <Text size="sm" c="dimmed">
        {failure} You can fill in the details after you add it.
      </Text>
    );
  }
  if (parameters === null) return <Skeleton height={96} />;
  if (parameters.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Title order={3} size="h6" id={titleId}>
        What it depends on
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        Assumed values are gray or already chosen. Change them, or add it as it is.
      </Text>
      <div className={classes.fields}>
        {parameters.map((parameter) => (
          <AskedParameter
            key={parameter.name}
            parameter={parameter}
            said={said[parameter.name] ?? ''}
            fault={faults[parameter.name]}
            onSay={(text) => onSay(parameter.name, text)}
          />
        ))}
      </div>
    </section>
  );
}
