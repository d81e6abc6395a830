import type { ReactNode } from 'react';

/** What other features put on the page; the route brings it. */
export interface ResultSlots {
  inventory: {
    /** Opens and closes the panel. */
    toggle: ReactNode;
    /** The panel itself; it stays, with what is unsaved in it, whatever the page shows. */
    floating: ReactNode;
  };
  /** The contractor's bid document. */
  bid: { button: ReactNode; floating: ReactNode };
  /** Links at which others read it. */
  share: { button: ReactNode; floating: ReactNode };
  /** Everything below the first screen. @param cost where the questions come first, what it costs */
  details: (cost: ReactNode) => ReactNode;
}
