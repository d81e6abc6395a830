import { expect, type Locator, type Page } from '@playwright/test';

/** `$1,234.50` in a text to 123450 */
const centsIn = (text: string): number =>
  Math.round(Number(/\$([\d,]+\.\d\d)/.exec(text)?.[1]?.replaceAll(',', '')) * 100);

/** A script of the page that answers the question for an inventory with 'Not now' in advance. */
export const DECLINE_INVENTORY = `{
  const read = Storage.prototype.getItem;
  Storage.prototype.getItem = function (key) {
    return key.startsWith('inventory.notNow.') ? 'yes' : read.call(this, key);
  };
}`;

/** The drawer of the materials, and what of the page leads to it. */
export class InventoryPanel {
  readonly page: Page;
  readonly question: Locator;
  /** Leads to what opens the drawer. */
  readonly more: Locator;
  readonly toggle: Locator;
  readonly drawer: Locator;
  readonly takeoffButton: Locator;
  readonly saveButton: Locator;
  readonly rows: Locator;
  readonly readyToast: Locator;

  constructor(page: Page) {
    this.page = page;
    this.question = page.getByRole('dialog', { name: 'Create a Materials Inventory?' });
    this.more = page.getByRole('button', { name: 'More', exact: true });
    this.toggle = page.getByRole('button', { name: /^Inventory Panel/ });
    this.drawer = page.getByRole('dialog', { name: 'Project Inventory' });
    this.takeoffButton = this.drawer.getByRole('button', { name: 'AI Takeoff' });
    this.saveButton = this.drawer.getByRole('button', { name: 'Save', exact: true });
    this.rows = this.drawer.getByRole('listitem');
    this.readyToast = page.getByRole('status').filter({ hasText: 'Inventory ready ✓' });
  }

  async open(): Promise<void> {
    await expect(this.more).toBeVisible();
    // Wide screens have it beside the menu.
    if (!(await this.toggle.isVisible())) await this.more.click();
    await this.toggle.click();
    await expect(this.drawer).toBeVisible();
  }

  /** Waits until there are materials. */
  async takeOff(): Promise<void> {
    await this.takeoffButton.click();
    await expect(this.rows.first()).toBeVisible();
    await expect(this.takeoffButton).toBeEnabled();
  }

  /** The field of the row at this place, from 1. */
  field(column: 'Material' | 'Qty' | 'Unit' | 'Unit Cost', position: number): Locator {
    return this.rows.nth(position - 1).getByRole('textbox', { name: new RegExp(`^${column},`) });
  }

  async save(): Promise<void> {
    await this.saveButton.click();
    await expect(this.saveButton).toBeDisabled();
  }

  /** Total of the inventory, in cents. */
  async total(): Promise<number> {
    return centsIn(await this.drawer.getByLabel('Inventory total').innerText());
  }

  /** Subtotals of all rows, in cents. */
  async subtotals(): Promise<number[]> {
    const texts = await this.drawer.getByLabel(/^Subtotal,/).allInnerTexts();
    return texts.map(centsIn);
  }
}
