import { AGED_THINGS, type AgedThing } from '../../../../../server/domain/scope/fact-choices.ts';
import { isSame } from '../../../../../server/domain/is-same.ts';
import { useEdited } from '../../editor/use-editor.ts';
import { NumberField } from '../fields/NumberField.tsx';
import { AddFact } from './AddFact.tsx';
import type { ShownFacts } from './fact-fields.ts';
import { FactList, FactRow } from './FactList.tsx';
import { factsChange } from './facts-change.ts';

type Age = ShownFacts['ages'][number];

const OLDEST = 500;
const THINGS: [string, AgedThing][] = Object.entries(AGED_THINGS);

const nameOf = ({ lifeKeys }: Age): string =>
  THINGS.find(([, thing]) => isSame([...thing.lifeKeys], lifeKeys))?.[1].label ??
  lifeKeys.join(', ');

const faultOf = (years: number): string | null =>
  years >= 0 && years <= OLDEST ? null : `Enter an age from 0 to ${OLDEST} years.`;

const sentOf = ({ lifeKeys, years, isFromUpload }: Age) => ({ lifeKeys, years, isFromUpload });
const changeTo = (label: string, ages: readonly Age[]) =>
  factsChange(label, { ages: ages.map(sentOf) });

/** How old the things are that the work replaces: their depreciation follows. */
export function AgeList({ ages }: { ages: readonly Age[] }) {
  const { canEdit } = useEdited();
  const choices = THINGS.filter(
    ([, { label }]) => !ages.some((age) => !age.isFromUpload && nameOf(age) === label),
  ).map(([value, { label }]) => ({ value, label }));
  return (
    <FactList title="Ages" hint="Without an age, part of the usual life counts as used.">
      {ages.map((age, at) => (
        <FactRow
          key={`${nameOf(age)} ${at}`}
          revisionKey={`drop age ${at}`}
          name={nameOf(age)}
          isShort
          note={age.isFromUpload ? 'from an upload' : null}
          removal={changeTo(`Age: ${nameOf(age)}`, ages.toSpliced(at, 1))}
        >
          <NumberField
            revisionKey={`age ${at}`}
            label="Years"
            name={nameOf(age)}
            value={String(age.years)}
            readOnly={!canEdit}
            faultOf={faultOf}
            changeTo={(years) =>
              // Corrected, it is the owner's own word.
              changeTo(`Age: ${nameOf(age)}`, ages.with(at, { ...age, years, isFromUpload: false }))
            }
          />
        </FactRow>
      ))}
      <AddFact
        revisionKey="add age"
        what="age"
        choiceLabel="Of what"
        choices={choices}
        numberLabel="Years"
        faultOf={faultOf}
        changeTo={(key, years) => {
          const thing = THINGS.find(([known]) => known === key)?.[1];
          const added: Age = {
            __typename: 'StatedAge',
            lifeKeys: [...(thing?.lifeKeys ?? [])],
            years,
            isFromUpload: false,
          };
          return changeTo(`Age: ${thing?.label ?? ''}`, [...ages, added]);
        }}
      />
    </FactList>
  );
}
