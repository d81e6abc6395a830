import type { ReactNode } from 'react';

/** A dialog that the page opens and closes. */
export interface DialogPlace {
  isOpen: boolean;
  onClose: () => void;
}

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
  share: (place: DialogPlace) => ReactNode;
  /** Everything below the first screen. @param cost where the questions come first, what it costs */
  details: (cost: ReactNode) => ReactNode;
}
