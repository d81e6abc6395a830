import { useState } from 'react';

/** So many are shown to begin with, and with each press. */
export const PAGE = 30;
/** A few more than that are shown at once: a button for them would be no gain. */
const SLACK = 10;

interface Cut<Item> {
  shown: readonly Item[];
  /** How many are not shown. */
  left: number;
  showMore: () => void;
}

/** The first of a long list, more on request. @param isOpen whether one stands there anyway, as it was asked for */
export const useCut = <Item>(
  items: readonly Item[],
  isOpen: (item: Item) => boolean,
): Cut<Item> => {
  const [count, setCount] = useState(PAGE);
  const end = items.length <= count + SLACK ? items.length : count;
  const shown = items.filter((item, index) => index < end || isOpen(item));
  return {
    shown,
    left: items.length - shown.length,
    showMore: () => setCount(end + PAGE),
  };
};
