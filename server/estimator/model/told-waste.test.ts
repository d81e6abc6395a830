// Waste that the request tells is that of the work whose words a model quotes from it, and of no document's.
import { expect, it } from 'vitest';
import { paperUpload } from '../testing/paper-upload.ts';
import { modelSaying, replyOf, runWith, work } from './testing/run-model.ts';

it('is given to work of the request, and not to that of an upload', async () => {
  const model = modelSaying(() =>
    replyOf({
      work: [
        work({ words: 'laminate 300 SF', code: 'FLR-LAM', quantity: 300 }),
        work({ words: 'Vinyl siding 900 SF', code: 'SDG-VINYL', quantity: 900 }),
      ],
    }),
  );
  const { document } = await runWith(model, 'Lay laminate 300 SF, 18% waste. See the notes.', {
    request: { uploads: [paperUpload('notes.txt', 'Vinyl siding 900 SF on the front.')] },
  });
  const wasteOf = (code: string) =>
    document.items.find(({ metadata }) => metadata.code === code)?.metadata.wastePercent;
  expect(document.items.map(({ metadata }) => metadata.code)).toContain('SDG-VINYL');
  expect(wasteOf('FLR-LAM')).toBe(18);
  expect(wasteOf('SDG-VINYL')).toBeUndefined();
});
