// The screens of a result, with its inventory and its bid.
import type { Locator, Page } from '@playwright/test';
import { InventoryPanel } from '../pages/inventory-panel.ts';
import { ResultPage } from '../pages/result-page.ts';
import { UnderstoodPanel } from '../pages/understood-panel.ts';
import type { Screen } from './screen.ts';

export const bidOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Contractor bid' });

interface Results {
  /** Address of an estimate with everything. */
  resultAddress: string;
  /** Claim number of one that only asks. */
  asking: string;
}

export const resultScreens = (page: Page, { resultAddress, asking }: Results): Screen[] => {
  const result = new ResultPage(page);
  const inventory = new InventoryPanel(page);
  const understood = new UnderstoodPanel(page);
  const bid = bidOf(page);
  return [
    { name: 'result', address: resultAddress, sign: page.getByText('Back to Project').first() },
    {
      name: 'result-price-source',
      address: resultAddress,
      sign: result.outline.or(result.cards).first(),
      prepare: () => result.openPriceSource(),
    },
    {
      name: 'result-work-open',
      address: resultAddress,
      sign: understood.panel,
      part: understood.panel,
      prepare: async () => {
        const place = understood.panel.getByRole('button', { name: /^Kitchen/ });
        if ((await place.getAttribute('aria-expanded')) === 'false') await place.click();
        await understood.panel.getByRole('list').getByRole('button').first().click();
      },
    },
    {
      name: 'result-add-work',
      address: resultAddress,
      sign: understood.panel,
      state: understood.addDialog.getByRole('list', { name: 'Found' }),
      prepare: async () => {
        await understood.panel.getByRole('button', { name: '+ Add work', exact: true }).click();
        await understood.addDialog.getByLabel('What should be done').fill('tile');
      },
    },
    {
      name: 'result-add-asked',
      address: resultAddress,
      sign: understood.panel,
      state: understood.addDialog.getByText('What it depends on'),
      prepare: async () => {
        await understood.choose('roof replacement', /^Roof replacement/);
      },
    },
    {
      name: 'result-facts',
      address: resultAddress,
      sign: understood.panel,
      part: understood.panel,
      state: understood.fact('Year built'),
      prepare: async () => {
        await understood.facts.click();
      },
    },
    {
      name: 'result-asks',
      address: `/results/${asking}`,
      sign: understood.questions,
    },
    {
      name: 'inventory',
      address: `${resultAddress}?open=inventory`,
      sign: inventory.rows.first(),
      prepare: () => inventory.drawer.getByRole('button', { name: '+ Add Material' }).click(),
    },
    {
      name: 'bid',
      address: `${resultAddress}?open=bid`,
      sign: bid.getByRole('article', { name: 'Bid' }),
    },
    {
      name: 'bid-edited',
      address: `${resultAddress}?open=bid`,
      sign: bid.getByRole('article', { name: 'Bid' }),
      state: bid.getByRole('textbox', { name: 'Exclusions' }),
      prepare: () => bid.getByRole('button', { name: 'Edit' }).click(),
    },
    {
      name: 'result-unsaved',
      address: resultAddress,
      sign: result.total,
      state: result.saveBar,
      prepare: async () => {
        await result.setTotal('12000');
        // The heading must not stay half below the top bar.
        await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
      },
    },
    ...['History', 'Find Contractors', /^photo-kitchen\.jpg$/, /^Trades hired directly/].map(
      (opener, index) => ({
        name: `result-dialog-${index + 1}`,
        address: resultAddress,
        sign: result.total,
        state: page.getByRole('dialog', { name: /^(?!More$)/ }),
        prepare: async () => {
          if (opener === 'History') await result.openMore();
          await page.getByRole('button', { name: opener }).click();
        },
      }),
    ),
    {
      name: 'result-future-actions',
      address: resultAddress,
      sign: result.total,
      part: result.futureActions,
      state: result.futureActions.getByRole('textbox').first(),
      prepare: () => result.futureActions.getByRole('button', { name: 'Review/Edit' }).click(),
    },
  ];
};
