// The state in which a ZIP code lies, by its first three digits.

/**
 * Runs of prefixes and the states that have codes in them. Source: the two lists of `zip.ts` taken together, so that a
 * state that only one of them knows is let through.
 */
const STATES: readonly (readonly [first: number, last: number, states: string])[] = [
  [5, 5, 'NY'],
  [6, 7, 'PR'],
  [8, 8, 'PR VI'],
  [9, 9, 'PR'],
  [10, 27, 'MA'],
  [28, 29, 'RI'],
  [30, 38, 'NH'],
  [39, 49, 'ME'],
  [50, 54, 'VT'],
  [55, 55, 'MA'],
  [56, 59, 'VT'],
  [60, 62, 'CT'],
  [63, 63, 'CT NY'],
  [64, 69, 'CT'],
  [70, 89, 'NJ'],
  [90, 98, 'AE'],
  [100, 149, 'NY'],
  [150, 196, 'PA'],
  [197, 199, 'DE'],
  [200, 200, 'DC'],
  [201, 201, 'VA'],
  [202, 204, 'DC'],
  [205, 205, 'DC MD VA'],
  [206, 219, 'MD'],
  [220, 246, 'VA'],
  [247, 268, 'WV'],
  [270, 289, 'NC'],
  [290, 299, 'SC'],
  [300, 319, 'GA'],
  [320, 339, 'FL'],
  [340, 340, 'AA FL'],
  [341, 349, 'FL'],
  [350, 369, 'AL'],
  [370, 385, 'TN'],
  [386, 397, 'MS'],
  [398, 399, 'GA'],
  [400, 427, 'KY'],
  [430, 459, 'OH'],
  [460, 479, 'IN'],
  [480, 499, 'MI'],
  [500, 528, 'IA'],
  [530, 549, 'WI'],
  [550, 567, 'MN'],
  [569, 569, 'DC'],
  [570, 577, 'SD'],
  [580, 588, 'ND'],
  [590, 599, 'MT'],
  [600, 629, 'IL'],
  [630, 658, 'MO'],
  [660, 679, 'KS'],
  [680, 693, 'NE'],
  [700, 714, 'LA'],
  [716, 729, 'AR'],
  [730, 732, 'OK'],
  [733, 733, 'TX'],
  [734, 738, 'OK'],
  [739, 739, 'OK TX'],
  [740, 749, 'OK'],
  [750, 799, 'TX'],
  [800, 816, 'CO'],
  [820, 831, 'WY'],
  [832, 833, 'ID'],
  [834, 834, 'ID WY'],
  [835, 838, 'ID'],
  [840, 847, 'UT'],
  [850, 865, 'AZ'],
  [870, 884, 'NM'],
  [885, 885, 'TX'],
  [889, 898, 'NV'],
  [900, 961, 'CA'],
  [962, 966, 'AP'],
  [967, 967, 'AS HI'],
  [968, 968, 'HI'],
  [969, 969, 'FM GU MH MP PW'],
  [970, 979, 'OR'],
  [980, 994, 'WA'],
  [995, 999, 'AK'],
];

const prefixOf = (zip: string): number => Number(zip.slice(0, 3));

/**
 * States of a ZIP code, two letters each: more than one where a prefix runs over a border, none where nothing is known of it.
 * @param zip five digits, or ZIP+4
 */
export const statesOfZip = (zip: string): readonly string[] =>
  STATES.find(([first, last]) => prefixOf(zip) >= first && prefixOf(zip) <= last)?.[2].split(' ') ??
  [];

export const ALL_STATES: ReadonlySet<string> = new Set(
  STATES.flatMap(([, , states]) => states.split(' ')),
);

/** @param state two letters, upper case */
export const liesIn = (zip: string, state: string): boolean => {
  const states = statesOfZip(zip);
  return states.length === 0 || states.includes(state);
};
