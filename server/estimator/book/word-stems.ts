// Words cut to one form, so that a search finds them whatever their ending.

/** Words that say nothing of the work. */
const SILENT = new Set(
  'a an and are at be by for from get i in is it its me my need of on or our please some that the this to want we with'.split(
    ' ',
  ),
);

/** `Molding` is trim, and no form of `mold`; `batting` below is `batts`. */
const WHOLE = /^moldings?$/;

/** One form for a word and its plural, its -ing, -al and -ment: `tiles`, `painting`, `gutted`, `removal`, `replacement`. */
export const stemOf = (word: string): string => {
  const one = word
    .replace(/(?<=[a-z]{2})ies$/, 'y')
    .replace(/(?<=(?:ch|sh|ss|x))es$/, '')
    .replace(/(?<=[a-z]{2}[^su])s$/, '');
  if (WHOLE.test(word)) return one;
  const base = one
    .replace(/(?<=[a-z]{5}e)ment$/, '')
    .replace(/(?<=[a-z]{5})al$/, '')
    .replace(/(?<=[a-z]{2})(?<!^ba(?=tt))([bdgmnprt])\1(?:ing|ed)$/, '$1')
    .replace(/(?<=[a-z]{4})ing$/, '')
    .replace(/(?<=[a-z]{4})ed$/, '');
  return base.length >= 6 ? base.replace(/e$/, '') : base;
};

/** Lower case, letters and digits only. */
export const plainWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !SILENT.has(word));
