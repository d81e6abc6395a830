import type { ClaimPaper } from '../../../../../server/domain/scope/claim-papers.ts';
import { Button } from '@mantine/core';
import { CLAIM_PAPER_LIMITS } from '../../../../../server/domain/limits.ts';
import { FailureText } from '../../../../components/FailureText.tsx';
import { useRevision } from '../../../../hooks/revising.ts';
import { useEdited } from '../../editor/use-editor.ts';
import { usePhotos } from '../../files/photos.ts';
import { TypedField } from '../fields/TypedField.tsx';
import type { ShownFacts } from './fact-fields.ts';
import classes from './Facts.module.css';
import { factsChange, factsCleared } from './facts-change.ts';
import { calendarDay } from '../../../../../server/domain/text/iso-day.ts';

// Days as Americans type them, month first; the server has them as ISO 8601.

const TYPED = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/;

/** @returns ISO 8601; null for what is no day of the calendar */
const readTypedDay = (text: string): string | null => {
  const [, month, day, year] = (TYPED.exec(text) ?? []).map(Number);
  if (month === undefined || day === undefined || year === undefined) return null;
  return calendarDay(year, month, day);
};

/** Empty for none. */
const writeTypedDay = (iso: string | null): string => {
  const [year, month, day] = (iso ?? '').split('-');
  return year && month && day ? `${Number(month)}/${Number(day)}/${year}` : '';
};

type TextPaper = Exclude<ClaimPaper, 'dateOfLoss'>;

const TEXTS: readonly (readonly [name: TextPaper, label: string, help: string])[] = [
  ['insured', 'Insured', 'As the policy names them'],
  ['carrier', 'Carrier', 'The insurance company'],
  ['policyNumber', 'Policy number', 'E.g. HO-123456'],
  ['carrierClaimNumber', 'Claim number', 'Given by the carrier'],
];
const DATE_OF_LOSS = 'Date of loss';
const CLAIM = 'the claim';

/** What an adjuster looks for on top of the papers: who is insured where, under which numbers, since when. */
export function ClaimPaperFields({ facts }: { facts: ShownFacts }) {
  const { canEdit } = useEdited();
  return (
    <div className={classes.fields}>
      {TEXTS.map(([name, label, help]) => (
        <TypedField
          key={name}
          revisionKey={`fact ${name}`}
          label={label}
          name={CLAIM}
          description={help}
          inputMode="text"
          maxLength={CLAIM_PAPER_LIMITS[name]}
          value={facts[name] ?? ''}
          readOnly={!canEdit}
          read={(text) => {
            const told = text.trim();
            return {
              change:
                told === ''
                  ? factsCleared(label, { [name]: null })
                  : factsChange(label, { [name]: told }),
            };
          }}
        />
      ))}
      <TypedField
        revisionKey="fact dateOfLoss"
        label={DATE_OF_LOSS}
        name={CLAIM}
        inputMode="text"
        description="Month first, e.g. 10/12/2026"
        value={writeTypedDay(facts.dateOfLoss)}
        readOnly={!canEdit}
        read={(text) => {
          if (text.trim() === '')
            return { change: factsCleared(DATE_OF_LOSS, { dateOfLoss: null }) };
          const day = readTypedDay(text);
          return day === null
            ? { fault: 'Enter a date with the month first, like 10/12/2026.' }
            : { change: factsChange(DATE_OF_LOSS, { dateOfLoss: day }) };
        }}
      />
      {canEdit && facts.dateOfLoss === null ? <DayOfPhotos /> : null}
    </div>
  );
}

/** Damage is photographed on the day of the loss or soon after, so the first photo tells the day best. */
function DayOfPhotos() {
  const { isBusy, failure, revise } = useRevision('fact dateOfLoss of photos');
  const { files } = usePhotos();
  const [first] = files.flatMap(({ takenOn }) => takenOn ?? []).toSorted();
  if (first === undefined) return null;
  const day = writeTypedDay(first);
  return (
    <div>
      <Button
        variant="light"
        size="compact-sm"
        loading={isBusy}
        onClick={() => void revise(factsChange(DATE_OF_LOSS, { dateOfLoss: first }))}
      >
        Use {day}, the day of your first photo
      </Button>
      <FailureText failure={failure} />
    </div>
  );
}
