// Where the focus goes when what had it is gone.
import { createContext, use } from 'react';

export const PanelFocusContext = createContext<() => void>(() => {});

/** Moves the focus to the heading of the panel. */
export const useFocusPanel = (): (() => void) => use(PanelFocusContext);
