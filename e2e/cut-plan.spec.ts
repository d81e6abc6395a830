import { MODAL } from './axe.ts';
import { expectGoodAtBothSizes, NARROW } from './looks.ts';
import { expect, test } from './test.ts';

test.use({ viewport: NARROW });

test('a cut plan opens as a picture below its material', async ({
  page,
  openEstimate,
  inventory,
}) => {
  await openEstimate({
    instructions: `Drywall in the bedroom, 13'4" x 11'2"; new baseboard and crown`,
  });
  await inventory.open();
  await inventory.takeOff();
  const show = inventory.drawer.getByRole('button', {
    name: /^Show cut plan, Drywall 1\/2 in. 4x8/,
  });
  await show.focus();
  await page.keyboard.press('Enter');
  const plan = inventory.drawer.getByRole('region', { name: /^Cut plan, Drywall 1\/2 in. 4x8/ });
  await expect(plan.getByRole('img').first()).toBeVisible();
  await expect(plan).toContainText('Bedroom, wall: 8 ft × 4 ft');
  await expect(inventory.drawer).toContainText('Cut plan: 11 sheets of 4 × 8 ft');
  // The picture is drawn, not a broken one.
  const drawn = await plan
    .getByRole('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(drawn).toBeGreaterThan(100);
  await expectGoodAtBothSizes(page, MODAL);
  await inventory.drawer
    .getByRole('button', { name: /^Hide cut plan, Drywall 1\/2 in. 4x8/ })
    .click();
  await expect(plan).toBeHidden();
});
