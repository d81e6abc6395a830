import type { Page } from '@playwright/test';
import { ResultPage } from './pages/result-page.ts';
import { expect, test } from './test.ts';
import { BEDROOM_WORK, fixture } from './uploads.ts';

const saveChanges = async ({ saveBar }: ResultPage) => {
  await saveBar.getByRole('button', { name: 'Save' }).click();
  await expect(saveBar).toBeHidden();
};

const isPdf = async (page: Page, url: string): Promise<boolean> => {
  const response = await page.request.get(url);
  return response.ok() && (await response.body()).subarray(0, 5).toString() === '%PDF-';
};

test('a total set by hand is saved, kept over a reload, and follows the lines again', async ({
  page,
  openEstimate,
  result,
}) => {
  await openEstimate();
  const sum = await result.outlineTotal();
  await result.setTotal('nonsense');
  await expect.poll(() => result.totalCost()).toBe(sum);
  await expect(result.saveBar).toBeHidden();

  await result.setTotal('$12,345.67');
  await expect(result.saveBar).toContainText('Total $12,345.67');
  await saveChanges(result);
  await page.reload();
  await expect(result.total).toHaveValue('$12,345.67');
  expect(await result.outlineTotal()).toBe(sum);

  await page.getByRole('button', { name: 'Follow the lines again' }).first().click();
  await expect(result.saveBar).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(result.saveBar).toBeHidden();
  await page.reload();
  await expect(result.outline).toBeVisible();
  expect(await result.totalCost()).toBe(sum);
});

test('a PDF is created, goes stale with an edit, and is made again', async ({
  page,
  openEstimate,
  result,
}) => {
  await openEstimate();
  await page.getByRole('button', { name: 'Create PDF' }).click();
  const open = page.getByRole('link', { name: 'Open PDF' });
  await expect(open).toBeVisible({ timeout: 60_000 });
  expect(await isPdf(page, (await open.getAttribute('href')) ?? '')).toBe(true);

  await page.keyboard.press('Escape');
  await result.setTotal('5000');
  await result.openShare();
  await expect(page.getByText('without your unsaved changes')).toBeVisible();
  await page.keyboard.press('Escape');
  await saveChanges(result);
  const stale = page.getByText('The PDF shows an earlier version');
  await expect(stale).toBeVisible();
  await page.getByRole('button', { name: 'Regenerate PDF' }).click();
  await expect(stale).toBeHidden({ timeout: 60_000 });

  await result.openShare();
  for (const name of ['Excel', 'CSV']) {
    const href = await page.getByRole('link', { name }).getAttribute('href');
    expect((await page.request.get(href ?? '')).ok()).toBe(true);
  }
});

