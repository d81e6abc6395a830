// Requests larger than most: nothing of them is lost without a word, and none of them fails.
import { describe, expect, it } from 'vitest';
import { estimateDocumentSchema } from '../../../domain/estimate/estimate.ts';
import { estimate } from '../../testing/estimate.ts';
import { paperUpload } from '../../testing/paper-upload.ts';

describe('a figure that a building can have is priced as it is told', () => {
  it.each([
    ['Remodel 600 bathrooms', 'PLB-TOILET', 600],
    ['Replace 2500 commercial wood doors', 'DOR-COMWOOD', 2_500],
    ['New carpet in 900 bedrooms 12x10', 'FLR-CARPET', 108_000],
    ['Epoxy the warehouse floor, 250000 sq ft', 'COM-EPOXYW', 250_000],
    ['Paint the ceilings of 600 bedrooms 12x12', 'PNT-CEIL', 86_400],
  ])('%s', async (text, code, quantity) => {
    const { document, quantityOf } = await estimate(text, { propertyType: 'COMMERCIAL' });
    expect(quantityOf(code)).toBe(quantity);
    expect(estimateDocumentSchema.safeParse(document).error).toBeUndefined();
  });
});

describe('what is too much is said, and nothing fails', () => {
  it('of a place that is larger than any of its kind', async () => {
    const { document } = await estimate('Epoxy the warehouse floor, 1500000 sq ft');
    expect(document.warnings.join(' ')).toContain('1500000 sq ft is too large for a warehouse');
    expect(estimateDocumentSchema.safeParse(document).error).toBeUndefined();
  });

  it('of documents that list more than is read, beside a described job', async () => {
    const rows = Array.from(
      { length: 250 },
      (_, i) => `Replace toilet and vanity no ${i}\t${i + 1}\tEA\t350\t700`,
    );
    const list = ['Item\tQuantity\tUnit\tUnit price\tTotal', ...rows].join('\n');
    const uploads = ['a.xlsx', 'b.xlsx'].map((name) =>
      paperUpload(name, list.replaceAll('no ', name)),
    );
    const { document } = await estimate('Remodel 40 bathrooms 5x8. See the attached lists.', {
      uploads,
    });
    expect(document.warnings.join(' ')).toMatch(/Not priced either: \d+ rows more/);
    expect(estimateDocumentSchema.safeParse(document).error).toBeUndefined();
  });

  it('of allowances in many documents', async () => {
    const uploads = Array.from({ length: 14 }, (_, file) =>
      paperUpload(
        `list ${file}.txt`,
        Array.from({ length: 20 }, (_each, i) => `Tile allowance: $${file + 2}.${10 + i}/SF`).join(
          '\n',
        ),
      ),
    );
    const { document } = await estimate('Bid: remodel the hall bath 5x8, tile floor', {
      agentKind: 'CONTRACTOR',
      uploads,
    });
    expect(document.scope?.facts.allowances).toHaveLength(200);
    expect(document.warnings.join(' ')).toContain('Only the first 200 allowances count');
    expect(estimateDocumentSchema.safeParse(document).error).toBeUndefined();
  });

  it('of texts that are longer than what is read, which ends with a whole line', async () => {
    const filler = 'Nothing more is known of this part of the building yet.\n';
    const text = `Replace 2 ceiling fans in the bedroom.\n${filler.repeat(440)}`;
    const { document, quantityOf } = await estimate(`${text}Replace 3 toilets.`);
    expect(quantityOf('PLB-TOILET')).toBe(0);
    expect(quantityOf('ELE-FAN')).toBe(2);
    expect(document.warnings.join(' ')).toContain('Only the first 24,000 characters');
    const whole = text.slice(0, text.lastIndexOf('\n', 20_000));
    const within = await estimate(`${whole}\nReplace 3 toilets.`);
    expect(within.quantityOf('PLB-TOILET')).toBe(3);
    expect(within.document.warnings.join(' ')).not.toContain('Only the first');
    const uploads = [paperUpload('report.pdf', `${text}Replace 3 toilets.`)];
    const attached = await estimate('See the attached document.', { uploads });
    expect(attached.document.warnings.join(' ')).toContain('of "report.pdf" were read');
  });
});
