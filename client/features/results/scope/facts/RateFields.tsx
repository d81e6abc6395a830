import { useEdited } from '../../editor/use-editor.ts';
import { NumberField } from '../fields/NumberField.tsx';
import type { ShownFacts } from './fact-fields.ts';
import { AS_PERCENT, typedOf, valueOf } from './fact-fields.ts';
import { factsChange, factsCleared } from './facts-change.ts';

type Rates = ShownFacts['overheadAndProfit'];
const LARGEST = 100;

const RATES = [
  { name: 'overhead', label: 'Overhead, %' },
  { name: 'profit', label: 'Profit, %' },
] as const;
type RateName = (typeof RATES)[number]['name'];

/** One of the two told means both are; with none of them left the usual ones hold again. */
const withRate = (rates: Rates, name: RateName, value: number | null) => {
  const next = { overhead: rates?.overhead ?? 0, profit: rates?.profit ?? 0 };
  next[name] = value ?? 0;
  return value === null && next.overhead === 0 && next.profit === 0 ? null : next;
};

/** Overhead and profit told for the whole job, in place of the usual. */
export function RateFields({ rates }: { rates: Rates }) {
  const { canEdit } = useEdited();
  return RATES.map(({ name, label }) => (
    <NumberField
      key={name}
      revisionKey={`fact ${name}`}
      label={label}
      name="the whole job"
      description="For the whole job, instead of the usual rate."
      value={rates ? String(typedOf(AS_PERCENT, rates[name])) : ''}
      readOnly={!canEdit}
      faultOf={(typed) =>
        typed >= 0 && typed <= LARGEST ? null : 'Enter a percentage from 0 to 100.'
      }
      changeTo={(typed) =>
        factsChange(label, { overheadAndProfit: withRate(rates, name, valueOf(AS_PERCENT, typed)) })
      }
      changeToNone={() => factsCleared(label, { overheadAndProfit: withRate(rates, name, null) })}
    />
  ));
}
