import { useEdited } from '../../editor/use-editor.ts';
import { NumberField } from '../fields/NumberField.tsx';
import { YesNoField } from '../fields/YesNoField.tsx';
import type { ShownFacts } from './fact-fields.ts';
import { AS_PERCENT, typedOf, valueOf } from './fact-fields.ts';
import { factsChange, factsCleared } from './facts-change.ts';

const LARGEST = 50;
const JOB = 'the whole job';
const RATE = 'Retainage, %';
const HALF = 'Retainage until half is paid';

/** What the owner holds of each payment of a bid. */
export function RetainageFields({ told }: { told: ShownFacts['retainage'] }) {
  const { canEdit } = useEdited();
  const until = told?.until ?? 1;
  return (
    <>
      <NumberField
        revisionKey="fact retainage"
        label={RATE}
        name={JOB}
        description="Held back from each payment except a deposit, and paid on final completion."
        value={told ? String(typedOf(AS_PERCENT, told.rate)) : ''}
        readOnly={!canEdit}
        faultOf={(typed) =>
          typed >= 0 && typed <= LARGEST ? null : `Enter a percentage from 0 to ${LARGEST}.`
        }
        changeTo={(typed) =>
          factsChange(RATE, {
            retainage: typed === 0 ? null : { rate: valueOf(AS_PERCENT, typed), until },
          })
        }
        changeToNone={() => factsCleared(RATE, { retainage: null })}
      />
      {told ? (
        <YesNoField
          revisionKey="fact retainage until half"
          label={HALF}
          name={JOB}
          description="Nothing more is held once half of the price is paid."
          value={until < 1}
          readOnly={!canEdit}
          changeTo={(isHalf) =>
            factsChange(HALF, { retainage: { rate: told.rate, until: isHalf ? 0.5 : 1 } })
          }
        />
      ) : null}
    </>
  );
}
