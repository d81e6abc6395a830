// Types into a field of a page and measures each keystroke there: the script's own work, and the time until it is painted.
import type { Locator, Page } from '@playwright/test';

export interface Keystrokes {
  /** Script until the event is done with, ms, one figure a keystroke. */
  scriptMs: number[];
  /** Time from the event to the end of the frame that shows it, ms. */
  paintMs: number[];
}

// Runs in the page. React works off what an event asked for before the event has bubbled to the window.
const WATCH = `
  globalThis.keystrokes = { scriptMs: [], paintMs: [] };
  let began = 0;
  addEventListener('input', () => { began = performance.now(); }, true);
  addEventListener('input', () => {
    const start = began;
    keystrokes.scriptMs.push(performance.now() - start);
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port2.onmessage = () => keystrokes.paintMs.push(performance.now() - start);
      port1.postMessage(null);
    });
  });
`;

/** The field for the quantity of a line, from 1. */
export const quantityOf = (page: Page, line: number): Locator =>
  page.getByRole('textbox', { name: new RegExp(`^Qty, line ${line}(,|$)`) });

/** One number typed digit by digit, each once the one before is painted. */
export const typeInto = async (page: Page, line: number, digits: string): Promise<Keystrokes> => {
  await page.evaluate(WATCH);
  const field = quantityOf(page, line);
  await field.focus();
  await field.selectText();
  for (let index = 0; index < digits.length; index += 1) {
    await page.keyboard.press(digits.charAt(index));
    await page.waitForFunction(`keystrokes.paintMs.length === ${index + 1}`);
    if (index % 6 === 5) await field.selectText();
  }
  return page.evaluate<Keystrokes>('keystrokes');
};
