// A request for a supplement: the rows of a comparison that its owner chose, with what each comes to and why, as data and
// as the text of a mail to the adjuster. Facts of both estimates; never a word about what a policy covers.
import { badField } from '../../domain/errors.ts';
import { sumMoney } from '../../domain/money/money.ts';
import { inOneLine } from '../../domain/text/one-line.ts';
import type { ComparisonRow, PaperComparison } from '../../domain/paper/paper-comparison.ts';
import type { PaperEstimate } from '../../domain/paper/paper-estimate.ts';
import { moneyWriter, writeDate, writeQuantity } from '../../domain/money/written.ts';

export interface SupplementRow {
  rowId: string;
  description: string;
  room: string | null;
  quantity: number;
  unit: string;
  /** Dollars; theirs is 0 for what their estimate does not list. */
  ours: number;
  theirs: number;
  difference: number;
  reason: string;
  photoIds: readonly string[];
}

export interface SupplementRequest {
  claimNumber: string | null;
  policyNumber: string | null;
  insured: string | null;
  adjuster: string | null;
  carrier: string | null;
  /** ISO 8601 day. */
  dateOfLoss: string | null;
  address: string | null;
  rows: SupplementRow[];
  /** Photos that show what is asked for, each once. */
  photoIds: string[];
  /** Sum of the differences, dollars. */
  total: number;
}

export interface ChosenRow {
  rowId: string;
  photoIds?: readonly string[];
}

const NOT_COMPARED = 'A line that you chose is no longer in the comparison. Reload the page.';

const money = moneyWriter('USD');

const lessOf = ({ ours, theirs, quantityDifference, priceVerdict }: ComparisonRow): string => {
  if (!ours || !theirs) return '';
  const reasons: string[] = [];
  if ((quantityDifference ?? 0) < 0)
    reasons.push(
      `${writeQuantity(ours.quantity)} ${ours.unit} are needed; the estimate has ${writeQuantity(Math.round((ours.quantity + (quantityDifference ?? 0)) * 100) / 100)} ${ours.unit}.`,
    );
  if (priceVerdict === 'LOW' && theirs.unitPrice !== null)
    reasons.push(
      `The price of ${money(theirs.unitPrice)} per ${theirs.unit ?? ours.unit} lies below the range for the place, ${money(ours.low)} to ${money(ours.high)} per ${ours.unit}.`,
    );
  return reasons.join(' ');
};

/** What a row asks for; null where theirs has as much, at a price within the range. */
const rowOf = (row: ComparisonRow, photoIds: readonly string[]): SupplementRow | null => {
  const { ours, theirs, missing } = row;
  if (!ours || (row.kind !== 'MISSING_FROM_THEIRS' && row.kind !== 'BOTH')) return null;
  const theirAmount = theirs?.amount ?? 0;
  const difference = sumMoney([ours.amount, -theirAmount]);
  const reason = missing?.why ?? lessOf(row);
  if (difference <= 0 || reason === '') return null;
  return {
    rowId: row.id,
    description: theirs?.description ?? ours.name,
    room: row.room,
    quantity: ours.quantity,
    unit: ours.unit,
    ours: ours.amount,
    theirs: theirAmount,
    difference,
    reason,
    photoIds,
  };
};

/** Each row once, with all its photos. */
const onceEach = (chosen: readonly ChosenRow[]): Map<string, Set<string>> => {
  const photos = new Map<string, Set<string>>();
  for (const { rowId, photoIds = [] } of chosen)
    photos.set(rowId, new Set([...(photos.get(rowId) ?? []), ...photoIds]));
  return photos;
};

/**
 * @param chosen rows of the comparison; those that ask for nothing are left out
 * @param photoIds show the request as a whole
 * @throws DomainError BAD_INPUT for rows that the comparison does not hold
 */
export const supplementOf = (
  paper: PaperEstimate,
  { rows }: Pick<PaperComparison, 'rows'>,
  chosen: readonly ChosenRow[],
  photoIds: readonly string[],
): SupplementRequest => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found = [...onceEach(chosen)].flatMap(([rowId, photos]) => {
    const row = byId.get(rowId);
    if (!row) throw badField('rows', NOT_COMPARED);
    return rowOf(row, [...photos]) ?? [];
  });
  return {
    claimNumber: paper.for.claimNumber,
    policyNumber: paper.for.policyNumber,
    insured: paper.for.insured,
    adjuster: paper.from.adjuster,
    carrier: paper.from.carrier,
    dateOfLoss: paper.for.dateOfLoss,
    address: paper.for.address,
    rows: found,
    photoIds: [...new Set([...photoIds, ...found.flatMap((row) => row.photoIds)])],
    total: sumMoney(found.map(({ difference }) => difference)),
  };
};

const headOf = (request: SupplementRequest): string[] =>
  [
    ['Claim number', request.claimNumber],
    ['Policy number', request.policyNumber],
    ['Insured', request.insured],
    ['Property', request.address],
    ['Date of loss', request.dateOfLoss === null ? null : writeDate(request.dateOfLoss)],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));

const rowText = (row: SupplementRow, at: number): string => {
  const place = row.room === null ? '' : ` (${row.room})`;
  const theirs = row.theirs === 0 ? 'not in the estimate' : `${money(row.theirs)} in the estimate`;
  const photos =
    row.photoIds.length === 0
      ? ''
      : ` ${row.photoIds.length === 1 ? 'A photo is' : `${row.photoIds.length} photos are`} attached.`;
  return [
    `${at + 1}. ${row.description}${place}: ${writeQuantity(row.quantity)} ${row.unit}`,
    `   ${money(row.ours)}; ${theirs}; difference ${money(row.difference)}`,
    `   ${row.reason}${photos}`,
  ].join('\n');
};

export const NO_COVERAGE_ADVICE =
  'This is about the cost of repair only. It says nothing about what the policy covers, and gives no advice on coverage.';

/** What the photos are called goes by the captions of their owner, else by the names of the files. */
export interface NamedPhoto {
  name: string;
  caption: string | null;
}

const photoLines = (photos: readonly NamedPhoto[]): string[] =>
  photos.length === 0
    ? []
    : [
        'Photos that show it:',
        ...photos.map(({ name, caption }, at) =>
          inOneLine(`${at + 1}. ${caption === null ? name : `${caption} (${name})`}`),
        ),
        '',
      ];

/** The request as the text of a mail. @param photos those of `photoIds`, in this order */
export const supplementText = (request: SupplementRequest, photos: readonly NamedPhoto[]): string =>
  [
    `Subject: Request for supplement${request.claimNumber === null ? '' : `, claim ${request.claimNumber}`}`,
    '',
    `Dear ${request.adjuster ?? 'claims team'},`,
    '',
    'Thank you for your estimate. Going through it line by line we found work that it does not hold, or holds with less than the repair takes. Please look at these lines and supplement the estimate, or tell us why they are not needed.',
    '',
    ...headOf(request),
    '',
    ...request.rows.map(rowText),
    '',
    `Total of the differences: ${money(request.total)}`,
    '',
    ...photoLines(photos),
    NO_COVERAGE_ADVICE,
    '',
    'We are glad to meet you at the property and to show what we mean.',
    '',
    'Kind regards,',
    request.insured ?? '',
  ]
    .join('\n')
    .trimEnd();
