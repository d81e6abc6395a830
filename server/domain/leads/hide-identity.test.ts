import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hideContacts, holdsContact } from './contact-patterns.ts';
import { identityHider } from './hide-identity.ts';

const hide = identityHider({
  people: ['Ada'],
  phrases: [
    '4417 Hollow Creek Lane',
    'Lovelace residence',
    'Kitchen remodel',
    'IMG Lovelace 1.jpg',
  ],
  names: ['4417 Hollow Creek Lane', 'Lovelace residence', 'Kitchen remodel', 'ada.byron'],
  ordinary: new Set(['hollow', 'core', 'door', 'kitchen', 'oak']),
});

describe('who a homeowner is', () => {
  it.each([
    ['Kitchen at 4417 Hollow Creek Lane', 'Kitchen at [address hidden]'],
    ['the CREEK side of the Lovelace house', 'the … side of the … house'],
    ['Hollow core door, oak; kitchen remodel', 'Hollow core door, oak; kitchen remodel'],
    ['Ada here, also known as Byron', '… here, also known as …'],
    ['see IMG Lovelace 1.jpg', 'see …'],
    ['12 Elm Street, Apt 4', '[address hidden]'],
    ['at 9 rue lane', 'at [address hidden]'],
    ['1200 N. Martin Luther King Blvd.', '[address hidden]'],
    ['P.O. Box 77', '[address hidden]'],
    [
      'pour 40 ft concrete drive, 12 doors on the way',
      'pour 40 ft concrete drive, 12 doors on the way',
    ],
    ['zip 94110-1234', 'zip 94110'],
  ])('%s', (text, hidden) => {
    expect(hide(text)).toBe(hidden);
  });
});

describe('how somebody is reached', () => {
  it.each([
    'ada@example.com',
    'ada (at) example (dot) com',
    'call 512 555 0100',
    '(512) 555-0100',
    '512.555.0100',
    '+1 512 555 0100',
    '5125550100',
    '512 - 555 - 0100',
    '512/555/0100',
    '512\u2011555\u20110100',
    '512\u200b555\u200b0100',
    '５１２ ５５５ ０１００',
    '5 1 2 5 5 5 0 1 0 0',
    '512 555 01 00',
    '1-800-PAINTER',
    'ada at example dot com',
    'ada-builds [dot] com',
    'bit.ly/ada',
    'https://ada.example/x',
    'www.ada-builds.com',
    'ada-builds.com',
  ])('%s is found and hidden', (text) => {
    expect(holdsContact(text)).toBe(true);
    expect(holdsContact(hideContacts(text))).toBe(false);
  });

  it.each([
    'I can start on Monday, 2–4 weeks, $12,500.00 for 1,200 SF.',
    'R-13, 2x4, 12/2 NM-B; 240 SF at $4.50',
    'License 1234567',
    'Start at 8, polka dot comforters; steps 1 2 3 4 5 6 7 8 9 10',
  ])('%s is no way to', (text) => {
    expect(holdsContact(text)).toBe(false);
    expect(hideContacts(text)).toBe(text);
  });

  it('is hidden for good, in time that grows with the text only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(holdsContact(hideContacts(hideContacts(text)))).toBe(false);
      }),
    );
    // So long that it would not end if its time grew with the square of the text.
    for (const piece of ['a', '1', '1 ', 'a-', 'a.', '+1', '12 a ', '512 555 ']) {
      const shown = hide(`${piece.repeat(200_000 / piece.length)}; ada@example.com`);
      expect(shown).toMatch(/; \[e-mail hidden\]$/);
    }
  });
});
