// A page in a state worth looking at.
import type { Page } from '@playwright/test';
import type { Who } from './who.ts';

export interface Shot {
  name: string;
  address: string;
  as: Who;
  /** Runs before the page is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** Brings it into its state once it is there. */
  prepare?: (page: Page) => Promise<unknown>;
  /** What a screen shows at once, where all of the page says nothing more. */
  isScreenOnly?: boolean;
  /** Keeps asking the server, which never falls silent. */
  isAlive?: boolean;
  /** The shot is kept in dark colors, too. */
  isDark?: boolean;
  /** The shot is kept at 768 and 1920 pixels, too. */
  isWide?: boolean;
}
