import { FINISH_LEVELS, type FinishLevel } from '../../../../../server/domain/catalog.ts';
import type { SetWorkInput } from '../../../../gql/graphql.ts';
import { labelWithUnit } from '../../../../lib/with-unit.ts';
import { placeName } from '../../../../lib/scope-words.ts';
import { numberText } from '../../../../lib/typed-number.ts';
import type { EditorLine } from '../../editor/draft.ts';
import { useEdited } from '../../editor/use-editor.ts';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import type { ScopeChange } from '../../../../hooks/revising.ts';
import { useScope } from '../pointing.ts';
import type { ScopeWork } from '../scope-types.ts';
import { YesNoField } from '../fields/YesNoField.tsx';
import { ParameterField } from './ParameterField.tsx';
import classes from './WorkFields.module.css';
import { WorkLines } from './WorkLines.tsx';
import { WorkSource } from './WorkSource.tsx';
import { WorkWithout } from './WorkWithout.tsx';

interface WorkFieldsProps {
  work: ScopeWork;
  /** Lines that the work comes to. */
  lines: readonly EditorLine[];
}

/** Choice in place of a level: that of the estimate. */
const SAME = 'SAME';
const LEVELS = [
  { value: SAME, label: 'Same as the estimate' },
  ...Object.entries(FINISH_LEVELS).map(([value, label]) => ({ value, label })),
];

/** Everything that can be said of a piece of work. */
export function WorkFields({ work, lines }: WorkFieldsProps) {
  const { places, excluded } = useScope();
  const { canEdit } = useEdited();
  const { id, name } = work;
  const change = (fields: Omit<SetWorkInput, 'workId'>): ScopeChange => ({
    patches: [{ setWork: { workId: id, ...fields } }],
    done: `“${name}” is changed.`,
  });
  const shared = (field: string) => ({
    revisionKey: `${field} ${id}`,
    name,
    readOnly: !canEdit,
  });
  return (
    <>
      <WorkSource work={work} />
      <div className={classes.fields}>
        {work.quantity === null ? null : (
          <NumberField
            {...shared('quantity')}
            label={labelWithUnit('Quantity', work.unit)}
            value={numberText(work.quantity)}
            changeTo={(quantity) => change({ quantity })}
          />
        )}
        {work.parameters.map((parameter) => (
          <ParameterField
            key={parameter.name}
            {...shared(parameter.name)}
            parameter={parameter}
            changeTo={(value) => change({ parameters: [{ name: parameter.name, value }] })}
          />
        ))}
        <NumberField
          {...shared('times')}
          label="How many times"
          value={String(work.times)}
          changeTo={(times) => change({ times: Math.round(times) })}
        />
        {places.length > 1 ? (
          <ChoiceField
            {...shared('place')}
            label="Where"
            value={work.placeId}
            choices={places.map((place) => ({ value: place.id, label: placeName(place) }))}
            changeTo={(placeId) => change({ placeId })}
          />
        ) : null}
        <ChoiceField
          {...shared('finish')}
          label="Finish"
          value={work.finishLevel ?? SAME}
          choices={LEVELS}
          changeTo={(level) =>
            change({ finishLevel: level === SAME ? null : (level as FinishLevel) })
          }
        />
        <YesNoField
          {...shared('supply')}
          label="You supply the materials"
          description="Labor only."
          value={work.ownerSupplies}
          changeTo={(ownerSupplies) => change({ ownerSupplies })}
        />
        <YesNoField
          {...shared('labor')}
          label="You do the labor"
          description="Materials only."
          value={work.materialsOnly}
          changeTo={(materialsOnly) => change({ materialsOnly })}
        />
        <YesNoField
          {...shared('optional')}
          label="Keep it out of the total"
          value={work.optional}
          changeTo={(optional) => change({ optional })}
        />
      </div>
      <WorkWithout work={work} excluded={excluded} />
      <WorkLines lines={lines} />
    </>
  );
}
