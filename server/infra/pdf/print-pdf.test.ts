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

  it('draws what is not plain, too: links, lines under a text, marks that stand over a letter', async () => {
    const text = [
      'See ',
      { text: 'our page', link: 'https://example.test/', decoration: 'underline' as const },
      { text: ' and H', fontSize: 14, color: '#aa0000' },
      { text: '2', sub: true },
      { text: 'O', opacity: 0.5, bold: true },
      ', x\u0323\u0307 or q\u0304.',
    ];
    const bytes = await printPdf({ content: [{ text }] }, { missingNote });
    const document = await getDocumentProxy(bytes.slice());
    const [link] = (await (await document.getPage(1)).getAnnotations()) as { url?: string }[];
    expect(link?.url).toBe('https://example.test/');
    expect((await textOf(bytes)).replaceAll(/\s/g, '')).toContain('SeeourpageandH2O,');
  });

  it('draws the words of a line, however they look, in their order and with their blanks', async () => {
    const text = [
      'To AVOID ',
      { text: 'Ty waffles, ', bold: true },
      { text: '$1,234.50 ', characterSpacing: 0.4 },
      { text: 'office', italics: true },
      ' again and again',
    ];
    const content = [{ text, fontSize: 9 }];
    expect(await textOf(await printPdf({ content }, { missingNote }))).toBe(
      'To AVOID Ty waffles, $1,234.50 office again and again',
    );
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
