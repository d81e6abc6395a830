import { describe, expect, it } from 'vitest';
import { estimate } from '../testing/estimate.ts';
import { paperLine as line, paperOf, paperUpload } from '../testing/paper.ts';
import type { UploadReading } from '../upload-reading.ts';
import { headingOf } from './work-names.ts';

describe('a title', () => {
  it.each([
    ['Replace toilet', 'Toilet replacement'],
    ['Kitchen remodel 12x14, keep the fridge', 'Kitchen remodel'],
    ['Install LVP in the 12x14 bedroom, remove old carpet', 'Bedroom LVP flooring'],
    ['Remodel the hall bathroom 8x10', 'Hall bathroom remodel'],
    ['Gut and redo the hall bath 5x8', 'Hall bath remodel'],
    ['Hall bath done over: tile shower, vanity, toilet, paint', 'Hall bath renovation'],
    [
      'Paint the bedroom and replace 8 interior doors',
      'Bedroom: door replacement and interior painting',
    ],
    ['Replace 1 outlet and 1 light switch', 'Electrical work'],
  ])('of %j reads like a person wrote it', async (text, title) => {
    expect((await estimate(text)).document.title).toBe(title);
  });

  it.each([
    [
      'Burst pipe: replace wet drywall in the 12x14 kitchen and the 4x12 hallway. 3 air movers.',
      'Water damage: Kitchen and Hallway',
    ],
    ['Hail damage: replace the roof, 22 squares of shingles', 'Hail damage'],
  ])('of the claim %j says cause and place', async (text, title) => {
    const { document } = await estimate(text, { agentKind: 'INSURANCE' });
    expect(document.title).toBe(title);
  });

  it('is the user’s own when there is one', async () => {
    const { document } = await estimate('Replace toilet', { title: ' Guest bath ' });
    expect(document.title).toBe('Guest bath');
  });

  it('of work that papers list names them', async () => {
    const [first, second] = [
      paperOf('BID', [
        line('Architectural shingles', 20, 'SQ', 150),
        line('Copper finial, hand made', 1, 'EA', 9_000),
      ]),
      paperOf('BID', [line('Drip edge', 400, 'LF', 3)]),
    ];
    const title = async (...uploads: UploadReading[]) =>
      (await estimate('Is this fair?', { uploads })).document.title;
    const bid = paperUpload(first, 'CHECK', { name: 'Bid of MARSH.pdf' });
    expect(await title(bid)).toBe('Work listed in “Bid of MARSH.pdf”');
    const other = paperUpload(second, 'CHECK', { fileId: '2', name: 'b.pdf' });
    expect(await title(bid, other)).toBe('Work listed in “Bid of MARSH.pdf” and “b.pdf”');
  });

  it('names work as its owner does, whatever the name', () => {
    expect(headingOf('toString')).toBe('tostring');
    expect(headingOf('Constructor shed')).toBe('constructor shed');
  });

  it('names nothing twice', () => {
    expect(headingOf('Replace rewire')).toBe('rewire');
    expect(headingOf('Replace frp')).toBe('FRP replacement');
    expect(headingOf('Home addition, priced per square foot')).toBe('home addition');
  });
});
