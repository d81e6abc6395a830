import { describe, expect, it } from 'vitest';
import { roomNameOf } from './room-names.ts';
import { roomTypeOf } from './room-types.ts';

const typeOf = (label: string) => roomTypeOf(roomNameOf(label) ?? label);

describe('the type of a room on a plan', () => {
  it.each([
    ['Toilet/WC', 'powder_room'],
    ['PDR', 'powder_room'],
    ['1/2 Bath', 'powder_room'],
    ['Bath 2', 'bathroom'],
    ['Hall Bath', 'bathroom'],
    ['Master Bath', 'primary_bathroom'],
    ['Ens.', 'primary_bathroom'],
    ['Entrance', 'entry'],
    ['Foyer', 'entry'],
    ['Dinette', 'dining_room'],
    ['Breakfast', 'dining_room'],
    ['Nook', 'dining_room'],
    ['Balcony', 'deck'],
    ['Screened Porch', 'porch'],
    ['Enclosed Porch', 'sunroom'],
    ['Storage', 'closet'],
    ['Garage Storage', 'closet'],
    ['W.I.C.', 'closet'],
    ['Butler’s Pantry', 'pantry'],
    ['Utility', 'laundry_room'],
    ['Mud Room', 'mudroom'],
    ['Loft', 'loft'],
    ['Study/Den', 'office'],
    ['Den', 'family_room'],
    ['Home Theater', 'family_room'],
    ['Master suite', 'primary_bedroom'],
    ['Primary', 'primary_bedroom'],
    ['Guest suite', 'bedroom'],
    ['Bed 3', 'bedroom'],
    ['1-Car Garage', 'garage_1car'],
    ['2-Car Garage', 'garage'],
    ['Kitchen/Dining', 'kitchen'],
    ['GRT. RM.', 'living_room'],
    ['Orangery', 'living_room'],
    ['Room 3', 'living_room'],
  ])('%s is %s', (label, type) => {
    expect(typeOf(label).type).toBe(type);
  });

  it('tells names of the type from names that only come close to it', () => {
    expect(typeOf('Dining').isExact).toBe(true);
    expect(typeOf('Nook').isExact).toBe(false);
    expect(typeOf('Orangery').isExact).toBe(false);
  });

  it('knows what is out of doors', () => {
    const outdoors = ['Deck', 'Patio', 'Balcony', 'Front Porch', 'Carport'].map(typeOf);
    expect(outdoors.every(({ isOutdoors }) => isOutdoors)).toBe(true);
    expect(typeOf('Enclosed Porch').isOutdoors).toBe(false);
    expect(typeOf('Hall').isOutdoors).toBe(false);
  });
});
