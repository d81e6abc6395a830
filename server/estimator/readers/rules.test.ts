import { describe, expect, it } from 'vitest';
import type { UploadReading } from '../upload-reading.ts';
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

  it('reads a size in brackets also where an order follows it', () => {
    const text =
      'In the living room (about 20 by 14) and the dining room (12 by 11) pull the carpet';
    const areas = read(text).places.map(({ label, areaSf }) => [label, areaSf]);
    expect(areas).toContainEqual(['Living room', 280]);
    expect(areas).toContainEqual(['Dining room', 132]);
  });

  it('quotes each of several rooms of one name with its own words', () => {
    const text = 'Paint the bedroom 12x10. Carpet in the bedroom 14x11. They are 9x8 and 13x14.';
    const { places } = read(text);
    const sized = places.filter(({ lengthFt, because }) => lengthFt !== null && because !== null);
    expect(sized.length).toBeGreaterThan(1);
    for (const { lengthFt, widthFt, because } of sized)
      expect(because?.words).toMatch(new RegExp(`${lengthFt}x${widthFt}|${widthFt}x${lengthFt}`));
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

  it.each([
    ['In the kitchen paint the walls. Replace the roof.', 'Roof replacement', ['', 'roof']],
    ['Paint the bedroom. Replace the gutters.', 'Gutter replacement', ['', 'exterior']],
    ['Bathroom: new toilet. Fence 100 ft.', 'New fence', ['', 'exterior']],
    ['Paint the exterior. In the den new siding.', 'Siding replacement', ['Exterior', 'exterior']],
    [
      'Paint the kitchen. Replace the roof of the garage.',
      'Roof replacement',
      ['Garage', 'garage'],
    ],
    [
      'Paint the walls of the bedroom and replace 2 windows',
      'Window replacement',
      ['Bedroom', 'bedroom'],
    ],
  ])('%s: %s is where it can be', (text, name, place) => {
    const { work, places } = read(text);
    const found = work.find(
      ({ does }) => does.kind === 'ASSEMBLY' && book.assemblies.get(does.assembly)?.name === name,
    );
    const at = places.find(({ id }) => id === found?.placeId);
    expect([at?.label, at?.type]).toEqual(place);
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

/** A page of a software manual: now and then a word of the trades, and nothing to build. */
const MANUAL = [
  'Before you begin, read the release notes and make sure that your account has the rights of an administrator.',
  'Install the window manager before you replace the default panel.',
  'The settings are kept in one file, which is written when the program ends and read again at the next start.',
  'If a setting is missing there, its default applies; a value that cannot be read stops the start with a message.',
  'Open the settings window and remove the old plug-in, then choose the language and the time zone of the server.',
  'Messages are sent in the order in which they were written, and each of them is answered before the next is read.',
  'To measure how long a request takes, switch on the log of requests and look for the slowest ones of an hour.',
  'When a message cannot be delivered, it is tried again after a minute, then after ten, and given up after a day.',
  'Repair broken links with the tool that comes with the package, and report what it could not mend.',
  'The example in the appendix shows all options with their defaults, the versions they came with and what they cost.',
];

describe('a document', () => {
  const price = (text: string) =>
    estimate('Please price the attached document.', { uploads: [upload({ text })] });

  it('that orders no building work prices nothing, and says so', async () => {
    const { document } = await price(
      Array.from({ length: 12 }, () => MANUAL.join('\n')).join('\n\n'),
    );
    expect(document.items).toEqual([]);
    expect(document.reasoning).toContain('"manual.pdf" orders no building work');
  });

  it('that lists work between pages of other text is priced', async () => {
    const terms =
      'The parties agree that notices are given in writing and that no change is valid unless signed. ';
    const scope =
      'Remodel the bathroom 5x8. Replace the toilet, the vanity and the tub. Tile the floor. Paint walls and ceiling. Install an exhaust fan and two outlets.';
    const { codes: found } = await price(`${terms.repeat(20)}\n${scope}\n${terms.repeat(20)}`);
    expect(found).toEqual(expect.arrayContaining(['PLB-TOILET']));
  });
});

it('keeps the room of a text that orders nothing, so that it can be asked about', () => {
  const { places, work } = read('Do something nice in the kitchen please');
  expect(work).toEqual([]);
  expect(places.map(({ type }) => type)).toEqual(['kitchen']);
});
