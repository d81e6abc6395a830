import { describe, expect, it } from 'vitest';
import { acceptedTypes, UPLOAD_RULES } from '../../../../server/domain/scope/uploads.ts';
import { isPaper, sortFiles } from './sort-files.ts';
import type { AllTerms, CardTerms } from './use-card-terms.ts';
import { CARDS } from './upload-rules.ts';

const termsOf = (kind: keyof AllTerms): CardTerms => ({
  accept: acceptedTypes(kind),
  label: kind,
  maxBytes: UPLOAD_RULES[kind].maxBytes,
  isInterpreted: null,
});
const TERMS: AllTerms = {
  PHOTO: termsOf('PHOTO'),
  VIDEO: termsOf('VIDEO'),
  FLOOR: termsOf('FLOOR'),
  DOC: termsOf('DOC'),
};

const kindOf = async (name: string, type: string, bytes: BlobPart = 'x') => {
  const { byKind } = await sortFiles([new File([bytes], name, { type })], TERMS);
  return CARDS.find((kind) => byKind[kind]) ?? null;
};

const pdf = (...boxes: string[]) =>
  `%PDF-1.7 ${boxes.map((box) => `<</Type/Page /MediaBox [${box}]>>`).join(' ')}`;

describe('files sorted by themselves', () => {
  it('a drawing that cannot be read names the export to choose', async () => {
    const { refusals } = await sortFiles([new File(['x'], 'house.dwg')], TERMS);
    expect(refusals).toEqual([
      expect.stringMatching(/^“house\.dwg” was not added\. .*choose Save As and DXF/),
    ]);
  });

  it('a file that is there no more is refused, and the others are added', async () => {
    const gone = new File(['x'], 'scan.pdf', { type: 'application/pdf' });
    gone.slice = () => {
      throw new DOMException('It was moved.', 'NotFoundError');
    };
    const photo = new File(['x'], 'kitchen.jpg', { type: 'image/jpeg' });
    const { byKind, refusals } = await sortFiles([gone, photo], TERMS);
    expect(refusals).toEqual(['“scan.pdf” could not be opened. Choose it again.']);
    expect(byKind).toEqual({ PHOTO: [photo] });
  });

  it.each([
    ['IMG_2041.HEIC', '', 'PHOTO'],
    ['IMG_2042.MOV', 'video/quicktime', 'VIDEO'],
    ['room.json', 'application/json', 'FLOOR'],
    ['house.dxf', '', 'FLOOR'],
    ['house.ifc', '', 'FLOOR'],
    ['lines.xlsx', '', 'DOC'],
    ['notes.txt', 'text/plain', 'DOC'],
    ['song.mp3', 'audio/mpeg', null],
  ])('%s by its type', async (name, type, kind) => {
    expect(await kindOf(name, type)).toBe(kind);
  });

  it.each([
    ['Floor_Plan-2.pdf', 'application/pdf', 'FLOOR'],
    ['ground-floorplan.png', 'image/png', 'FLOOR'],
    ['first floor plan estimate.pdf', 'application/pdf', 'FLOOR'],
    ['plan of repairs, quote.pdf', 'application/pdf', 'DOC'],
    ['adjuster.report.jpg', 'image/jpeg', 'DOC'],
    ['planet.jpg', 'image/jpeg', 'PHOTO'],
  ])('%s by its name', async (name, type, kind) => {
    expect(await kindOf(name, type)).toBe(kind);
  });

  it('a PDF by the size of its sheets', async () => {
    const [letter, a3, arch] = ['0 0 612 792', '0 0 1190.55 841.89', '0 0 2592 1728'];
    const kinds = [[letter], [letter, a3], [arch]].map((boxes) =>
      kindOf('scan 3.pdf', 'application/pdf', pdf(...boxes)),
    );
    expect(await Promise.all(kinds)).toEqual(['DOC', 'FLOOR', 'FLOOR']);
  });

  it.each([
    ['shared', [0xff, 0xd8, 0xff, 0xe0], 'PHOTO'],
    ['shared', [0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x71, 0x74, 0x20, 0x20], 'VIDEO'],
    ['shared', [0x25, 0x50, 0x44, 0x46, 0x2d], 'DOC'],
    ['shared', [1, 2, 3, 4], null],
  ])('%s without a type by its first bytes %j', async (name, bytes, kind) => {
    expect(await kindOf(name, '', new Uint8Array(bytes))).toBe(kind);
  });

  it('too large a file is refused with the limit of its card', async () => {
    const photo = new File(['12345'], 'hall.jpg', { type: 'image/jpeg' });
    const { refusals } = await sortFiles([photo], {
      ...TERMS,
      PHOTO: { ...termsOf('PHOTO'), maxBytes: 4 },
    });
    expect(refusals).toEqual([
      expect.stringMatching(/^“hall\.jpg” was not added: it has .+ “Photos” takes up to/),
    ]);
  });
});

describe('a picture that is a sheet of paper', () => {
  const picture = (...parts: [share: number, color: [number, number, number]][]) =>
    parts.flatMap(([share, [red, green, blue]]) =>
      Array.from({ length: share }, () => [red, green, blue, 255]).flat(),
    );
  it.each([
    ['a line drawing', picture([85, [255, 255, 255]], [15, [20, 20, 20]]), true],
    ['a drawing with a little color', picture([90, [250, 250, 250]], [5, [220, 40, 40]]), true],
    [
      'a white wall with a wooden floor',
      picture([60, [230, 230, 226]], [40, [150, 90, 40]]),
      false,
    ],
    ['a dim room', picture([100, [120, 118, 110]]), false],
  ])('%s', (_what, pixels, isSheet) => {
    expect(isPaper(pixels)).toBe(isSheet);
  });
});
