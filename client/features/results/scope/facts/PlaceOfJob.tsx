import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { STATES } from '../../../../../server/domain/scope/fact-choices.ts';
import { paths } from '../../../../lib/paths.ts';
import { useEdited } from '../../editor/use-editor.ts';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { factsChange } from './facts-change.ts';
import type { ShownFacts } from './fact-fields.ts';
import classes from './Facts.module.css';

const NONE = '';
const CHOICES = [
  { value: NONE, label: 'As the ZIP code says' },
  ...Object.entries(STATES).map(([value, label]) => ({ value, label })),
];

interface PlaceOfJobProps {
  facts: ShownFacts;
  project: { id: string; name: string; zip: string };
}

/** Where the job is: prices and taxes follow the ZIP code, else the state. */
export function PlaceOfJob({ facts: { state }, project }: PlaceOfJobProps) {
  const { canEdit } = useEdited();
  return (
    <div className={classes.place}>
      <Text size="sm">
        Priced for ZIP {project.zip} of{' '}
        <Anchor component={Link} to={paths.project(project.id)} size="sm">
          {project.name}
        </Anchor>
        . If you correct it there, it applies from the next correction here.
      </Text>
      <ChoiceField
        revisionKey="fact state"
        label="State"
        name="the whole job"
        description="Counts where the price list does not know the ZIP code."
        value={state ?? NONE}
        choices={CHOICES}
        readOnly={!canEdit}
        changeTo={(chosen) => factsChange('State', { state: chosen === NONE ? null : chosen })}
      />
    </div>
  );
}
