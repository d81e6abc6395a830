import { resolve } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { printPdf } from './print-pdf.ts';

const PICTURE = resolve('server/testing/fixtures/photo-kitchen.jpg');
const missingNote = { text: 'Something is missing.' };

const textOf = async (bytes: Uint8Array): Promise<string> =>
  (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text;

describe('printing', () => {
  it.each([
    ['a file of this machine', PICTURE],
    ['an address', 'https://pictures.test/a.jpg'],
    ['an address of this machine', 'http://127.0.0.1:9/a.jpg'],
    ['a path out of the fonts', '../../../etc/passwd'],
  ])('reads no picture from %s', async (_what, image) => {
    const printing = printPdf({ content: [{ image, width: 10 }] }, { missingNote });
    await expect(printing).rejects.toThrow(/denied|policy|not allowed|Invalid image/i);
  });

  it('notes that characters are missing, wherever they stood', async () => {
    const content = [{ table: { body: [[{ stack: ['kitchen 🙂'] }]] } }];
    expect(await textOf(await printPdf({ content }, { missingNote }))).toContain(
      'Something is missing.',
    );
    expect(await textOf(await printPdf({ content: ['kitchen'] }, { missingNote }))).toBe('kitchen');
  });

  it('prints the same bytes whatever was printed before', async () => {
    const print = (text: string, style?: string) =>
      printPdf(
        {
          content: [{ text, ...(style && { [style]: true }) }],
          info: { creationDate: new Date(0) },
        },
        { missingNote },
      );
    const first = await print('a kitchen - with a sink');
    // Spaces and hyphens that share their glyphs with plain ones.
    await print('a\u00A0hall \u00AD with\u2010a door');
    await print('bold', 'bold');
    expect(await print('a kitchen - with a sink')).toEqual(first);
  });
});
