// What to ask when the text holds no work that could be priced.
import type { Scope } from '../scope/scope.ts';

/** Questions for a scope without any priced line; always at least two. */
export const questionsFor = (scope: Scope, asked: readonly string[]): string[] => {
  const [place] = scope.places;
  const where = place ? `the ${place.label.toLowerCase()}` : null;
  return [
    ...asked,
    where
      ? `What should be done in ${where}: repair, replace, paint or remodel?`
      : 'Which room or part of the property is the work for?',
    ...(where ? [] : ['What should be done there, for example paint, replace, repair or remodel?']),
    'How large is it? Length and width in feet, or the area in square feet, gives the best price.',
    'Which materials or fixtures do you have in mind, and what should stay?',
  ];
};
