// Prices some work at once, without starting a job or storing anything.
//   PLUMBLINE_TOKEN=plumb_… node examples/node/price-scope.ts 94110 "Repaint my 12x14 bedroom, walls and ceiling"
// Scope of the token: ESTIMATES_READ.
import { ask } from './plumbline.ts';

interface Preview {
  pricePreview: {
    total: number;
    currency: string;
    items: { name: string; quantity: number; unit: string; total: number }[];
    summary: { range: { low: number; high: number }; assumptions: string[]; questions: string[] };
  };
}

const [zip = '', instructions = ''] = process.argv.slice(2);
const { pricePreview } = await ask<Preview>('price-preview', { input: { zip, instructions } });
const { total, currency, items, summary } = pricePreview;

for (const line of items) {
  console.log(`${line.quantity} ${line.unit} ${line.name}: ${line.total.toFixed(2)}`);
}
console.log(`Total: ${total.toFixed(2)} ${currency}`);
console.log(
  `Expected between ${summary.range.low.toFixed(2)} and ${summary.range.high.toFixed(2)}`,
);
for (const question of summary.questions) console.log(`To be answered: ${question}`);
