import { describe, expect, it } from 'vitest';
import type { UploadReading } from '../estimator.ts';
import { book, estimate, request } from '../testing/estimate.ts';
import { readByRules } from './rules.ts';

const read = (text: string, more: Parameters<typeof request>[1] = {}) =>
  readByRules(request(text, more), book);
const codes = async (text: string) => (await estimate(text)).codes;

const upload = (more: Partial<UploadReading>): UploadReading => ({
  fileId: '7',
  kind: 'DOC',
  name: 'manual.pdf',
  text: '',
  rooms: [],
  lines: [],
  note: null,
  ...more,
});

describe('what is told of things', () => {
  it('counts rooms once that are named after their number', async () => {
    const text = 'replace laminate in both rooms: living room 18x14 and kitchen 12x14';
    expect((await estimate(text)).quantityOf('FLR-LAM')).toBe(420);
    expect(read(text).places.map(({ label }) => label)).not.toContain('Room');
  });

  it('paints the windows and doors of an exterior and replaces none', async () => {
    const painted = await codes('paint the exterior including trim, 14 windows and 2 doors');
    expect(painted).toContain('PNT-EXTDOOR');
    expect(painted.filter((code) => /^(?:WIN|DOR|DEM)-/.test(code))).toEqual([]);
  });

  it.each([
    ['Roof replacement 24 squares, new underlayment', /^(?:FRM-UNDERLAY|FLR-)/],
    ['Roof replaced, 24 squares. Also fix the leak on the roof', /^(?:PLB-|RFG-REPAIR)/],
    ['Replace the roof, 30 squares, and repair missing shingles', /^RFG-REPAIR/],
  ])('%s: the roof once, and nothing else', async (text, other) => {
    const found = await codes(text);
    expect(found).toContain('RFG-ARCH');
    expect(found.filter((code) => other.test(code))).toEqual([]);
  });

  it('takes posts of a porch for no fence posts, and says so', async () => {
    const { codes: found, document } = await estimate('Replace 4 porch posts');
    expect(found).toEqual([]);
    expect(document.reasoning).toContain('no posts of a porch');
  });

  it('invents no room for mold', () => {
    const { places } = read('treat for mold');
    expect(places.map(({ label, type }) => [label, type])).toEqual([['', 'room']]);
  });
});

describe('a plan with rooms that have no name', () => {
  const room = { lengthFt: 14, widthFt: 12, heightFt: null, areaSf: null, source: 'plan.pdf' };
  const plan = upload({
    kind: 'FLOOR',
    name: 'plan.pdf',
    rooms: [
      { ...room, name: 'Kitchen' },
      { ...room, name: 'Room 1', isUnnamed: true },
    ],
  });

  it('keeps them for naming, and prices only the others', async () => {
    const scope = read('Paint all rooms', { uploads: [plan] });
    const unknown = scope.places.filter(({ type }) => type === 'unknown');
    expect(unknown.map(({ areaSf, source }) => [areaSf, source])).toEqual([[168, 'plan.pdf']]);
    const used = new Set(scope.work.map(({ placeId }) => placeId));
    expect(unknown.filter(({ id }) => used.has(id))).toEqual([]);
    expect(scope.notes.map(({ text }) => text).join(' ')).toMatch(/name them/);
  });
});
