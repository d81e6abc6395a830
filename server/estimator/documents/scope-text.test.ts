import { describe, expect, it } from 'vitest';
import { readDocumentLines } from '../uploads/document-lines.ts';
import { withoutListedRows } from './scope-text.ts';

const table = (...rows: string[]) => rows.join('\n').replaceAll('|', '\t');
const leftOf = (...rows: string[]): string[] => {
  const text = table(...rows);
  const lines = readDocumentLines(text);
  const upload = {
    fileId: '1',
    kind: 'DOC' as const,
    name: 'bid.xlsx',
    text,
    rooms: [],
    paper: null,
    use: 'PRICE' as const,
    note: null,
  };
  const [left] = withoutListedRows([{ ...upload, lines }]);
  return (left?.text ?? '').split('\n').filter(Boolean);
};

describe('what is left of a document to be read as a description', () => {
  it('is everything when it lists nothing', () => {
    expect(leftOf('Kitchen', 'Replace the tile floor, 192 square feet.')).toEqual([
      'Kitchen',
      'Replace the tile floor, 192 square feet.',
    ]);
  });

  it('has no listed rows, heads, totals and headings over lists', () => {
    expect(
      leftOf(
        'Please also repaint the hallway.',
        'Kitchen',
        'Item|Qty|Unit|Price|Total',
        '1. Demolish cabinets|22|LF|14.5|319',
        '2) Tile floor|192 SF||11.75|',
        'Subtotal||||2,575.00',
        'Bathroom',
        'Item|Qty|Unit|Price|Total',
        'Toilet|1|EA|500|500',
        'Remove carpet 240.00 SF @ 0.85 = 204.00',
        'Sales tax|7 %',
        'Bedroom',
        'Paint the ceiling.',
      ),
    ).toEqual(['Please also repaint the hallway.', 'Bedroom', 'Paint the ceiling.']);
  });

  it('keeps a sentence that a row repeats', () => {
    expect(
      leftOf('Paint walls in all 3 bedrooms twice.', 'Item|Qty|Unit', 'Paint walls|700|SF'),
    ).toEqual(['Paint walls in all 3 bedrooms twice.']);
  });

  it("has none of an adjuster's room measures", () => {
    expect(
      leftOf(
        "Kitchen|Height: 8'",
        '368.00 SF Walls|168.00 SF Ceiling',
        '18.67 SY Flooring|46.00 LF Floor Perimeter',
        'DESCRIPTION|QUANTITY|UNIT PRICE',
        '1. Seal & paint baseboard|46.00 LF|1.29',
        'The dwelling is a single family home, built 1985.',
      ),
    ).toEqual(['The dwelling is a single family home, built 1985.']);
  });

  it.each(['\t1', '9,', ' x', '1 SF '])('is found among many %j', (piece) => {
    expect(leftOf('Item|Qty|Unit', 'Toilet|1|EA', piece.repeat(20_000)).length).toBeLessThan(2);
  });
});
