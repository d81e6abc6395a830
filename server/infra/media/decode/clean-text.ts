// Makes text of unknown origin safe to store, show and search: no control, direction or broken characters.

// Zero-width joiners are kept out as well: they hide words from readers and from rules.
const UNWANTED = /[^\P{C}\n\t]/gu;
const SPACES = /[^\S\n\t]+/g;

/** `ﬁ` and its like as fonts encode them: two letters, which is how words are looked up. */
const withoutLigatures = (text: string): string =>
  text.replaceAll(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize('NFKC'));

/** What most labels are: nothing is to be cleaned of it. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/** One value of a table or one label: a single line without tabs. */
export const cleanLabel = (text: string): string => (PLAIN.test(text) ? text : cleaned(text));

const cleaned = (text: string): string =>
  withoutLigatures(text)
    .replaceAll(/[\n\r\t]/g, ' ')
    .replaceAll(UNWANTED, '')
    .replaceAll(SPACES, ' ')
    .trim();

/** Many lines, as they stand: spaces set its columns, empty lines part its groups, and a line keeps its number. */
export const cleanText = (text: string): string =>
  withoutLigatures(text)
    .replaceAll(/\r\n?|[\v\f\u2028\u2029]/g, '\n')
    .replaceAll(UNWANTED, '')
    .replaceAll(/[^\S\n\t]/g, ' ')
    .replaceAll(/[ \t]+$/gm, '')
    .trimEnd();
