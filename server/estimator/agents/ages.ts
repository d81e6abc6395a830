// How old things are, as far as the user said so: "carpet is 5 years old", "12 year old roof", "roof installed 2015".
import type { EstimateRequest } from '../estimator.ts';

export interface Ages {
  /**
   * Years of the item with this life key; null when nobody said.
   * @param listed what a document lists for this very item: the user's own words beat it, other text of uploads does not
   */
  of(lifeKey: string, listed?: number): number | null;
  /** Years since the house was built: nothing in it is older unless stated. */
  house: number | null;
}

/** Words for things → beginnings of their life keys in useful_life.csv. */
const THINGS: readonly (readonly [words: string, ...keys: string[]])[] = [
  ['roof|shingles?|roofing', 'roof_'],
  ['gutters?', 'gutter'],
  ['siding', 'siding_', 'stucco'],
  ['carpets?|carpeting', 'carpet'],
  ['lvp|vinyl|plank', 'vinyl'],
  ['laminate', 'laminate'],
  ['hardwood', 'hardwood', 'engwood', 'finish'],
  ['floors?|flooring', 'vinyl', 'laminate', 'hardwood', 'engwood', 'carpet', 'tile'],
  ['tiles?', 'tile'],
  ['paint', 'paint'],
  ['drywall|sheetrock', 'drywall'],
  ['cabinets?', 'cabinets', 'vanity'],
  ['vanity|vanities', 'vanity'],
  ['counter ?tops?|counters?', 'ctop_'],
  ['appliances?|dishwasher|refrigerator|fridge|range|stove|washer|dryer', 'appliance'],
  ['water heater', 'water_heater'],
  ['furnace|ac|a/c|air conditioner|hvac|heat pump', 'hvac'],
  ['windows?', 'window_'],
  ['garage doors?', 'garage_door'],
  ['fences?', 'fence_'],
  ['decks?', 'deck_'],
];

const AGE = String.raw`(\d{1,2})[\s-]*(?:years?|yrs?|y)\.?[\s-]*(?:old|of age)`;
const FILLER = String.raw`(?:\s+(?:is|was|are|were|it's|its|about|approx\.?|approximately|around|roughly|only|just|all|maybe|at)){0,4}`;

const MOST_TEXT = 20_000;
const OLDEST = 150;

const yearsOf = (words: string, text: string, thisYear: number): number | null => {
  const before = new RegExp(String.raw`\b${AGE}\s+(?:\w+\s+){0,2}?(?:${words})\b`, 'i').exec(text);
  const after = new RegExp(String.raw`\b(?:${words})\b,?${FILLER}\s*${AGE}`, 'i').exec(text);
  const found = before?.[1] ?? after?.[1];
  if (found !== undefined) return Number(found);
  const dated = new RegExp(
    String.raw`\b(?:${words})\b,?${FILLER}\s+(?:\w+\s+)?(?:installed|replaced|new|put in|redone|done)\s+(?:in\s+)?((?:19|20)\d\d)\b`,
    'i',
  ).exec(text);
  const age = thisYear - Number(dated?.[1] ?? NaN);
  return age >= 0 && age <= OLDEST ? age : null;
};

/** Life key → years as this text says. */
const knownIn = (text: string, thisYear: number) => {
  const known = THINGS.flatMap(([words, ...keys]) => {
    const years = yearsOf(words, text, thisYear);
    return years === null ? [] : [{ keys, years }];
  });
  return (lifeKey: string): number | null =>
    known.find(({ keys }) => keys.some((key) => lifeKey.startsWith(key)))?.years ?? null;
};

/** Reads ages out of everything the user wrote and uploaded. */
export const agesOf = (
  { instructions, uploads, now }: Pick<EstimateRequest, 'instructions' | 'uploads' | 'now'>,
  yearBuilt: number | null,
): Ages => {
  const thisYear = now.getUTCFullYear();
  const told = instructions.slice(0, MOST_TEXT);
  const text = [instructions, ...uploads.map((upload) => upload.text)]
    .join('\n')
    .slice(0, MOST_TEXT);
  const [stated, read] = [told, text].map((source) => knownIn(source, thisYear));
  const house = yearsOf('house|home|building|property', text, thisYear);
  return {
    of: (lifeKey, listed) => stated?.(lifeKey) ?? listed ?? read?.(lifeKey) ?? null,
    house: house ?? (yearBuilt === null ? null : Math.max(0, thisYear - yearBuilt)),
  };
};
