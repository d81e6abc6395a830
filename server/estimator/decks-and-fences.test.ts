// Decks by AWC DCA 6-15 (southern pine No. 2) and fences by bays, corners and gates, counted by hand.
import { describe, expect, it } from 'vitest';
import { boughtOf, countedOf, quantitiesOf, toldOf } from './testing/worked.ts';

describe('the frame of a deck', () => {
  // Joists at 16 in.: 12 × length ÷ 16 and one more; joists and rim; two plies of beam; boards within a border.
  it.each([
    [
      'Build a 16x12 ft pressure treated deck with railing and stairs',
      { 'DCK-FOOT': 3, 'DCK-LEDGER': 16, 'DCK-RAILWD': 36, 'DCK-STAIR': 4 },
      {
        Hangers: 13,
        'PT joist 2x8': 172,
        'PT beam 2x10': 32,
        'PT post 4x4x8': 8,
        'PT 5/4x6': 416.56,
        'Ledger bolts': 12,
      },
    ],
    [
      'Build a new deck, 24 by 12 feet',
      { 'DCK-FOOT': 4, 'DCK-RAILWD': 44 },
      { Hangers: 19, 'PT joist 2x8': 19 * 12 + 24, 'PT beam 2x10': 48, 'PT post 4x4x8': 10 },
    ],
    // Two beams 12 ft apart at most: spans of 20 ÷ 2.25 = 8.9 ft.
    [
      'Build a new deck, 24 by 20 feet',
      { 'DCK-FOOT': 8, 'DCK-RAILWD': 60 },
      { Hangers: 19, 'PT joist 2x8': 19 * 20 + 24, 'PT beam 2x10': 96, 'PT post 4x4x8': 12 },
    ],
    [
      'Build a new deck, 10 by 8 feet',
      { 'DCK-FOOT': 2, 'DCK-RAILWD': 22 },
      { Hangers: 9, 'PT joist 2x8': 9 * 8 + 10, 'PT beam 2x10': 20, 'PT post 4x4x8': 6 },
    ],
  ])('%s', async (text, ordered, counted) => {
    expect(await quantitiesOf(text)).toMatchObject(ordered);
    expect(await countedOf(text)).toMatchObject(counted);
  });

  it('is bought in stock lengths', async () => {
    expect(await boughtOf('Build a new deck, 16 by 12 feet')).toMatchObject({
      'PT joist 2x8': 180,
      'PT beam 2x10': 36,
      'PT 5/4x6': 420,
      Hangers: 13,
    });
  });
});

describe('details of a deck', () => {
  it.each([
    // 24 in. apart a 2x8 spans 9 ft 8 in., which 9.6 ft just needs; 12 ft of depth over one beam.
    ['joists 24 in. on center', { oc: 24 }, { Hangers: 9, 'PT joist 2x8': 9 * 12 + 16 }],
    ['joists 12 in. on center', { oc: 12 }, { Hangers: 17, 'PT joist 2x8': 17 * 12 + 16 }],
    ['2x10 joists at 12 in. on center', { oc: 12, joist: 10 }, { 'PT joist 2x10': 17 * 12 + 16 }],
    // Risers ⌈48 ÷ 7.75⌉ = 7, six treads.
    [
      '4 ft off the ground',
      { height_ft: 4 },
      { 'PT stair tread 2x12, 4 ft': 6, 'PT post 6x6': 12 },
    ],
    ['30 inches high', { height_ft: 2.5 }, { 'PT stair tread 2x12, 4 ft': 3 }],
    // A beam of three 2x12 spans 11 ft 10 in. under joists of 9.6 ft: posts 10 ft apart, 2 ft 6 in. from the ends.
    [
      'a 3-ply beam of 2x12 beams',
      { plies: 3, beam_in: 12 },
      { 'PT beam 2x12': 48, 'PT post 6x6': 3 * 3 },
    ],
  ])('%s', async (detail, told, counted) => {
    const text = `Build a new deck, 16 by 12 feet, ${detail}`;
    expect(toldOf(text, 'deck_build')).toMatchObject(told);
    expect(await countedOf(text)).toMatchObject(counted);
  });
});

describe('a fence', () => {
  // Pieces between corners and gates are equal: (150 − 8) ÷ 6 = 23.67 ft are three bays of 8 ft.
  it.each([
    ['Build 150 ft of wood privacy fence with 2 gates and 3 corners', 21, 18 * 3, 310],
    ['Build 150 ft of wood privacy fence with 1 gate', 22, 20 * 3, 319],
    ['Build 96 ft of wood privacy fence with 1 gate and 2 corners', 14, 12 * 3, 201],
    ['Build 40 ft of wood privacy fence with 1 gate', 8, 6 * 3, 79],
  ])('%s', async (text, posts, rails, pickets) => {
    expect(await countedOf(text)).toMatchObject({
      'PT post 4x4x8': posts,
      'PT rail 2x4x8': rails,
      'Cedar picket 6 ft': pickets,
    });
  });

  it.each([
    ['Build 150 ft of vinyl privacy fence with 1 gate', 'Vinyl post 5x5 with cap', 22],
    ['Install 150 ft of chain link fence, 4 ft high, 1 gate', 'Line post with cap', 18],
  ])('%s', async (text, post, posts) => {
    expect((await countedOf(text))[post]).toBe(posts);
  });

  // A hole of 10 × 24 in. less the post holds 0.92 CF, 2.045 bags of 0.45 CF.
  it('has its posts set in concrete', async () => {
    expect(
      (await boughtOf('Build 150 ft of wood privacy fence with 1 gate'))['Concrete 60 lb'],
    ).toBe(45);
  });
});
