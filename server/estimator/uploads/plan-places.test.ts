import { describe, expect, it } from 'vitest';
import type { RoomReading, UploadReading } from '../upload-reading.ts';
import { estimate } from '../testing/estimate.ts';

const room = (name: string, lengthFt: number, widthFt: number, page = 1): RoomReading => ({
  name,
  lengthFt,
  widthFt,
  heightFt: null,
  areaSf: null,
  source: `plan.pdf, page ${page}`,
});

const plan = (...rooms: RoomReading[]): UploadReading => ({
  fileId: '1',
  kind: 'FLOOR',
  name: 'plan.pdf',
  text: '',
  rooms,
  lines: [],
  note: null,
});

const withPlan = (text: string, ...rooms: RoomReading[]) =>
  estimate(text, { uploads: [plan(...rooms)] });

describe('rooms of a plan', () => {
  it('name the page that a quantity was read from, or worked out from', async () => {
    const { document } = await withPlan('Remodel the kitchen', room('Kitchen', 16, 12, 2));
    const line = (code: string) => document.items.find(({ metadata }) => metadata.code === code);
    expect(line('PNT-CEIL')).toMatchObject({
      metadata: { basis: 'PLAN', quantityFrom: 'plan.pdf, page 2' },
    });
    expect(line('PNT-WALL')).toMatchObject({
      metadata: { basis: 'DERIVED', quantityFrom: 'plan.pdf, page 2' },
    });
    expect(document.reasoning).toContain('Kitchen: 16 x 12 ft read from plan.pdf, page 2.');
  });

  it('claim no source for what does not follow from them', async () => {
    const { document } = await withPlan(
      'Remodel the kitchen 10x10 and replace 2 toilets',
      room('Kitchen', 16, 12),
    );
    expect(document.items.map(({ metadata }) => metadata.quantityFrom ?? null)).toEqual(
      document.items.map(() => null),
    );
    expect(document.reasoning).toContain(
      'you stated 10 x 10 ft, but 16 x 12 ft was read from plan.pdf, page 1; your figure was used',
    );
  });

  it('say when there are more of a kind than the description speaks of', async () => {
    const { document, quantityOf } = await withPlan(
      'New LVP floor in the bedroom',
      room('Bedroom 1', 12, 10),
      room('Bedroom 2', 14, 11),
    );
    expect(quantityOf('FLR-LVP')).toBe(120);
    expect(document.reasoning).toContain('(the first of 2 there)');
  });

  it('of a name that only comes close are not taken for the room that was meant', async () => {
    const { quantityOf } = await withPlan(
      'New LVP floor in the dining room',
      room('Nook', 9, 8),
      room('Dining room', 13, 12),
    );
    expect(quantityOf('FLR-LVP')).toBe(156);
  });

  it('that nobody has a type for lend their size to no other room', async () => {
    const { quantityOf } = await withPlan('Remodel the kitchen', room('Room 1', 40, 30));
    const plain = await estimate('Remodel the kitchen');
    expect(quantityOf('PNT-CEIL')).toBe(plain.quantityOf('PNT-CEIL'));
  });

  it('are all painted when the whole house is, but not those out of doors', async () => {
    const text = 'Paint the walls of the whole house';
    const rooms = [room('Kitchen', 16, 12), room('Toilet', 6, 4), room('Dinette', 10, 9)];
    const inside = await withPlan(text, ...rooms);
    const both = await withPlan(text, ...rooms, room('Deck', 20, 12), room('Balcony', 10, 5));
    const walls = ({ document }: typeof inside) =>
      document.items
        .filter(({ metadata }) => metadata.code === 'PNT-WALL')
        .map(({ metadata }) => metadata.room);
    expect(walls(inside).join(', ')).toContain('Toilet');
    expect(walls(inside).join(', ')).toContain('Dinette');
    expect(walls(both)).toEqual(walls(inside));
    expect(both.document.reasoning).toContain('Outdoor areas of the plan (Deck, Balcony)');
  });

  it('stay out when the description wants none of them', async () => {
    const rooms = [room('Kitchen', 16, 12), room('Bedroom', 12, 10), room('Bathroom', 8, 5)];
    const { document } = await withPlan(
      'Paint all rooms of the house, but not the bathroom',
      ...rooms,
    );
    const painted = document.items.map(({ metadata }) => metadata.room ?? '').join(', ');
    expect(painted).toContain('Bedroom');
    expect(painted).not.toContain('Bathroom');
  });

  it('count with their area, or with the usual size of such a room where none is told', async () => {
    const sizes = (lengthFt: number | null, areaSf: number | null) => ({ lengthFt, areaSf });
    const { document, quantityOf } = await withPlan(
      'Paint the walls of all rooms and put in new LVP flooring',
      room('Kitchen', 12, 10),
      { ...room('Lounge', 0, 0), widthFt: null, ...sizes(null, 220) },
      { ...room('Shower room', 0, 0), widthFt: null, ...sizes(null, null) },
    );
    const walls = document.items.filter(({ metadata }) => metadata.code === 'PNT-WALL');
    expect(
      walls.map(({ metadata: { room: name, basis, quantityFrom } }) => [name, basis, quantityFrom]),
    ).toEqual([
      ['Kitchen', 'DERIVED', 'plan.pdf, page 1'],
      ['Living room', 'DERIVED', 'plan.pdf, page 1'],
      ['Shower room', 'DEFAULT', null],
    ]);
    expect(quantityOf('FLR-LVP')).toBe(120 + 220 + 40);
    expect(document.assumptions).toContainEqual(expect.stringMatching(/^Shower room: 8 x 5 ft/));
    expect(document.reasoning).toContain('No size is known of Shower room');
  });

  it('without a size say nothing of rooms that the description names', async () => {
    const unsized = { ...room('Bedroom', 0, 0), lengthFt: null, widthFt: null };
    const { document } = await withPlan('Paint the bedroom 12x10', unsized);
    expect(document.reasoning).not.toMatch(/but .* was read/);
    expect(document.items.map(({ metadata }) => metadata.room)).not.toContain('Living room');
  });

  it('give their areas together to the rooms of one name', async () => {
    const ofArea = (name: string, areaSf: number) => ({
      ...room(name, 0, 0),
      lengthFt: null,
      widthFt: null,
      areaSf,
    });
    const { quantityOf } = await withPlan(
      'New LVP floor in the 2 bedrooms',
      ofArea('Bedroom 1', 150),
      ofArea('Bedroom 2', 130),
    );
    expect(quantityOf('FLR-LVP')).toBe(280);
  });
});
