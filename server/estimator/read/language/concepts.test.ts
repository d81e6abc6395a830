import { describe, expect, it } from 'vitest';
import { fits } from '../../calculate/work-package.ts';
import { book } from '../../testing/estimate.ts';
import { CONCEPTS } from './concepts.ts';
import { tokenize } from './tokens.ts';

const words = (text: string | undefined): string[] => (text ?? '').split(' ').filter(Boolean);
const concepts = [...CONCEPTS.values()];
const pricings = concepts.flatMap(({ id, pricings: own }) =>
  Object.entries(own).map(([verb, pricing]) => ({ at: `${id}.${verb}`, pricing })),
);

describe('words', () => {
  it('are themselves where they name what all objects have', () => {
    expect(tokenize('constructor fee').map(({ text }) => text)).toEqual(['constructor', 'fee']);
  });
});

describe('the table of objects', () => {
  it('names only assemblies and parameters of the data', () => {
    const wrong = pricings.flatMap(({ at, pricing }) => {
      if (pricing.assembly === undefined) return [];
      const known = book.assemblies.get(pricing.assembly)?.params.map(([name]) => name);
      if (!known) return [`${at}: ${pricing.assembly}`];
      const chosen = (pricing.choose ?? []).flatMap(([, choice]) =>
        typeof choice === 'string' ? [] : Object.keys(choice),
      );
      const used = [...words(pricing.quantity), ...Object.keys(pricing.params ?? {}), ...chosen];
      return used.filter((name) => !known.includes(name)).map((name) => `${at}: ${name}`);
    });
    expect(wrong).toEqual([]);
  });

  it('prices only codes of the catalogue', () => {
    const wrong = pricings.flatMap(({ at, pricing }) => {
      const chosen = (pricing.choose ?? []).flatMap(([, choice]) =>
        typeof choice === 'string' ? words(choice).map((entry) => entry.split('*')[0] ?? '') : [],
      );
      const codes = [...(pricing.codes ?? []).map(([code]) => code), ...chosen];
      return codes.filter((code) => !book.items.has(code)).map((code) => `${at}: ${code}`);
    });
    expect(wrong).toEqual([]);
  });

  it('drops and counts codes that exist, within assemblies that exist', () => {
    const codes = [...book.items.keys()];
    const wrong = concepts.flatMap(({ id, drops, counts, within }) => [
      ...[...words(drops), ...words(counts)]
        .filter((pattern) => !codes.some((code) => fits(code, pattern)))
        .map((pattern) => `${id}: ${pattern}`),
      ...words(within)
        .filter((assembly) => !book.assemblies.has(assembly))
        .map((assembly) => `${id}: ${assembly}`),
    ]);
    expect(wrong).toEqual([]);
  });

  it('has every phrase once', () => {
    const phrases = concepts.flatMap((concept) => concept.words.split('|'));
    const twice = phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index);
    expect(twice).toEqual([]);
  });
});
