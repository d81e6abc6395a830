// How old things are, as far as the text says so: "carpet is 5 years old", "12 year old roof", "roof installed 2015".
import type { ScopeFacts } from '../../domain/scope-facts.ts';
import type { EstimateRequest } from '../estimator.ts';

type StatedAge = ScopeFacts['ages'][number];

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

const MOST_AGES = 50;
const HOUSE = 'house|home|building|property';

const agesIn = (text: string, thisYear: number, from: StatedAge['from']): StatedAge[] =>
  THINGS.flatMap(([words, ...lifeKeys]) => {
    const years = yearsOf(words, text, thisYear);
    return years === null ? [] : [{ lifeKeys, years, from }];
  });

/** Ages told in the request, then those told anywhere; the house's own has no life keys. */
export const agesTold = ({
  instructions,
  uploads,
  now,
}: Pick<EstimateRequest, 'instructions' | 'uploads' | 'now'>): StatedAge[] => {
  const thisYear = now.getUTCFullYear();
  const told = instructions.slice(0, MOST_TEXT);
  const text = [instructions, ...uploads.map((upload) => upload.text)]
    .join('\n')
    .slice(0, MOST_TEXT);
  const house = yearsOf(HOUSE, text, thisYear);
  return [
    ...agesIn(told, thisYear, 'REQUEST'),
    ...(text === told ? [] : agesIn(text, thisYear, 'UPLOAD')),
    ...(house === null ? [] : [{ lifeKeys: [], years: house, from: 'REQUEST' as const }]),
  ].slice(0, MOST_AGES);
};
