import { PERILS } from '../../../../../server/domain/scope/fact-choices.ts';
import { useEdited } from '../../editor/use-editor.ts';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { YesNoField } from '../fields/YesNoField.tsx';
import {
  type ShownFacts,
  type FactsAgent,
  faultOf,
  NUMBER_FACTS,
  SWITCH_FACTS,
  typedOf,
  valueOf,
} from './fact-fields.ts';
import { factsChange, factsCleared } from './facts-change.ts';
import classes from './Facts.module.css';
import { DepreciationFields } from './DepreciationFields.tsx';
import { RateFields } from './RateFields.tsx';
import { RetainageFields } from './RetainageFields.tsx';

const JOB = 'the whole job';
const NONE = '';

interface FactFieldsProps {
  facts: ShownFacts;
  agent: FactsAgent;
}

/** Everything that is one value; what this kind of estimate does not ask for only where it was told. */
export function FactFields({ facts, agent }: FactFieldsProps) {
  const { canEdit } = useEdited();
  const numbers = NUMBER_FACTS.filter(
    ({ name, only }) => only === undefined || only === agent || facts[name] !== null,
  );
  return (
    <>
      <div className={classes.fields}>
        {agent === 'CLAIM' || facts.peril ? <Peril peril={facts.peril} /> : null}
        {numbers.map((field) => {
          const { name, label, help } = field;
          const value = facts[name];
          return (
            <NumberField
              key={name}
              revisionKey={`fact ${name}`}
              label={label}
              name={JOB}
              description={help}
              value={value === null ? '' : String(typedOf(field, value))}
              readOnly={!canEdit}
              faultOf={(typed) => faultOf(field, typed)}
              changeTo={(typed) => factsChange(label, { [name]: valueOf(field, typed) })}
              changeToNone={() => factsCleared(label, { [name]: null })}
            />
          );
        })}
        <RateFields rates={facts.overheadAndProfit} />
        {agent === 'CLAIM' || facts.depreciation ? (
          <DepreciationFields told={facts.depreciation} />
        ) : null}
        {agent === 'BID' || facts.retainage ? <RetainageFields told={facts.retainage} /> : null}
      </div>
      <div className={classes.switches}>
        {SWITCH_FACTS.map(({ name, label, help }) => (
          <YesNoField
            key={name}
            revisionKey={`fact ${name}`}
            label={label}
            name={JOB}
            description={help}
            value={facts[name]}
            readOnly={!canEdit}
            changeTo={(value) => factsChange(label, { [name]: value })}
          />
        ))}
      </div>
    </>
  );
}

function Peril({ peril }: { peril: string | null }) {
  const { canEdit } = useEdited();
  return (
    <ChoiceField
      revisionKey="fact peril"
      label="Cause of loss"
      name={JOB}
      value={peril ?? NONE}
      choices={[
        { value: NONE, label: 'Not known' },
        ...Object.entries(PERILS).map(([value, label]) => ({ value, label })),
      ]}
      readOnly={!canEdit}
      changeTo={(chosen) =>
        factsChange('Cause of loss', { peril: chosen === NONE ? null : chosen })
      }
    />
  );
}