test('two tabs stay in step, and their changes are merged where they collide', async ({
  page,
  context,
  openEstimate,
  result,
}) => {
  await openEstimate();
  const otherPage = await context.newPage();
  const other = new ResultPage(otherPage);
  await otherPage.goto(page.url());
  await expect(other.outline).toBeVisible();

  await test.step('a tab without changes takes them over', async () => {
    await other.setTotal('4000');
    await saveChanges(other);
    await expect(result.total).toHaveValue('$4,000.00');
    await expect(page.getByText('changed elsewhere. You see the new version')).toBeVisible();
  });

  await test.step('a tab with changes shows what changed and lets the person choose', async () => {
    await result.setTotal('4500');
    await other.field('Item', 1).fill('Paint it twice');
    await other.setTotal('4200');
    await saveChanges(other);
    await page.getByRole('button', { name: 'Show changes' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Paint it twice');
    await expect(dialog.getByRole('radio', { name: 'Mine: $4,500.00' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Merge and save' }).click();
    await expect(dialog).toBeHidden();
    await expect(result.saveBar).toBeHidden();
    await expect(result.field('Item', 1)).toHaveValue('Paint it twice');
    await expect(other.total).toHaveValue('$4,500.00');
  });
});

test('a change asked for makes a version that shows what it changed and can be taken back', async ({
  page,
  openEstimate,
  result,
}) => {
  await openEstimate();
  const before = await result.totalCost();
  await page
    .getByRole('textbox', { name: 'What should change' })
    .fill('Also add six recessed lights');
  await page.getByRole('button', { name: 'Price again' }).click();
  const notice = page.getByRole('region', { name: /what changed/ });
  await expect(notice).toContainText('Also add six recessed lights', { timeout: 60_000 });
  await expect(notice).toContainText(/Added \(\d+\)/);
  expect(await result.totalCost()).toBeGreaterThan(before);
  await notice.getByRole('button', { name: 'Got it' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(result.outline).toBeVisible();
  await expect(notice).toBeHidden();

  await result.openMore();
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await history.getByRole('button', { name: 'Compare with now: version 1' }).click();
  await expect(history).toContainText(/Added \(\d+\)/);
  await history.getByRole('button', { name: 'Restore version 1' }).click();
  await page
    .getByRole('dialog', { name: 'Restore version 1?' })
    .getByRole('button', { name: 'Restore' })
    .click();
  await expect(history).toContainText('Version 3');
  await page.keyboard.press('Escape');
  await expect.poll(() => result.totalCost()).toBe(before);
});

test('files open large and are left with the keyboard', async ({ page, start, result }) => {
  await start.openFilled(BEDROOM_WORK);
  await start.choose('FLOOR', fixture('plan.pdf'));
  await start.expectAdded('FLOOR', 1);
  await start.startButton.click();
  await result.expectArrival();
  await result.files.getByRole('button', { name: 'photo.png', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('img', { name: 'photo.png' });
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toHaveAccessibleName('plan.pdf');
  await expect(dialog.locator('iframe, img')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(picture).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(result.files.getByRole('button', { name: 'photo.png', exact: true })).toBeFocused();
});

/** More lines than stand without groups. */
const TWO_ROOMS =
  'Remodel the 5 x 8 ft hall bathroom and paint the walls and ceiling of the 12 x 14 ft kitchen.';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('everything fits, and what is unsaved stays in sight', async ({
    page,
    openEstimate,
    result,
  }) => {
    await openEstimate();
    await result.setTotal('3210');
    await expect(result.saveBar).toBeInViewport();
    const overflow = await page.locator('html').evaluate((html) => {
      const { scrollWidth, clientWidth } = html as unknown as Record<string, number>;
      return (scrollWidth ?? 0) - (clientWidth ?? 0);
    });
    expect(overflow).toBe(0);
    await saveChanges(result);
    await expect(result.total).toHaveValue('$3,210.00');
  });

  test('a bar leads to each part, and groups of lines stay as they were left', async ({
    page,
    openEstimate,
    result,
  }) => {
    await openEstimate({ instructions: TWO_ROOMS });
    await expect(result.cost).toContainText('What is priced:');
    await expect(result.cost).toContainText('Not included:');
    const bar = page.getByRole('navigation', { name: 'Parts of this page' });
    for (const [part, region] of [
      ['Rooms', 'What we understood'],
      ['Files', 'Uploaded Files'],
      ['Lines', 'Project Outline'],
      ['Next', 'Future Actions'],
    ] as const) {
      await bar.getByRole('link', { name: part }).click();
      await expect(page.getByRole('region', { name: region })).toBeFocused();
      await expect(page.getByRole('heading', { name: region })).toBeInViewport();
      await expect(bar).toBeInViewport();
    }
    const cost = page.getByRole('heading', { name: 'Total project cost' });
    await bar.getByRole('link', { name: 'Cost' }).click();
    await expect(cost).toBeFocused();
    // The bar of the product sticks above it and leaves it in sight.
    const { y = 0 } = (await cost.boundingBox()) ?? {};
    const { height = Infinity } = (await page.getByRole('banner').boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(height);

    const groups = result.cards.getByRole('button', { name: /lines?$/ });
    const lines = result.cards.locator('[data-line]');
    await expect(lines).toHaveCount(0);
    await groups.first().click();
    await expect(lines).not.toHaveCount(0);
    const shown = await lines.count();
    await page.reload();
    await expect(lines).toHaveCount(shown);
  });
});

test('a result that is come back to is where it was left', async ({ page, openEstimate }) => {
  await openEstimate();
  const foot = page.getByRole('heading', { name: 'Contractor Portal' });
  await foot.scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => scrollY);
  // Parts of the page may still come and move it until it is left.
  await page.evaluate(() => {
    addEventListener('click', () => sessionStorage.setItem('left', String(scrollY)), true);
  });
  await page.getByRole('link', { name: 'Back to Project' }).click();
  await expect(page).toHaveURL(/\/projects\/\w+$/);
  const left = Number(await page.evaluate(() => sessionStorage.getItem('left')));
  expect(left).toBeGreaterThan(1_000);
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect(foot).toBeInViewport();
  await expect.poll(place).toBe(left);
});

test('a page that the browser opens anew starts at its top', async ({ page, openEstimate }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openEstimate();
  await page.getByRole('heading', { name: 'Contractor Portal' }).scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => scrollY);
  expect(await place()).toBeGreaterThan(1_000);

  await page.goto('/start');
  // It comes last.
  await expect(page.getByText(/free estimates? left/)).toBeAttached();
  expect(await place()).toBe(0);
});
