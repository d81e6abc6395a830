/** `one, two or three`; empty for none. */
export const namesJoined = (names: readonly string[], word: 'and' | 'or'): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(` ${word} `);
