import { describe, expect, it } from 'vitest';
import { understand } from '../readers/understand.ts';

const unreadIn = (instructions: string): string[] =>
  (understand({ instructions, title: null, uploads: [], misspellings: {} }).scope.unread ?? []).map(
    ({ start, end }) => instructions.slice(start, end),
  );

describe('words that nothing was made of', () => {
  it.each([
    ['Replace the toilet and fix the flux capacitor', 'flux capacitor'],
    ['Install a koi pond in the back yard', 'koi pond'],
    ['replace 3 zorbulators and the kitchen faucet', 'zorbulators'],
    ['Replace toilet, vanity, whatchamacallit and mirror', 'whatchamacallit'],
    ['Replace elevator motor', 'elevator motor'],
    ['Please install a sauna and a 12x16 deck', 'sauna'],
    ['Paint the fence 100 lf. The trampoline needs replacing.', 'trampoline'],
    ['asdf qwerty', 'asdf qwerty'],
  ])('%s', (text, words) => {
    expect(unreadIn(text)).toEqual([words]);
  });
});

describe('of an ordinary request nothing is unread', () => {
  it.each([
    'Hi, we just bought a house in Tucson. We would like the hall bathroom redone, about 5x8: new vanity and tub.',
    'Repaint the living room 15x18. We have two small kids and a dog, so low odor paint would be great.',
    'Replace the water heater, it started leaking last night. Please call asap!',
    '3 bathrooms remodel, all 5x8, mid range, Seattle',
    'Remodel the guest bathroom and replace the Kohler faucet',
    'A fresh coat of lavender paint in the bedroom 10x11',
    'Replace the toilet. Do not fix the flux capacitor.',
    'My neighbor paid $18k for his pergola last year. Build a 12x20 deck.',
    'Cambiar el inodoro y pintar la sala 12x14, por favor. Gracias!',
    'Is it better to install a sauna first? Paint the bedroom 12x12.',
    '',
  ])('%s', (text) => {
    expect(unreadIn(text)).toEqual([]);
  });
});
