// Draws the picture that links to the product are shown with: node scripts/social-card.ts
import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { chromiumArguments, chromiumPath } from './chromium.ts';

const OUT = new URL('../client/public/social-card.png', import.meta.url);
const FONT = new URL(
  '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  import.meta.url,
);

const LINES = [
  ['Tear out tub and tile', '1 each', '$1,240'],
  ['Cement board and waterproofing', '96 sq ft', '$1,085'],
  ['Porcelain tile, walls', '96 sq ft', '$2,310'],
  ['Vanity with top, 36 in', '1 each', '$1,475'],
] as const;

const page = (font: string, mark: string): string => `
<style>
  @font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${font}); }
  * { box-sizing: border-box; margin: 0; }
  body { width: 1200px; height: 630px; padding: 72px; display: grid; grid-template-columns: 1fr 470px; gap: 56px;
    align-items: center; font-family: Inter; color: #fff; background: linear-gradient(135deg, #226878, #0f4a57); }
  .brand { display: flex; align-items: center; gap: 16px; font-size: 34px; font-weight: 700; }
  .brand svg { width: 56px; height: 56px; }
  h1 { margin: 40px 0 28px; font-size: 60px; font-weight: 680; line-height: 1.1; letter-spacing: -0.02em; }
  p { font-size: 26px; line-height: 1.4; color: #d6e8ec; }
  .sheet { padding: 32px; border-radius: 20px; background: #fff; color: #16222a; font-size: 20px; box-shadow: 0 30px 60px rgb(0 0 0 / 30%); }
  .row { display: grid; grid-template-columns: 1fr auto; gap: 4px 16px; padding: 16px 0; border-bottom: 1px solid #dfe5e8; font-variant-numeric: tabular-nums; }
  .row b { font-weight: 600; } .row span { color: #56606a; font-size: 16px; grid-column: 1; }
  .total { display: flex; justify-content: space-between; padding-top: 20px; font-size: 26px; font-weight: 680; font-variant-numeric: tabular-nums; }
</style>
<div>
  <div class="brand">${mark} Plumbline</div>
  <h1>Know what the repair should cost, line by line.</h1>
  <p>From your own words, plans and papers.<br>Free to try.</p>
</div>
<div class="sheet">
  ${LINES.map(([name, quantity, total]) => `<div class="row"><b>${name}</b><b>${total}</b><span>${quantity}</span></div>`).join('')}
  <div class="total"><span>Total</span><span>$6,110</span></div>
</div>`;

const executablePath = await chromiumPath();
const browser = await chromium.launch({
  args: chromiumArguments,
  ...(executablePath && { executablePath }),
});
const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } });
const mark = await readFile(new URL('../client/public/favicon.svg', import.meta.url), 'utf8');
await tab.setContent(page((await readFile(FONT)).toString('base64'), mark));
await tab.evaluate('document.fonts.ready');
const { default: sharp } = await import('sharp');
await sharp(await tab.screenshot())
  .png({ palette: true, colors: 128 })
  .toFile(OUT.pathname);
await browser.close();
