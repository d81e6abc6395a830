// The film itself: upload, describe, lines appear, edit, PDF, through the same pages and names that the browser tests use.
import { execFileSync } from 'node:child_process';
import { chromium, type Locator, type Page } from '@playwright/test';
import { ProjectsPage } from '../../e2e/pages/projects-page.ts';
import { ResultPage } from '../../e2e/pages/result-page.ts';
import { StartPage } from '../../e2e/pages/start-page.ts';
import { chromiumArguments, chromiumPath } from '../chromium.ts';
import type { Said } from './captions.ts';

const SIZE = { width: 1280, height: 800 } as const;
const PHOTO = 'client/public/pictures/living-before-1280.webp';
/** Filming takes its share of a small machine. */
const PATIENCE_MS = 120_000;
const WORK =
  'A pipe burst in the 16x14 living room, ceiling 8 ft. Tear out the wet hardwood floor and the baseboards. Replace 2 ft of drywall, install new baseboards and a hardwood floor, and paint the walls.';

interface Film {
  said: Said[];
  lengthMs: number;
  /** The result as it first stood, PNG. */
  result: Uint8Array;
}

const openStart = async (page: Page): Promise<StartPage> => {
  const projects = new ProjectsPage(page);
  await projects.open();
  await projects.create('12 Maple Street', '60614');
  await projects.newEstimateFor('12 Maple Street').click();
  const start = new StartPage(page);
  await start.details.waitFor();
  return start;
};

const center = (target: Locator): Promise<void> =>
  target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'smooth' }));

/** The first page of the PDF, alone on the screen. */
const showPdf = async (page: Page, address: string): Promise<void> => {
  const pdf = await page.request.get(address);
  const args = ['-png', '-r', '90', '-f', '1', '-l', '1', '-singlefile', '-'];
  const picture = execFileSync('pdftoppm', args, {
    input: await pdf.body(),
    maxBuffer: 20_000_000,
  });
  await page.goto('about:blank');
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:#56606a"><img style="height:96vh" src="data:image/png;base64,${picture.toString('base64')}"></body>`,
  );
};

export const film = async (url: string, path: string): Promise<Film> => {
  const executablePath = await chromiumPath();
  if (!executablePath) throw new Error('No Chromium is installed; name one in CHROMIUM_PATH.');
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  const context = await browser.newContext({ baseURL: url, viewport: SIZE, colorScheme: 'light' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const start = await openStart(page);
  const said: Said[] = [];
  let begin = 0;
  const say = (text: string) => said.push({ text, atMs: Date.now() - begin });
  /** Pauses for who watches: the film stands still, and nothing depends on it. */
  const look = (ms: number) => page.waitForTimeout(ms);

  await page.screencast.start({ path, size: SIZE });
  begin = Date.now();
  await page.screencast.showActions({
    cursor: 'pointer',
    duration: 500,
    // They name what tests press.
    style: { title: 'display: none' },
  });
  say('Say in your own words what should be done. What was understood appears beside it.');
  await center(start.details);
  await start.details.click();
  for (const words of WORK.split(/(?<=[.,] )/)) {
    await page.keyboard.insertText(words);
    await look(400);
  }
  await look(2_500);

  say('Add what you have: plans and papers are read, photos stay with the estimate.');
  await center(start.card('PHOTO'));
  await look(1_500);
  await start.choose('PHOTO', PHOTO);
  await start.expectAdded('PHOTO', 1);
  await look(1_000);
  say('Nobody looks at photos here: say what each shows with two touches.');
  await page.getByRole('button', { name: /^What does it show\?/ }).click();
  const choices = (name: string) => page.getByRole('group', { name: new RegExp(`^${name} of `) });
  await choices('Room').getByText('Living room').click();
  await look(500);
  await choices('Damage').getByText('Water damage').click();
  await look(1_500);

  say('Start the analysis. Lines appear while they are priced.');
  await start.startButton.click();
  const result = new ResultPage(page);
  await page.waitForURL(/\/results\//);
  await result.outline.waitFor();
  // The offer of a list of materials comes by itself.
  await page.getByRole('button', { name: 'Not now' }).click();

  say('The total, its range, and what it is made of.');
  await look(2_500);
  const first = await page.screenshot();

  say('Photos were not interpreted: the estimate says so, and keeps them beside its lines.');
  await page.getByRole('button', { name: /^Please note/ }).click();
  await center(page.getByText(/^Photos were not interpreted/).last());
  await look(2_500);

  say('Every line can be changed. The total follows.');
  const quantity = result.field('Qty', 2);
  await center(quantity);
  await look(1_200);
  await quantity.dblclick();
  await quantity.fill('240');
  await quantity.press('Tab');
  await look(1_200);
  await result.save();
  await look(1_000);

  say('Export it as a PDF, for yourself, your adjuster or a contractor.');
  await page.evaluate(() => globalThis.scrollTo({ top: 0, behavior: 'smooth' }));
  await look(800);
  await result.openShare();
  await look(700);
  await page.getByRole('button', { name: 'Create PDF' }).click();
  const open = page.getByRole('link', { name: 'Open PDF' });
  await open.waitFor({ timeout: 60_000 });
  await look(800);
  await showPdf(page, (await open.getAttribute('href')) ?? '');
  await look(3_500);
  const lengthMs = Date.now() - begin;
  await page.screencast.stop();
  await browser.close();
  return { said, lengthMs, result: first };
};
