import type { ReactNode } from 'react';

/** What other features put on the page; the route brings it. */
export interface ResultSlots {
  /** The rooms the estimate was made with, where some were read from uploads. */
  rooms: ReactNode;
  inventory: {
    /** Opens and closes the panel. */
    toggle: ReactNode;
    /** On small screens; everywhere that it could not be made, or the offer to make one. */
    card: ReactNode;
    /** The panel itself; it stays, with what is unsaved in it, whatever the page shows. */
    floating: ReactNode;
  };
  /** The contractor's bid document. */
  bid: { button: ReactNode; floating: ReactNode };
  contractors: {
    /** Opens the request for introductions. */
    button: ReactNode;
    /** What was asked before. */
    request: ReactNode;
  };
}
