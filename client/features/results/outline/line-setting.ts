import type { LineCommands } from './LineButtons.tsx';

/** What all lines have in common; the same object for as long as none of it changes. */
export interface LineSetting {
  currency: string;
  canEdit: boolean;
  /** Categories in use. */
  categories: readonly string[];
  commands: LineCommands;
  onSendToInventory?: ((lineId: string) => void) | undefined;
}
