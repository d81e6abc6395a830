// What to ask when the text holds no work that could be priced; what was understood is said back first.
import type { ScopeOfWork } from '../../domain/scope-of-work.ts';
import { conceptOf } from '../parser/concepts/all.ts';
import type { ReadScope } from '../parser/parsed-request.ts';
import type { ReadPlace } from '../parser/parsed-place.ts';
import type { RequestReading } from './reading.ts';

const MOST_NAMED = 6;

const sizeOf = ({ sizes, area }: ReadPlace): string => {
  const [size] = sizes;
  if (size) return ` (${size.length} x ${size.width} ft)`;
  return area === null ? '' : ` (${Math.round(area)} sq ft)`;
};

/** Rooms with their sizes and objects the text names, e.g. "bathroom (5 x 9 ft), toilet, vanity". */
const named = ({ places, tasks }: ReadScope): string[] => [
  ...new Set([
    ...places
      .filter(({ excluded }) => !excluded)
      .map((place) => `${place.label.toLowerCase()}${sizeOf(place)}`),
    ...tasks.map(({ concept }) => conceptOf(concept).words.split('|')[0] ?? concept),
  ]),
];

/** Where the work is and what is to be done there is asked of every scope without work, with answers to tap. */
const questionsFor = (scope: ReadScope, asked: readonly string[]): string[] => {
  const known = named(scope).slice(0, MOST_NAMED);
  return [
    ...asked,
    ...(known.length > 0
      ? [`Understood so far: ${known.join(', ')}. What exactly should be done with it?`]
      : []),
    ...(scope.places.length > 0
      ? []
      : [
          'How large is it? Length and width in feet, or the area in square feet, gives the best price.',
        ]),
    'Which materials or fixtures do you have in mind, and what should stay?',
  ];
};

const MOST = 10;

/** Questions of a scope in which nothing could be priced; none of any other. */
export const questionsWithoutWork = (
  { work, nextId }: ScopeOfWork,
  { scope, questions }: RequestReading,
): ScopeOfWork['questions'] =>
  work.length > 0
    ? []
    : questionsFor(scope, questions)
        .slice(0, MOST)
        .map((text, index) => ({
          id: `q${nextId + index}`,
          text: text.slice(0, 500),
          by: 'RULES' as const,
          about: null,
          moves: null,
          answers: [],
        }));
