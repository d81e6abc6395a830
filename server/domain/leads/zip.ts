// Which ZIP codes the US Postal Service can have given out, by their first three digits.

/**
 * Prefixes in which no code is known. Source: two lists that agree on all of them, the prefixes of the price book's regions
 * (`zip3_regions.csv`, USPS prefixes) and the 42,555 codes of the npm package `zipcodes` 8.0.0 (BSD; compared, not bundled).
 * What only one of them lacks is let through, as are military codes (090–098, 340, 962–966) and territories (006–009, 969).
 */
const UNASSIGNED: readonly (readonly [first: number, last: number])[] = [
  [0, 4],
  [99, 99],
  [269, 269],
  [428, 429],
  [529, 529],
  [568, 568],
  [578, 579],
  [589, 589],
  [659, 659],
  [694, 699],
  [715, 715],
  [817, 819],
  [839, 839],
  [848, 849],
  [866, 869],
  [886, 888],
  [899, 899],
];

/** @param zip five digits, or ZIP+4 */
export const isAssignedZip = (zip: string): boolean => {
  const prefix = Number(zip.slice(0, 3));
  return !UNASSIGNED.some(([first, last]) => prefix >= first && prefix <= last);
};

const unknownZip = (zip: string): string =>
  `We don't know the ZIP code ${zip.slice(0, 5)}. Check it and try again.`;

/** ZIP codes as people write them: five digits, or ZIP+4. */
const ZIP_PATTERN = /^\d{5}(-\d{4})?$/;
const ZIP_SHAPE = 'Enter a US ZIP code, like 94110 or 94110-1234.';

/** Most characters of what is looked at as a ZIP code: more than any has. */
export const ZIP_CHARACTERS = 20;

export const isZip = (zip: string): boolean => ZIP_PATTERN.test(zip);

/** What is wrong with it; null when nothing is. `shape` is said of what is no ZIP code at all. */
export const zipFault = (zip: string, shape: string = ZIP_SHAPE): string | null => {
  if (!isZip(zip)) return shape;
  return isAssignedZip(zip) ? null : unknownZip(zip);
};
