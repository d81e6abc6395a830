// What the verdict on somebody else's paper is called for people.
import type { PaperKind } from '../../server/domain/paper/paper-kinds.ts';
import type { Verdict } from '../../server/domain/paper/paper-comparison.ts';

/** What a paper is called within a sentence. */
export const PAPER_NAMES: Readonly<Record<PaperKind, string>> = {
  BID: 'bid',
  CLAIM: 'insurance estimate',
  TAKEOFF: 'list of quantities',
  PRICE_LIST: 'price list',
  OTHER: 'document',
};

const OF_CLAIMS: Readonly<Record<Verdict, string>> = {
  LOW: 'Less than the work usually costs',
  FAIR: 'In line with what the work costs',
  HIGH: 'More than the work usually costs',
  NOT_RATED: 'Too little matched to judge it',
};

const OF_BIDS: Readonly<Record<Verdict, string>> = {
  LOW: 'Lower than usual',
  FAIR: 'A fair price',
  HIGH: 'Higher than usual',
  NOT_RATED: 'Too little matched to judge it',
};

/** The verdict on the whole of a paper, in a few words. */
export const verdictTitle = (kind: PaperKind, verdict: Verdict): string =>
  (kind === 'CLAIM' ? OF_CLAIMS : OF_BIDS)[verdict];

/** Verdict on one price, in a word. It is null where the price is not rated. */
export const PRICE_WORDS: Readonly<Record<Verdict, string | null>> = {
  LOW: 'Low',
  FAIR: 'Fair',
  HIGH: 'High',
  NOT_RATED: null,
};

/** Whether our figure is worth a look beside theirs. It is mostly made of theirs where little was matched. */
export const hasNumbers = ({
  verdict,
  theirs,
  ours,
}: {
  verdict: Verdict;
  theirs: { total: number };
  ours: { total: number };
}): boolean => ours.total > 0 && (verdict !== 'NOT_RATED' || theirs.total <= 0);
