// Makes text of unknown origin safe to store, show and search: no control, direction or broken characters.

// Zero-width joiners are kept out as well: they hide words from readers and from rules.
const UNWANTED = /[^\P{C}\n\t]/gu;
const SPACES = /[^\S\n\t]+/g;

/** One value of a table or one label: a single line without tabs. */
export const cleanLabel = (text: string): string =>
  text
    .replaceAll(/[\n\r\t]/g, ' ')
    .replaceAll(UNWANTED, '')
    .replaceAll(SPACES, ' ')
    .trim();

/** Many lines: tabs between cells stay, empty lines go. */
export const cleanText = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\v\f\u2028\u2029]/g, '\n')
    .replaceAll(UNWANTED, '')
    .replaceAll(SPACES, ' ')
    .replaceAll(/ ?\t ?/g, '\t')
    .split('\n')
    .map((line) => line.replace(/^ +/, '').replace(/ +$/, ''))
    .filter((line) => line.trim() !== '')
    .join('\n');
