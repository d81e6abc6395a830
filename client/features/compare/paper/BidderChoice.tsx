import { NativeSelect } from '@mantine/core';
import { formatMoney } from '../../../lib/format.ts';
import type { PanelPaper } from './use-paper-comparison.ts';

interface BidderChoiceProps {
  paper: PanelPaper;
  bidder: number | null;
  onBidder: (bidder: number) => void;
}

/** Whose figures of a tabulation stand beside ours; nothing where there is one bidder. */
export function BidderChoice({ paper, bidder, onBidder }: BidderChoiceProps) {
  const { bidders = [], currency } = paper.estimate ?? {};
  if (bidder === null || bidders.length < 2) return null;
  return (
    <NativeSelect
      label="Whose bid"
      description={`This document has ${bidders.length} bids. Compare them one at a time.`}
      maw={420}
      value={String(bidder)}
      data={bidders.map(({ name, total }, index) => ({
        value: String(index),
        label: total === null ? name : `${name}, ${formatMoney(total, currency)}`,
      }))}
      onChange={({ currentTarget }) => onBidder(Number(currentTarget.value))}
    />
  );
}
