// Units as people write them, put into one spelling each: sqft, lf, ft, in, sy, cy, sqm, m. Linear replacements on
// lower-case text; numbers are only touched where a unit has to be converted.
import type { Replacement } from './text-phrases.ts';

const CF_A_CY = 27;
const CY_A_CUBIC_METRE = 1.308;

const converted =
  (factor: number) =>
  (_: string, figure = '0'): string =>
    ` ${Math.round(Number(figure.replaceAll(',', '')) * factor * 100) / 100} cy `;

const FIGURE = String.raw`(\d{1,3}(?:,\d{3})+|\d{1,6}(?:\.\d{1,2})?)\s?`;

/** Spanish units, in Spanish and English texts alike. */
export const SPANISH_UNITS: readonly (readonly [pattern: RegExp, by: string])[] = [
  [/\bpies? cuadrados?\b/g, 'sqft'],
  [/\bmetros? cuadrados?\b/g, 'sqm'],
  [/\bpies? lineal(?:es)?\b/g, 'lf'],
  [/\bmetros? lineal(?:es)?\b|(?<=\d ?)metros?\b/g, 'm'],
  [/(?<=\d ?)pies?\b/g, 'ft'],
];

export const UNIT_REPLACEMENTS: readonly Replacement[] = [
  // "1,200+ sf", "1,200 +/- sf".
  [/(\d) ?\+(?: ?\/ ?-)? ?(?=s[qf]|square|l[if]|linear|ft\b|feet)/g, '$1 '],
  [/\b(ea|pcs?)\.(?= )/g, '$1'],
  // "9,5 m2".
  [/(\d),(\d{1,2})(?=\s{0,2}(?:sq|m2|m\b|met|x|by\b))/g, '$1.$2'],
  [/\bpies?2\b|\b(?:ft|feet|foot) ?(?:squared|\^2)/g, ' sqft '],
  [/\bmts?2\b|\bm\^2/g, ' sqm '],
  [/\blin(?:ear|eal)? ?(?:m\b|met(?:er|re)s?\b)/g, ' m '],
  [
    /\bsq(?:uare|aure|uar|\.)?\s{0,2}-?\s{0,2}(?:ft|feet|foot|fts|fee|fet)\b\.?|\bsqft\b\.?|\bs\.f\.|\bsf\b(?:\.(?= ?[a-z]))?|\bs[qf]f\b|\bsft\b|\bft2\b|\bsq'|\bsquarefeet\b/g,
    ' sqft ',
  ],
  [/(\d)\s{0,2}(?:sqft|sf|ft2)\b/g, '$1 sqft '],
  [
    /\b(?:lin(?:ear|eal)?\.?|ln\.?|running)\s{0,2}(?:ft|feet|foot|fee|fet)\b\.?|\bl\.f\.|\bln?ft\b|\blinft\b/g,
    ' lf ',
  ],
  [/(\d)\s{0,2}lf\b/g, '$1 lf '],
  [/\b(?:square|sq\.?)\s{1,2}(?:yards?|yds?)\b\.?|\byd2\b/g, ' sy '],
  [
    new RegExp(`${FIGURE}(?:(?:cubic|cu\\.?) ?(?:ft|feet|foot)\\b\\.?|cf\\b|ft3\\b)`, 'g'),
    converted(1 / CF_A_CY),
  ],
  [
    new RegExp(
      `${FIGURE}(?:(?:cubic|cu\\.?) ?m(?:et(?:er|re)s?)?\\b|m3\\b|metros c[uú]bicos)`,
      'g',
    ),
    converted(CY_A_CUBIC_METRE),
  ],
  [/\b(?:cubic|cu\.?)\s{1,2}(?:yards?|yds?)\b\.?|\byd3\b/g, ' cy '],
  [/\bsq(?:uare)?\.?\s{0,2}(?:m\b\.?|met(?:er|re)s?)|\bsqm\b|\bm2\b/g, ' sqm '],
  [/(\d)\s{0,2}(?:sqm|m2)\b/g, '$1 sqm '],
  [/(\d)\s{0,2}-?\s{0,2}(?:ft|feet|foot)\b\.?/g, '$1 ft '],
  [/(\d)\s{0,2}-?\s{0,2}(?:inch(?:es)?|in\.)/g, '$1 in '],
  [/(\d)\s{0,2}(?:meters?|metres?|mts?)\b/g, '$1 m '],
];
