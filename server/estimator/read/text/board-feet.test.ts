import { describe, expect, it } from 'vitest';
import { withoutBoardFeet } from './board-feet.ts';

describe('board feet', () => {
  it.each([
    ['Replace 500 BF of 2x10 floor joists', 'Replace 300 LF of 2x10 floor joists'],
    ['Install 500 BF of 5/4 oak flooring', 'Install 400 SF of 5/4 oak flooring'],
    ['Sheathe 1,200 board feet of 1x6 pine', 'Sheathe 1200 SF of          1x6 pine'],
    ['Frame with 0.5 MBF of 2x10 joists', 'Frame with 300 LF of  2x10 joists'],
  ])('%s', (text, even) => {
    expect(withoutBoardFeet(text)).toBe(even);
    expect(even).toHaveLength(text.length);
  });

  it.each(['Buy 500 BF of lumber', '2 BF flanges', 'Replace 300 LF of 2x10 floor joists'])(
    'of no told section stay: %s',
    (text) => {
      expect(withoutBoardFeet(text)).toBe(text);
    },
  );
});
