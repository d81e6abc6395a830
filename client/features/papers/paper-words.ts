// What papers and their parts are called for people.
import type { PaperKind, PaperUse } from '../../../server/domain/paper/paper-kinds.ts';
import { counted, formatMoney } from '../../lib/format.ts';
import type { PaperContents, PaperLine } from './use-paper.ts';

export const KIND_WORDS: Record<PaperKind, string> = {
  BID: 'Contractor’s bid',
  CLAIM: 'Insurance estimate',
  TAKEOFF: 'List of quantities',
  PRICE_LIST: 'Price list',
  OTHER: 'Document',
};

export const USE_WORDS: Record<PaperUse, { label: string; hint: string }> = {
  CHECK: {
    label: 'Check it',
    hint: 'We price the same work and put both side by side: what is missing, what is high, what is low.',
  },
  PRICE: {
    label: 'Price the same work',
    hint: 'Its lines and quantities go into the estimate. Its prices do not.',
  },
  KEEP: {
    label: 'Just keep it',
    hint: 'It stays with the estimate, and nothing in it is priced.',
  },
};

const ASKED = {
  ofClaim: 'What did my insurer leave out?',
  ofBid: 'Is this quote fair?',
  priced: 'Price the work that the document lists.',
} as const;

/** Words of a request whose only wish is what its paper was chosen for; empty for one that is only kept. */
export const wordsFor = (use: PaperUse, kind: PaperKind): string => {
  if (use === 'KEEP') return '';
  if (use === 'PRICE') return ASKED.priced;
  return kind === 'CLAIM' ? ASKED.ofClaim : ASKED.ofBid;
};

export const isAsked = (words: string): boolean =>
  Object.values(ASKED).some((asked) => asked === words);

type Sums = Pick<PaperContents['totals'], 'total' | 'netClaim' | 'rcv'>;

/** The one figure that the paper is about; null when none stands on it. */
const mainTotal = ({ total, rcv, netClaim }: Sums): number | null => total ?? rcv ?? netClaim;

/** `14 lines, $19,485.00 in total, 2 things to check` */
export const inShort = (read: {
  lineCount: number;
  roomCount: number;
  checkCount: number;
  unreadCount: number;
  totals: Sums;
  currency: string;
}): string => {
  const total = mainTotal(read.totals);
  return [
    ...(read.lineCount === 0 && read.roomCount > 0
      ? []
      : [read.lineCount === 0 ? 'no work lines read' : counted(read.lineCount, 'line')]),
    ...(read.roomCount > 0 ? [counted(read.roomCount, 'room')] : []),
    ...(total === null ? [] : [`${formatMoney(total, read.currency)} in total`]),
    ...(read.checkCount > 0 ? [`${counted(read.checkCount, 'thing')} to check`] : []),
    ...(read.unreadCount > 0 ? [`${counted(read.unreadCount, 'piece')} of text not used`] : []),
  ].join(', ');
};

/** What a line counts as, beside its words; null for a line like others. */
export const markOf = ({
  isExcluded,
  isAlternate,
  isCredit,
}: Pick<PaperLine, 'isExcluded' | 'isAlternate' | 'isCredit'>): string | null => {
  if (isExcluded) return 'Not included';
  if (isAlternate) return 'Option';
  return isCredit ? 'Credit' : null;
};

/** What a bidder's amounts come to, dollars: of what counts in a total, a credit taken off. */
export const sumOfBidder = (
  lines: readonly Pick<PaperLine, 'amounts' | 'isExcluded' | 'isAlternate' | 'isCredit'>[],
  bidder: number,
): number => {
  const cents = lines
    .filter(({ isExcluded, isAlternate }) => !isExcluded && !isAlternate)
    .map(({ amounts, isCredit }) => {
      const amount = Math.round((amounts[bidder] ?? 0) * 100);
      return isCredit ? -Math.abs(amount) : amount;
    });
  return cents.reduce((sum, amount) => sum + amount, 0) / 100;
};
