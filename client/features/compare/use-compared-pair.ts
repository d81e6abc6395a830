import { useSearchParams } from 'react-router-dom';

export const SIDES = ['left', 'right'] as const;
export type SideName = (typeof SIDES)[number];

/** Which two estimates are compared stands in the address, so that it can be shared and comes back on a reload. */
export function useComparedPair() {
  const [query, setQuery] = useSearchParams();
  const lookups = { left: query.get('left') ?? '', right: query.get('right') ?? '' };
  const bidder = query.get('bidder');
  const show = (pair: Record<SideName, string>) => {
    const filled = SIDES.flatMap((side) => (pair[side] ? [[side, pair[side]] as const] : []));
    // Going through the list with the arrow keys leaves no trail of pages to go back through.
    setQuery(Object.fromEntries(filled), { replace: true });
  };
  return {
    lookups,
    /** Bidder of a document that has several, from 0. */
    bidder: bidder !== null && /^\d{1,2}$/.test(bidder) ? Number(bidder) : 0,
    chooseBidder: (chosen: number) => {
      const next = new URLSearchParams(query);
      next.set('bidder', String(chosen));
      setQuery(next, { replace: true });
    },
    /** An empty one clears its panel. */
    load: (side: SideName, lookup: string) => show({ ...lookups, [side]: lookup.trim() }),
    swap: () => show({ left: lookups.right, right: lookups.left }),
  };
}
