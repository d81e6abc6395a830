import { describe, expect, it } from 'vitest';
import type { LineItem } from '../../../domain/estimate/estimate.ts';
import { aLine, aPrint, lines } from '../testing/estimates.ts';
import { count, read } from '../testing/read-pdf.ts';

describe('the owner’s estimate', () => {
  const rooms = [['Kitchen'], ['Bath'], []];
  const inRooms = lines(60, (id) => {
    const metadata = { ...aLine(id).metadata, rooms: rooms[id % 3] ?? [] };
    return id === 4 ? { metadata, unitPrice: 900, name: 'Cabinets' } : { metadata };
  });

  it('begins with one page: the total, its drivers, what is missing, the rooms', async () => {
    const questions = Array.from({ length: 9 }, (_, index) => `Question ${index + 1}?`);
    const { pages } = await read(aPrint({ items: inRooms, questions, range: { low: 1, high: 9 } }));
    const [first = '', second = ''] = pages;
    for (const part of [
      'Likely between',
      'Cabinets',
      'Bath',
      '$1,800.25',
      'Question 5?',
      'Kitchen',
    ]) {
      expect(first).toContain(part);
    }
    expect(first).toContain('Whole job');
    expect(first).not.toContain('Line items');
    expect(first).toContain('5 more points to check under Notes.');
    expect(second).toContain('Line items (60 lines)');
    expect(pages.join('\n')).toContain('Question 9?');
  });

  it('lists the lines by room, each with the number it has on the page', async () => {
    const { text, bookmarks } = await read(aPrint({ items: inRooms }));
    const listed = text.slice(text.indexOf('Line items'), text.indexOf('Work before tax'));
    const numbers = [...listed.matchAll(/(?:^|\s)(\d+) (?:Line \d+|Cabinets)\s/g)].map(([, at]) =>
      Number(at),
    );
    const roomOf = ({ metadata }: LineItem) => metadata.rooms[0] ?? 'Whole job';
    const byRoom = ['Bath', 'Kitchen', 'Whole job'].flatMap((room) =>
      inRooms.flatMap((line, index) => (roomOf(line) === room ? [index + 1] : [])),
    );
    expect(numbers.slice(0, 60)).toEqual(byRoom.slice(0, 60));
    expect(bookmarks.filter((name) => ['Kitchen', 'Bath', 'Whole job'].includes(name))).toEqual([
      'Bath',
      'Kitchen',
      'Whole job',
    ]);
    expect(text.indexOf('Appendix')).toBeGreaterThan(text.indexOf('Subtotal Whole job'));
  });

  it('names work in several rooms as shared, after the single rooms, with their photos', async () => {
    const items = [['Kitchen', 'Bath'], ['Bath'], ['Bath', 'Kitchen'], ['Den'], []].map(
      (own, index) => aLine(index + 1, { metadata: { ...aLine(1).metadata, rooms: own } }),
    );
    const picture = { kind: 'PHOTO', caption: null, jpeg: null } as const;
    const pictures = ['kitchen', 'bath', 'bath'].map((room, index) => ({
      ...picture,
      room,
      name: `${room}-${index}.jpg`,
    }));
    const { text, bookmarks } = await read(aPrint({ items }, { pictures }));
    const groups = ['Bath', 'Den', 'Bath and Kitchen (shared)', 'Whole job'];
    expect(bookmarks.filter((name) => groups.includes(name))).toEqual(groups);
    expect(text).toContain('Bath and Kitchen (shared) photos 1–3 · 2 lines');
    expect(text).toContain('Bath photos 2–3 · 1 line');
    expect(text).toContain('Den 1 line');
    expect(text).toContain('Subtotal Bath and Kitchen (shared)');
  });

  it('prints 20,000 characters of reasoning whole', async () => {
    const { text } = await read(aPrint({ reasoning: `${'because '.repeat(2_490)}REASONEND` }));
    expect(count(text, 'because')).toBe(2_490);
    expect(text).toContain('REASONEND');
  });

  it.each([
    ['ESTIMATED', 0],
    ['REFINED', 0],
    ['SAVED', 1],
    ['RESTORED', 1],
  ] as const)('says whether the summary is older than the figures: %s', async (change, times) => {
    const { text } = await read(aPrint({}, { change }));
    expect(count(text, 'Written when the estimate was made')).toBe(times);
  });

  it('says where each line comes from, and writes an equal source once', async () => {
    const items = lines(30, (id) => ({ source: id % 2 ? 'Odd price book' : 'Even price book' }));
    const { text } = await read(aPrint({ items }));
    expect(count(text, 'Odd price book')).toBe(1);
    expect(count(text, 'Worked out: count = 2')).toBe(30);
    expect(count(text, '$15.00 – $30.00')).toBe(30);
  });

  it('says once what the price of equal lines holds, and nothing where it is not known', async () => {
    const paint = { includes: 'Two coats of paint on walls.', excludes: 'Primer and trim.' };
    const contents = {
      '1': paint,
      '2': paint,
      '3': { includes: 'One door hung.', excludes: null },
    };
    const { text, bookmarks } = await read(aPrint({ items: lines(4) }, { contents }));
    expect(bookmarks).toContain('What the prices include');
    expect(count(text, 'Two coats of paint on walls.')).toBe(1);
    expect(text).toContain('Not included: Primer and trim.');
    expect(text).toContain('Includes: One door hung.');
    expect(count(text, 'Not included:')).toBe(1);
    expect((await read(aPrint())).text).not.toContain('What the prices include');
  });

  it('says that its owner set the total, and what the lines add up to', async () => {
    const { text } = await read(aPrint({ totalOverride: 5_000 }));
    expect(text).toContain('$5,000.00');
    expect(text).toContain('Total of the lines');
    expect(text).toContain('Set by hand');
  });

  it('tells the work from overhead and profit where these are shown apart', async () => {
    const plain = await read(aPrint());
    expect(plain.text).toContain('all lines before tax');
    const overhead = aLine(2, { tags: ['overhead-profit'] });
    const { text } = await read(aPrint({ items: [aLine(1), overhead] }));
    expect(text).toContain('Work before overhead, profit and tax');
    expect(text).not.toContain('all lines before tax');
  });

  it('shows characters that it cannot draw as missing, and keeps them in the bookmarks', async () => {
    const { text, bookmarks } = await read(aPrint({ items: [aLine(1, { category: '厨房 🙂' })] }));
    expect(text).toContain('\uFFFD\uFFFD \uFFFD');
    expect(text).toContain('stands for a character');
    expect(bookmarks).toContain('厨房 🙂');
  });
});
