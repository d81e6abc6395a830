import { useEdited } from '../../editor/use-editor.ts';
import { NumberField } from '../fields/NumberField.tsx';
import { YesNoField } from '../fields/YesNoField.tsx';
import type { ShownFacts } from './fact-fields.ts';
import { AS_PERCENT, typedOf, valueOf } from './fact-fields.ts';
import { factsChange, factsCleared } from './facts-change.ts';

const LARGEST = 100;
const JOB = 'the whole job';
const RATE = 'Depreciation, %';
const LOST = 'Depreciation not recoverable';

/** Depreciation told for the whole job, in place of ages and usual lives. */
export function DepreciationFields({ told }: { told: ShownFacts['depreciation'] }) {
  const { canEdit } = useEdited();
  const isRecoverable = told?.isRecoverable ?? true;
  return (
    <>
      <NumberField
        revisionKey="fact depreciation"
        label={RATE}
        name={JOB}
        description="For every line that ages, instead of ages and usual lives."
        value={told?.rate == null ? '' : String(typedOf(AS_PERCENT, told.rate))}
        readOnly={!canEdit}
        faultOf={(typed) =>
          typed >= 0 && typed <= LARGEST ? null : 'Enter a percentage from 0 to 100.'
        }
        changeTo={(typed) =>
          factsChange(RATE, { depreciation: { rate: valueOf(AS_PERCENT, typed), isRecoverable } })
        }
        changeToNone={() =>
          factsCleared(RATE, {
            depreciation: isRecoverable ? null : { rate: null, isRecoverable },
          })
        }
      />
      <YesNoField
        revisionKey="fact recoverable"
        label={LOST}
        name={JOB}
        description="It is not paid out once the work is done."
        value={!isRecoverable}
        readOnly={!canEdit}
        changeTo={(isLost) =>
          factsChange(LOST, {
            depreciation:
              isLost || told?.rate != null
                ? { rate: told?.rate ?? null, isRecoverable: !isLost }
                : null,
          })
        }
      />
    </>
  );
}
