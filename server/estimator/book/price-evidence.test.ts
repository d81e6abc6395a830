import { describe, expect, it } from 'vitest';
import { estimate } from '../testing/estimate.ts';
import { loadPriceBook } from './price-book.ts';
import { priceEvidence } from './price-evidence.ts';

const RECORD = 'engineering judgment (hours x billed rate + material, own band); ';

describe('where a price comes from', () => {
  it.each([
    [
      'compared with HomeGuide 2026 $1-3/SF -> inside_named',
      'Labor hours at the usual rate plus material. Compared with HomeGuide 2026 $1–3 per sq ft; our US average fits.',
    ],
    [
      'compared with (from memory) guides batt $0.9-2.4/SF -> inside_memory',
      'Labor hours at the usual rate plus material. Compared with prices commonly quoted (consumer guides batt $0.9–2.4 per sq ft; no single page on record); our US average fits.',
    ],
    [
      'compared with JobFlex catalog 2026 $125 material + $200 labor/SQ -> below_cited (302 vs 325/SQ)',
      'Labor hours at the usual rate plus material. Compared with JobFlex catalog 2026 $125 material + $200 labor per roofing square; our US average is somewhat lower.',
    ],
    [
      'compared with trade benchmark $20-40/SF incl. visit -> scope_differs (cited rate includes the visit)',
      'Labor hours at the usual rate plus material. Compared with a trade benchmark $20–40 per sq ft including visit; not quite the same work, so a rough comparison: cited rate includes the visit.',
    ],
    [
      're-priced 2026-11: moved DOWN [ABC-DEF: median of publishers 190.9, old 260, decision move]; sources: HomeGuide page 100-800; Angi* 70-140.5',
      'Labor hours at the usual rate plus material, set in November 2026 with published prices: HomeGuide $100–800, Angi $70–140.50.',
    ],
    [
      're-priced 2026-11: as base cabinets [CAB-RUN: median of publishers 341.8, old 279.1, decision move]; sources: EngineerFix 150-900; EngineerFix 200-1100',
      'Labor hours at the usual rate plus material, set in November 2026 with published prices of comparable work: EngineerFix $150–1,100.',
    ],
    [
      'not individually cross-checked; category context: HomeGuide 2026 painters $1-3/SF of surface',
      'Labor hours at the usual rate plus material, an estimator’s judgment; not compared with published prices line by line. Guide for this kind of work: HomeGuide 2026 painters $1–3 per sq ft of surface.',
    ],
  ])('%s', (record, words) => {
    expect(priceEvidence(RECORD + record, 'ABC-DEF')).toBe(words);
  });

  it('leaves the words of another keeper of data alone', () => {
    expect(priceEvidence('Quote of Smith & Sons, May 2026', 'ABC-DEF')).toBe(
      'Quote of Smith & Sons, May 2026',
    );
  });

  it('holds no mark of bookkeeping on any line of the price book', async () => {
    const marks =
      /->|_|\[|\*|\b(?:SF|LF|SQ)\b|individually|category context|from memory|median|decision|own band|moved|billed rate|\.(?:json|csv)\b|nobody has/;
    const texts = [...(await loadPriceBook()).items.values()].map(({ source }) => source);
    expect(texts).toHaveLength(708);
    expect(texts.filter((text) => marks.test(text) || !text.endsWith('.'))).toEqual([]);
    expect(texts.filter((text) => text.length > 360)).toEqual([]);
  });

  it('ends each line of an estimate in whole sentences', async () => {
    const { document } = await estimate('Remodel the kitchen 12x14, new LVP floor and gas line');
    const cut = document.items.filter(({ source }) => !source.endsWith('.'));
    expect(document.items.length).toBeGreaterThan(20);
    expect(cut.map(({ source }) => source)).toEqual([]);
    expect(document.items.map(({ source }) => source).join()).not.toMatch(/_|\.json|\.csv/);
  });
});
