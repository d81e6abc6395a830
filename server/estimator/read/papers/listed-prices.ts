// Lines of a paper under check that no row of the price book is: they stand in our estimate at the paper's own price, so
// that no work of theirs counts for nothing.
import { sumMoney, wholeDollars } from '../../../domain/money/money.ts';
import type { ListedPrice } from '../../../domain/scope/scope-of-work.ts';
import type { PaperLine } from '../../../domain/paper/paper-estimate.ts';
import { quoted } from './document-notes.ts';
import type { ListedWork } from './listed-row.ts';
import { placeOfLine, whyLeftOut } from './paper-lines.ts';
import { roomOf } from './same-thing.ts';
import type { Ids } from './places.ts';
import type { UploadReading } from '../../upload-reading.ts';
import { lineAmount, theirAmounts } from './their-amounts.ts';

export interface PricesTaken {
  listed: ListedPrice[];
  /** Lines with no price of their own, either. */
  unpriced: PaperLine[];
}

/** @param isKnown whether a row of the price book is found for the line of that id, or its owner said that none is wanted */
export const listedPricesOf = (
  { paper, name, fileId }: UploadReading,
  isKnown: (lineId: string) => boolean,
  ids: Ids,
): PricesTaken => {
  const taken: PricesTaken = { listed: [], unpriced: [] };
  if (!paper) return taken;
  const amounts = theirAmounts(paper);
  for (const line of paper.lines) {
    const why = whyLeftOut(line);
    if ((why !== null && why !== 'NO_QUANTITY') || isKnown(line.id)) continue;
    const amount = lineAmount(amounts.lines.get(line.id));
    if (amount === null || amount <= 0) {
      taken.unpriced.push(line);
      continue;
    }
    const isCounted = line.quantity !== null && line.quantity > 0;
    taken.listed.push({
      id: ids.next('w'),
      fileId: fileId.slice(0, 40),
      lineId: line.id,
      name: line.description.slice(0, 300),
      room: roomOf(line.room)?.slice(0, 120) ?? null,
      quantity: isCounted ? (line.quantity ?? 1) : 1,
      unit: (isCounted ? (line.unit ?? 'EA') : 'LS').slice(0, 20),
      amount,
      depreciation: Math.min(amount, Math.abs(line.depreciation ?? 0)),
      isRecoverable: !line.isNonRecoverable,
      source: placeOfLine(line, paper, name).slice(0, 300),
    });
  }
  return taken;
};

/** Share of a bid's matched lines that stands in an earlier document, too, where both bid on the same work. */
const SAME_WORK = 0.5;

const worth = (listed: readonly ListedPrice[]): number =>
  sumMoney(listed.map(({ amount }) => amount));

interface ListedOnce {
  kept: ListedPrice[];
  notes: string[];
}

/**
 * Several bids on the same work are no sum: of what no row of ours is, only the bid with most of it counts. The others keep
 * theirs in the comparison of each.
 */
export const onceOfBids = (
  listed: readonly ListedPrice[],
  uploads: readonly UploadReading[],
  priced: readonly ListedWork[],
  repeated: ReadonlySet<ListedWork>,
): ListedOnce => {
  const bids = uploads.filter(({ paper, use }) => use === 'CHECK' && paper?.kind === 'BID');
  const again = bids.filter(({ fileId }) => {
    const own = priced.filter(({ upload }) => upload.fileId === fileId);
    const known = own.filter((row) => repeated.has(row));
    return own.length > 0 && known.length >= SAME_WORK * own.length;
  });
  const [first] = bids;
  const rivals = first ? [first, ...again.filter((bid) => bid !== first)] : [];
  const pricesOf = ({ fileId }: UploadReading) => listed.filter((each) => each.fileId === fileId);
  const [counted, ...others] = rivals.toSorted(
    (one, other) => worth(pricesOf(other)) - worth(pricesOf(one)),
  );
  const left = others.filter((bid) => pricesOf(bid).length > 0);
  return {
    kept: listed.filter(({ fileId }) => !left.some((bid) => bid.fileId === fileId)),
    notes: left.map(
      (bid) =>
        `${quoted(counted?.name ?? '')} and ${quoted(bid.name)} bid on the same work, which counts once: what our price book does not know stands in the total as ${quoted(counted?.name ?? '')} has it, and ${wholeDollars(worth(pricesOf(bid)))} of ${quoted(bid.name)} only in its comparison.`,
    ),
  };
};
