// What is known of where a line's quantity and price come from, as label and text for people.
import { formulaInWords } from '../../../../server/domain/estimate/formula-words.ts';
import { quantityWords } from '../../../../server/domain/money/quantity-words.ts';
import { formatMoney, formatQuantity } from '../../../lib/format.ts';
import type { EditorLine } from '../editor/draft.ts';

export interface LineFact {
  label: string;
  text: string;
}

type EditorMetadata = EditorLine['metadata'];

const CONFIDENCES: Record<NonNullable<EditorMetadata['confidence']>, string> = {
  A: 'A: cross-checked between sources',
  B: 'B: from one source',
  C: 'C: a judgment',
};

const ageText = ({ claim }: EditorMetadata): string | null =>
  claim?.age != null && claim.life !== null
    ? `${formatQuantity(claim.age)} of ${formatQuantity(claim.life)} years${claim.isAgeAssumed ? ', age assumed' : ''}`
    : null;

const depreciationText = ({ claim }: EditorMetadata, currency: string): string | null =>
  claim && claim.depreciation > 0
    ? `${formatMoney(claim.depreciation, currency)} (${formatQuantity(claim.depreciationRate * 100)}% ${claim.age === null ? 'of the line, as told' : 'of the material'})${claim.isRecoverable ? ', recoverable' : ', not recoverable'}`
    : null;

const splitText = ({ cost }: EditorMetadata, currency: string): string | null =>
  cost &&
  `labor ${formatMoney(cost.labor, currency)}, material ${formatMoney(cost.material, currency)}, equipment ${formatMoney(cost.equipment, currency)}`;

/** Only what is known, in the order in which a reader asks. */
export const lineFacts = (
  { source, includes, excludes, metadata }: EditorLine,
  currency: string,
): LineFact[] => {
  const { formula, low, high, confidence, room, code } = metadata;
  const range =
    low !== null && high !== null
      ? `${formatMoney(low, currency)} to ${formatMoney(high, currency)}`
      : null;
  const facts: [string, string | null | undefined][] = [
    ['Includes', includes],
    ['Not included', excludes],
    ['Price from', source || 'Not recorded for this line.'],
    ['Quantity', quantityWords(metadata)],
    // A single piece is no calculation.
    ['Formula', formula && formula !== '1' ? formulaInWords(formula) : null],
    ['Likely range', range],
    ['Confidence', confidence && CONFIDENCES[confidence]],
    ['Age', ageText(metadata)],
    ['Depreciation', depreciationText(metadata, currency)],
    ['Actual cash value', metadata.claim && formatMoney(metadata.claim.acv, currency)],
    ['Made of', splitText(metadata, currency)],
    ['Room', room],
    ['Catalog code', code],
  ];
  return facts.flatMap(([label, text]) => (text ? [{ label, text }] : []));
};
