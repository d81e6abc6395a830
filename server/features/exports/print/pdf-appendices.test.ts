import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { aBid, aLine, aPrint } from '../testing/estimates.ts';
import { emptyScope, type ScopeOfWork } from '../../../domain/scope/scope-of-work.ts';
import { loadPriceBook } from '../../../estimator/book/price-book.ts';
import { understoodOf } from '../understood.ts';
import { count, read } from '../testing/read-pdf.ts';

const from = (words: string, start: number) => ({
  source: 'request',
  words,
  start,
  end: start + words.length,
  page: null,
});

describe('what was understood', () => {
  const scope: ScopeOfWork = {
    ...emptyScope('RULES'),
    places: [
      {
        id: 'p1',
        label: 'Bedroom',
        type: 'bedroom',
        count: 1,
        lengthFt: 14,
        widthFt: 12.5,
        heightFt: 9,
        areaSf: 175,
        perimeterFt: 53,
        doors: 1,
        windows: 2,
        basis: 'PLAN',
        source: 'plan.pdf, page 1',
        parts: [],
        because: null,
      },
    ],
    work: [
      {
        id: 'w2',
        placeId: 'p1',
        label: null,
        does: {
          kind: 'ASSEMBLY',
          assembly: 'paint_room',
          params: [{ name: 'coats', value: 3, basis: 'STATED', because: null }],
        },
        times: 1,
        without: ['PNT-CEIL'],
        set: [],
        finishLevel: null,
        ownerSupplies: true,
        optional: false,
        because: null,
        by: 'RULES',
        certainty: 'TOLD',
        quantityFrom: null,
        age: null,
      },
    ],
    unread: [
      { ...from('bless the house', 0), meanings: [], workId: null },
      {
        ...from('paint it all', 20),
        meanings: [
          { kind: 'ASSEMBLY', id: 'paint_room', name: 'Interior painting' },
          { kind: 'ROW', id: 'PNT-CEIL', name: 'Paint ceiling' },
        ],
        workId: 'w2',
      },
      {
        ...from('the thing by the sink', 40),
        meanings: [
          { kind: 'ROW', id: 'PLB-FAUCET', name: 'Faucet' },
          { kind: 'ROW', id: 'PLB-DISP', name: 'Disposal' },
        ],
        workId: null,
      },
    ],
  };

  it('is told in an appendix: sizes and their source, what was told of the work, what was not read', async () => {
    const understood = understoodOf(scope, 'STANDARD', await loadPriceBook());
    const { letters, bookmarks } = await read(aPrint({}, { understood }));
    expect(bookmarks).toContain('What was understood');
    for (const part of [
      '12.5 × 14 ft, 175 sq ft, 9 ft high',
      'From a plan: plan.pdf, page 1',
      'Interior painting',
      'without Paint ceiling',
      'owner supplies the materials',
      '“bless the house”: not priced',
      '“paint it all”: priced as Interior painting, may also be Paint ceiling',
      '“the thing by the sink”: not priced, may be Faucet or Disposal',
    ]) {
      expect(letters).toContain(part.replaceAll(' ', ''));
    }
    expect(letters).toContain('Coatsonthewalls:3');
  });

  it('takes no room where it is not known, and stays out of a proposal', async () => {
    const understood = understoodOf(scope, 'STANDARD', await loadPriceBook());
    expect(understoodOf(null, 'STANDARD', await loadPriceBook())).toBeNull();
    expect((await read(aPrint())).text).not.toContain('What was understood');
    expect((await read(aPrint(aBid, { understood }))).text).not.toContain('bless the house');
  });
});

describe('pictures', () => {
  it('stand in an appendix; a broken one leaves its name and a note', async () => {
    const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    const { text } = await read(
      aPrint(
        {},
        {
          pictures: [
            { name: 'kitchen.heic', kind: 'PHOTO', caption: null, room: null, jpeg },
            { name: 'broken.png', kind: 'PHOTO', caption: null, room: null, jpeg: null },
            { name: 'plan.pdf', kind: 'FLOOR', caption: null, room: null, jpeg },
          ],
          otherFiles: ['scope.doc'],
        },
      ),
    );
    for (const part of [
      '1. kitchen.heic',
      '2. broken.png',
      '3. plan.pdf (floor plan)',
      'scope.doc',
    ]) {
      expect(text).toContain(part);
    }
    expect(count(text, 'could not be drawn')).toBe(1);
    expect(text).toContain('Photos and files');
  });

  it('stand by room with their captions, in the order of the lines, numbered as they stand', async () => {
    const line = aLine(1);
    const picture = { kind: 'PHOTO', caption: null, jpeg: null } as const;
    const { text } = await read(
      aPrint(
        { items: [{ ...line, metadata: { ...line.metadata, rooms: ['Bedroom'] } }] },
        {
          pictures: [
            { ...picture, name: 'front.jpg', room: null },
            { ...picture, name: 'roof.jpg', room: 'Roof', caption: 'Hail on the\nwest side' },
            { ...picture, name: 'bed.jpg', room: 'BEDROOM' },
          ],
        },
      ),
    );
    const at = ['Photos by room', 'Bedroom', '1. bed.jpg', 'Roof', '2. Hail on the west side'];
    const places = [...at, 'roof.jpg', 'Other pictures', '3. front.jpg'].map((part) =>
      text.lastIndexOf(part),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });
});
