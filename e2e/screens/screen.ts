// A state of the product worth looking at, as an address that can be opened again and again.
import type { Locator, Page } from '@playwright/test';

export interface Screen {
  name: string;
  address: string;
  /** Visible when the screen is there as a whole. */
  sign: Locator;
  /** The part in which its state shows, where the rest is a screen of its own in this list. */
  part?: Locator;
  /** Brings it into its state once it is open. */
  prepare?: () => Promise<void>;
  /** Visible in that state, at any width; without it the state is lost when the width changes. */
  state?: Locator;
}

export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });
