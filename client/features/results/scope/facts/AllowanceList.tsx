import {
  ALLOWANCE_GOODS,
  ALLOWANCE_UNITS,
} from '../../../../../server/domain/scope/fact-choices.ts';
import { useEdited } from '../../editor/use-editor.ts';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { AddFact } from './AddFact.tsx';
import type { ShownFacts } from './fact-fields.ts';
import { FactList, FactRow } from './FactList.tsx';
import { factsChange } from './facts-change.ts';

type Allowance = ShownFacts['allowances'][number];

const LARGEST = 1e9;
/** Choice in place of a unit: the amount is for all of the goods. */
const ALL = '';
const UNITS = [
  ...Object.entries(ALLOWANCE_UNITS).map(([value, label]) => ({ value, label })),
  { value: ALL, label: 'for all of it' },
];

const faultOf = (amount: number): string | null =>
  amount >= 0 && amount <= LARGEST ? null : 'Enter an amount above 0.';

const changeTo = (label: string, allowances: readonly Allowance[]) =>
  factsChange(label, {
    allowances: allowances.map(({ goods, words, amount, unit, only, statedIn }) => ({
      goods,
      words,
      amount,
      unit,
      only,
      statedIn,
    })),
  });

const nameOf = ({ words, goods }: Allowance): string => words || goods;

const choicesFor = ({ unit }: Allowance) =>
  unit === null || unit in ALLOWANCE_UNITS
    ? UNITS
    : [...UNITS, { value: unit, label: `per ${unit}` }];

/** What the price holds for goods that are chosen later. */
export function AllowanceList({ allowances }: { allowances: readonly Allowance[] }) {
  const { canEdit } = useEdited();
  return (
    <FactList title="Allowances" hint="Material delivered, without labor and tax.">
      {allowances.map((allowance, at) => {
        const name = nameOf(allowance);
        const change = (fields: Partial<Allowance>) =>
          changeTo(`Allowance: ${name}`, allowances.with(at, { ...allowance, ...fields }));
        return (
          <FactRow
            key={`${name} ${at}`}
            revisionKey={`drop allowance ${at}`}
            name={name}
            note={allowance.statedIn}
            removal={changeTo(`Allowance: ${name}`, allowances.toSpliced(at, 1))}
          >
            <NumberField
              revisionKey={`allowance ${at}`}
              label="Amount, $"
              name={name}
              value={String(allowance.amount)}
              readOnly={!canEdit}
              faultOf={faultOf}
              changeTo={(amount) => change({ amount })}
            />
            <ChoiceField
              revisionKey={`allowance unit ${at}`}
              label="For"
              name={name}
              value={allowance.unit ?? ALL}
              choices={choicesFor(allowance)}
              readOnly={!canEdit}
              changeTo={(unit) => change({ unit: unit === ALL ? null : unit })}
            />
          </FactRow>
        );
      })}
      <AddFact
        revisionKey="add allowance"
        what="allowance"
        choiceLabel="For which goods"
        choices={ALLOWANCE_GOODS.map((goods) => ({ value: goods, label: goods }))}
        numberLabel="Amount, $"
        faultOf={faultOf}
        changeTo={(goods, amount) =>
          changeTo(`Allowance: ${goods}`, [
            ...allowances,
            {
              __typename: 'StatedAllowance',
              goods,
              words: goods,
              amount,
              unit: UNIT_OF[goods] ?? 'EA',
              only: null,
              statedIn: 'Set by you',
            },
          ])
        }
      />
    </FactList>
  );
}

/** Goods that are bought by area. All others are bought by the piece. */
const UNIT_OF: Readonly<Record<string, string>> = {
  Tile: 'SF',
  Flooring: 'SF',
  'Countertop slab': 'SF',
};
