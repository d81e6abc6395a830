import { describe, expect, it } from 'vitest';
import { book, request } from '../testing/estimate.ts';
import { readByRules, readRequest } from './rules.ts';
import { becauseOf } from './spans.ts';

const read = (instructions: string) => {
  const { scope, packages } = readRequest(request(instructions), book);
  const words = (things: readonly Parameters<typeof becauseOf>[0][]) =>
    things.map((thing) => becauseOf(thing, instructions)?.words ?? null);
  return {
    places: words(scope.places),
    tasks: words(scope.tasks),
    exclusions: words(scope.exclusions),
    packages: words(packages),
    because: packages.map((work) => becauseOf(work, instructions)),
  };
};

describe('a place, a task and an exclusion are quoted as the customer wrote them', () => {
  it.each([
    ['a room with its size', 'Repaint my 12x14 bedroom', 'places', '12x14 bedroom'],
    ['curly marks of feet', 'New LVP in the den, 12’ x 14’-6”', 'places', 'den, 12’ x 14’-6”'],
    [
      'what is done to it',
      'Please remodel the 5x8 hall bath.',
      'places',
      'remodel the 5x8 hall bath',
    ],
    [
      'a slip of the pen',
      'pianting 2 bedrooms 10 by 11',
      'packages',
      'pianting 2 bedrooms 10 by 11',
    ],
    ['a verb and a count', 'Hi! Replace six interior doors', 'tasks', 'Replace six interior doors'],
    ['a measure behind', 'replace gutters 140 lf', 'tasks', 'replace gutters 140 lf'],
    [
      'numbers in words',
      'I need a hundred and forty lf of fence',
      'tasks',
      'a hundred and forty lf of fence',
    ],
    ['a bracket to its end', 'Carpet in the den (12x14) please', 'places', 'den (12x14)'],
    ['a trade word', 'New uppers in the kitchen', 'tasks', 'New uppers'],
    ['the word that refuses', 'Paint the den, no trim please', 'exclusions', 'no trim'],
    [
      'a sentence that was reworded',
      'The tile is already ripped out. New toilet.',
      'tasks',
      'New toilet',
    ],
    ['words of another language', 'Cambiar el inodoro del baño', 'tasks', 'Cambiar el inodoro'],
    [
      'a number moved behind',
      'Lift 300 sq ft of wet carpet',
      'tasks',
      'Lift 300 sq ft of wet carpet',
    ],
  ] as const)('%s', (_name, text, kind, words) => {
    expect(read(text)[kind]).toContain(words);
  });
});

describe('places of the scope', () => {
  it.each([
    [
      'each of several rooms',
      'Paint 2 bedrooms 10x11 and 11x12',
      'Bedroom 2',
      '2 bedrooms 10x11 and 11x12',
    ],
    [
      'rooms taken together',
      'New LVP in the dining room 12x14 and hall 4x12',
      'Dining room, Hallway',
      'dining room 12x14 and hall 4x12',
    ],
    ['what is measured by the work', 'Build a 12x16 deck', 'Deck', 'Build a 12x16 deck'],
    [
      'a size told later',
      'Paint the dining room. It is 12x14.',
      'Dining room',
      'dining room. It is 12x14',
    ],
  ])('%s', (_name, text, label, words) => {
    const place = readByRules(request(text), book).places.find((other) => other.label === label);
    expect(place?.because?.words).toBe(words);
  });

  it('stay where they are in a text with allowances, which is read without them', () => {
    const text = 'Hall bath remodel 5x8, tile allowance $9/sf. Paint the den 12x14.';
    const scope = readByRules(request(text), book);
    for (const { because } of [...scope.places, ...scope.work])
      expect(text.slice(because?.start ?? 0, because?.end ?? 0)).toBe(because?.words ?? '');
    expect(scope.places.map(({ because }) => because?.words)).toContain('den 12x14');
  });
});

describe('a piece of work', () => {
  it('is quoted with what was named for it, and its characters are those of the request', () => {
    const text = 'Hello,\n\nbathroom remodel 5x8: new tub, toilet and a vanity. Thanks — Ann';
    const [because] = read(text).because;
    expect(because?.words).toBe('bathroom remodel 5x8: new tub, toilet and a vanity');
    expect(text.slice(because?.start ?? 0, because?.end ?? 0)).toBe(because?.words);
  });

  it('of each thing has its own words', () => {
    expect(read('Install 2 dimmers in the hall. Replace the roof, 22 squares.').packages).toEqual(
      expect.arrayContaining(['Install 2 dimmers', 'Replace the roof, 22 squares']),
    );
  });

  it('that nobody wrote of has none', () => {
    expect(becauseOf({ span: null }, 'x')).toBeNull();
  });
});
