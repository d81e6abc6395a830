import { expect, test } from './test.ts';
import { hasSamples, KITCHEN_WORK, sample } from './uploads.ts';

const PHOTOS = [
  'photo-fallen-tree.jpg',
  'photo-flooded-porch.jpg',
  'photo-house-front.jpg',
  'photo-roof-wind-damage.jpg',
];
const PLANS = ['plan-centimetres-hebrew.png', 'plan-no-dimensions.png', 'plan-room-names.png'];
const WHY_SKIPPED = 'the real photos and plans are not on this machine';

test('the main job with real photos and plans', async ({ projects, start, result }) => {
  if (!hasSamples) process.stdout.write(`SKIPPED: the main job on samples: ${WHY_SKIPPED}\n`);
  test.skip(!hasSamples, WHY_SKIPPED);

  await projects.open();
  await projects.create('9 Harbor Road', '33101');
  await projects.newEstimateFor('9 Harbor Road').click();
  await start.choose('PHOTO', ...PHOTOS.map(sample));
  await start.zone('FLOOR').drop({ files: PLANS.map(sample) });
  await start.expectAdded('PHOTO', PHOTOS.length);
  await start.expectAdded('FLOOR', PLANS.length);
  await start.details.fill(KITCHEN_WORK);
  await start.startButton.click();

  await result.expectArrival();
  await expect(result.files.getByRole('listitem')).toHaveCount(PHOTOS.length + PLANS.length);
  await result.expectPicturesLoaded(PHOTOS.length + PLANS.length);
  const totals = await result.lineTotals();
  expect(totals.length).toBeGreaterThan(4);
  expect(await result.totalCost()).toBe(totals.reduce((sum, each) => sum + each, 0));
});
