// What stands in small print under the name of a line. What the head above it says already is not said again.
import type { LineItem } from '../../../domain/estimate/estimate.ts';
import type { LineClaim } from '../../../domain/estimate/estimate-figures.ts';
import { quantityWords } from '../../../domain/money/quantity-words.ts';
import { writePercent, writeQuantity } from '../../../domain/money/written.ts';
import { categoryOf, type GroupedLines } from '../line-groups.ts';

/** Age and service life behind a depreciation; empty for work that does not age. */
const writeAge = (claim: LineClaim | null | undefined): string => {
  if (claim && claim.age === null && claim.depreciationRate > 0)
    return `${writePercent(claim.depreciationRate)} depreciated, as stated`;
  if (!claim || claim.age === null || claim.life === null) return '';
  const assumed = claim.isAgeAssumed ? ' (assumed)' : '';
  return `Age ${writeQuantity(claim.age)} of ${writeQuantity(claim.life)} years${assumed}, ${writePercent(claim.depreciationRate)} depreciated`;
};

/** The room of a line, unless its details name it already. */
export const roomNote = ({ details, metadata: { room } }: LineItem): string =>
  room && !details.toLowerCase().includes(room.toLowerCase()) ? room : '';

/** `Paint, Bedroom.` under the head of the room. */
const detailsInRoom = ({ details, metadata: { room } }: LineItem): string =>
  room && details.endsWith(`, ${room}.`) ? details.slice(0, -`, ${room}.`.length) : details;

/** Whatever should be looked at: guessed quantities, and those read in an upload. The appendix tells of every one. */
const quantityNote = ({ metadata }: LineItem): string => {
  if (metadata.basis === 'DEFAULT') return 'Quantity assumed: please measure';
  return metadata.basis && metadata.quantityFrom ? `Quantity ${quantityWords(metadata)}` : '';
};

/** Longer details are a text of their own. */
const SHORT = 60;

const headNotes = (line: LineItem, by: GroupedLines['by']): string[] => {
  if (by === 'category') return [line.details, roomNote(line)];
  const category = categoryOf(line);
  const told = detailsInRoom(line);
  const details = told.toLowerCase() === category.toLowerCase() ? '' : told;
  return details.length <= SHORT
    ? [[category, details].filter(Boolean).join(' · ')]
    : [category, details];
};

export const lineNotes = (line: LineItem, by: GroupedLines['by']): string[] => {
  const notes = [
    ...headNotes(line, by),
    [quantityNote(line), writeAge(line.metadata.claim)].filter(Boolean).join(' · '),
  ].filter(Boolean);
  // Short ones share a line.
  const shared = notes.map((note) => note.replace(/\.$/, '')).join(' · ');
  return notes.every(({ length }) => length <= SHORT) && shared.length <= 2 * SHORT
    ? [shared]
    : notes;
};
