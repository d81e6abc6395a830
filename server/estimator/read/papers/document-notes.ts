// What the user is told about the rows of their documents: what was priced, what was not, and where prices lie far apart.
import type { ListedPrice } from '../../../domain/scope/scope-of-work.ts';
import { wholeDollars, sumMoney } from '../../../domain/money/money.ts';
import { clip } from '../../../domain/text/plain-text.ts';
import type { UploadReading } from '../../upload-reading.ts';
import type { WorkLine } from '../../calculate/work-line.ts';
import { whyLeftOut, type LeftOut } from './paper-lines.ts';
import type { Joined } from './join-work.ts';
import type { ListedRow, ListedWork } from './listed-row.ts';

const MOST_NAMED = 8;
const MOST_WORDS = 120;

export const quoted = (text: string): string => `“${clip(text, MOST_WORDS)}”`;
export const amountText = (quantity: number, unit: string | null): string => {
  const figure = (Math.round(quantity * 100) / 100).toLocaleString('en-US');
  return unit === null ? `${figure}, no unit` : `${figure} ${unit}`;
};
const namesOf = (rows: readonly ListedRow[]): string => {
  const names = [...new Set(rows.map(({ upload }) => upload.name))];
  const shown = names.slice(0, 3).map(quoted).join(', ');
  return names.length > 3 ? `${shown} and ${names.length - 3} more` : shown;
};
const andMore = (rows: readonly ListedRow[]): string =>
  rows.length > 1 ? ` and ${rowsText(rows.length - 1)} more` : '';
const rowsText = (count: number): string => (count === 1 ? '1 row' : `${count} rows`);

/** One sentence per row, and one for those beyond the first eight. */
export const unpricedWarnings = (rows: readonly ListedRow[]): string[] => {
  const rest = rows.slice(MOST_NAMED);
  return [
    ...rows
      .slice(0, MOST_NAMED)
      .map(
        ({ line, upload }) =>
          `Not priced: ${quoted(line.description)} (${amountText(line.quantity, line.unit)}) from ${quoted(upload.name)}.`,
      ),
    ...(rest.length > 0
      ? [`Not priced either: ${rowsText(rest.length)} more of ${namesOf(rest)}.`]
      : []),
  ];
};

/** @param ours dollars per unit of a row's items at the prices of the estimate */
export const priceWarnings = (
  listed: readonly ListedWork[],
  ours: (row: ListedWork) => number,
): string[] => {
  const stated = listed.filter(({ unitPrice }) => unitPrice !== null);
  const far = stated.filter((row) => {
    const price = row.unitPrice ?? 0;
    return price > ours(row) * 2 || price * 2 < ours(row);
  });
  const are = far.length === 1 ? 'is' : 'are';
  return far.length === 0
    ? []
    : [
        `${far.length} of ${stated.length} unit prices in ${namesOf(far)} ${are} less than half or more than double ours; ours were used.`,
      ];
};

export const removalWarnings = (listed: readonly ListedWork[]): string[] => {
  const lacking = listed.filter(({ lacksRemoval }) => lacksRemoval);
  const [first] = lacking;
  return first
    ? [
        `The removal in ${quoted(first.line.description)}${andMore(lacking)} has no price of its own; only the new work is priced.`,
      ]
    : [];
};

export const repeatWarnings = (repeated: readonly ListedWork[]): string[] => {
  const [first] = repeated;
  return first
    ? [
        `${quoted(first.line.description)} of ${quoted(first.upload.name)}${andMore(repeated)} ${repeated.length === 1 ? 'stands' : 'stand'} in an earlier document as well; counted once, as listed there.`,
      ]
    : [];
};

const itemNames = (lines: Joined['known']): string =>
  [...new Set(lines.map(({ item }) => item.name))].slice(0, MOST_NAMED).join('; ');

/** @param statedIn the documents whose text names the work; null when the user's own does */
export const joinNotes = ({ known, replaced }: Joined, statedIn: string | null): string[] => [
  ...(known.length > 0
    ? [
        `Already in ${statedIn === null ? 'your description' : `the text of ${statedIn}`}, so not counted again from the ${statedIn === null ? 'documents' : 'lists'}: ${itemNames(known)}.`,
      ]
    : []),
  ...(replaced.length > 0
    ? [
        `Quantities of the documents were used instead of worked-out or assumed ones: ${itemNames(replaced)}.`,
      ]
    : []),
];

/** How rows were understood, for the reasoning. */
export const takenNotes = (listed: readonly ListedWork[]): string[] => {
  const [first] = listed;
  if (!first) return [];
  const pairs = listed
    .slice(0, MOST_NAMED)
    .map(
      ({ line, items }) =>
        `${quoted(clip(line.description, 60))} as ${items.map(({ name }) => name).join(' and ')}`,
    );
  const more =
    listed.length > MOST_NAMED ? `, and ${rowsText(listed.length - MOST_NAMED)} more` : '';
  return [
    `${rowsText(listed.length)} of ${namesOf(listed)} ${listed.length === 1 ? 'was' : 'were'} taken with the quantities listed there, at our prices: ${pairs.join('; ')}${more}.`,
  ];
};

/** What a package of the description would have added to a list. */
export const topUpNotes = (lines: readonly WorkLine[]): string[] =>
  lines.length === 0
    ? []
    : [
        `Your documents list this work themselves, so nothing was added to it from a usual job: ${itemNames([...lines])}. Name what you want beside the list to have it priced.`,
      ];

/** Lines that stand at their paper's price. */
export const asListedNotes = (listed: readonly ListedPrice[]): string[] =>
  listed.length === 0
    ? []
    : [
        `${rowsText(listed.length)} of papers could not be matched to our price book and ${listed.length === 1 ? 'stands' : 'stand'} at their price, ${wholeDollars(sumMoney(listed.map(({ amount }) => amount)))} together: ${listed
          .slice(0, MOST_NAMED)
          .map(({ name }) => quoted(clip(name, 60)))
          .join('; ')}.`,
      ];

const LEFT_OUT: Readonly<Record<LeftOut, string>> = {
  EXCLUDED: 'excluded there',
  ALTERNATE: 'alternates, offered for choice',
  CREDIT: 'credits or deductions, for which nothing is bought',
  NO_QUANTITY: 'without a quantity',
  MEASUREMENT: 'measurements, which order nothing',
};

/** Lines of a paper that are no work to be bought, each kind with its names. */
export const leftOutNotes = ({ paper, name, use }: UploadReading): string[] => {
  if (!paper) return [];
  if (paper.kind === 'PRICE_LIST')
    return [`${quoted(name)} is a price list: it orders nothing, so nothing of it is priced.`];
  const reasons = Object.keys(LEFT_OUT) as LeftOut[];
  return reasons.flatMap((reason) => {
    // A paper under check keeps them at their own price.
    if (reason === 'NO_QUANTITY' && use === 'CHECK') return [];
    // Measurements become sizes of rooms and roofs.
    if (reason === 'MEASUREMENT') return [];
    const lines = paper.lines.filter((line) => whyLeftOut(line) === reason);
    const shown = lines
      .slice(0, MOST_NAMED)
      .map(({ description }) => quoted(clip(description, 60)));
    const rest =
      lines.length > MOST_NAMED ? ` and ${rowsText(lines.length - MOST_NAMED)} more` : '';
    return lines.length === 0
      ? []
      : [`Not priced of ${quoted(name)}, ${LEFT_OUT[reason]}: ${shown.join('; ')}${rest}.`];
  });
};
