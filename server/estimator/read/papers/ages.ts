// How old things are, as far as the text says so: "carpet is 5 years old", "12 year old roof", "roof installed 2015".
import { AGED_THINGS, type AgedThingKey } from '../../../domain/scope/fact-choices.ts';
import { isSame } from '../../../domain/is-same.ts';
import type { ScopeFacts } from '../../../domain/scope/scope-facts.ts';
import type { EstimateRequest } from '../../estimate-request.ts';

type StatedAge = ScopeFacts['ages'][number];

/** Words for things, the narrower first. */
const THINGS: readonly (readonly [words: string, thing: AgedThingKey])[] = [
  ['roof|shingles?|roofing', 'roof'],
  ['gutters?', 'gutters'],
  ['siding', 'siding'],
  ['carpets?|carpeting', 'carpet'],
  ['lvp|vinyl|plank', 'vinyl'],
  ['laminate', 'laminate'],
  ['hardwood', 'hardwood'],
  ['floors?|flooring', 'floor'],
  ['tiles?', 'tile'],
  ['paint', 'paint'],
  ['drywall|sheetrock', 'drywall'],
  ['cabinets?', 'cabinets'],
  ['vanity|vanities', 'vanity'],
  ['counter ?tops?|counters?', 'counters'],
  ['appliances?|dishwasher|refrigerator|fridge|range|stove|washer|dryer', 'appliances'],
  ['water heater', 'water_heater'],
  ['furnace|ac|a/c|air conditioner|hvac|heat pump', 'hvac'],
  ['windows?', 'windows'],
  ['garage doors?', 'garage_door'],
  ['fences?', 'fence'],
  ['decks?', 'deck'],
];

const AGE = String.raw`(\d{1,2})[\s-]*(?:years?|yrs?|y)\.?[\s-]*(?:old|of age)`;
const FILLER = String.raw`(?:\s+(?:is|was|are|were|it's|its|about|approx\.?|approximately|around|roughly|only|just|all|maybe|at)){0,4}`;

const MOST_TEXT = 20_000;
const OLDEST = 150;

interface AgePatterns {
  before: RegExp;
  after: RegExp;
  dated: RegExp;
}

const patternsOf = (words: string): AgePatterns => ({
  before: new RegExp(String.raw`\b${AGE}\s+(?:\w+\s+){0,2}?(?:${words})\b`, 'i'),
  after: new RegExp(String.raw`\b(?:${words})\b,?${FILLER}\s*${AGE}`, 'i'),
  dated: new RegExp(
    String.raw`\b(?:${words})\b,?${FILLER}\s+(?:\w+\s+)?(?:installed|replaced|new|put in|redone|done)\s+(?:in\s+)?((?:19|20)\d\d)\b`,
    'i',
  ),
});

const OF_THINGS = THINGS.map(([words, thing]) => [patternsOf(words), thing] as const);
const OF_HOUSE = patternsOf('house|home|building|property');

const yearsOf = (patterns: AgePatterns, text: string, thisYear: number): number | null => {
  const found = patterns.before.exec(text)?.[1] ?? patterns.after.exec(text)?.[1];
  if (found !== undefined) return Number(found);
  const age = thisYear - Number(patterns.dated.exec(text)?.[1] ?? NaN);
  return age >= 0 && age <= OLDEST ? age : null;
};

const MOST_AGES = 50;

const agesIn = (text: string, thisYear: number, from: StatedAge['from']): StatedAge[] =>
  OF_THINGS.flatMap(([patterns, thing]) => {
    const years = yearsOf(patterns, text, thisYear);
    return years === null ? [] : [{ lifeKeys: [...AGED_THINGS[thing].lifeKeys], years, from }];
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
  const house = yearsOf(OF_HOUSE, text, thisYear);
  const own = agesIn(told, thisYear, 'REQUEST');
  const isOwn = ({ lifeKeys }: StatedAge) => own.some((age) => isSame(age.lifeKeys, lifeKeys));
  return [
    ...own,
    ...agesIn(text, thisYear, 'UPLOAD').filter((age) => !isOwn(age)),
    ...(house === null ? [] : [{ lifeKeys: [], years: house, from: 'REQUEST' as const }]),
  ].slice(0, MOST_AGES);
};
