import type { RefObject } from 'react';
import type { Grouping } from './group-lines.ts';

/** A line whose actions are to drop down from its button. */
export interface OpenedLineMenu {
  id: string;
  label: string;
  button: RefObject<HTMLElement>;
  /** Absent when the details are there already. */
  onAddDetails: (() => void) | undefined;
}

export interface LineCommands {
  toggleFacts: (id: string) => void;
  duplicate: (id: string) => void;
  remove: (id: string) => void;
  /** Unfolds the group a line is in. */
  reveal: (id: string) => void;
  openMenu: (opened: OpenedLineMenu) => void;
}

/** What all lines have in common; the same object for as long as none of it changes. */
export interface LineSetting {
  currency: string;
  canEdit: boolean;
  grouping: Grouping;
  /** Categories in use. */
  categories: readonly string[];
  /** Details that stand above the lines, since most of them have them. */
  commonDetails: string;
  /** Units are shown in words. */
  spellsUnits: boolean;
  commands: LineCommands;
  onSendToInventory?: ((lineId: string) => void) | undefined;
}
