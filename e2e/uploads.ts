// The files that the tests upload, and where they come from.
import { join } from 'node:path';
import { makePaper, PAPER_RECIPES } from '../server/estimator/read/tables/testing/papers/make.ts';

const FIXTURES = join(import.meta.dirname, '../server/testing/fixtures');

export const fixture = (name: string): string => join(FIXTURES, name);

/** A paper of the set of made papers, by its name there, as a file to choose. */
export const paper = async (name: string) => {
  const recipe = PAPER_RECIPES.find((each) => each.name === name);
  if (!recipe) throw new Error(`No paper is called ${name}.`);
  const { fileName, bytes } = await makePaper(recipe);
  return { name: fileName, mimeType: 'application/octet-stream', buffer: bytes };
};

export const KITCHEN_WORK =
  'Replace the base and wall cabinets along 14 ft of wall, install a quartz countertop of 42 sq ft, ' +
  'tile the backsplash, install vinyl plank flooring and paint the walls and ceiling. ' +
  'The kitchen is 12 x 14 ft with 8 ft ceilings.';

/** Few lines, where their number does not matter. */
export const BEDROOM_WORK =
  'Paint the walls and install vinyl plank flooring. The bedroom is 12 x 14 ft with 8 ft ceilings.';

/** Too little for a general contractor's overhead: none of its lines follows the others. */
export const SMALL_WORK =
  'Paint the walls and install vinyl plank flooring. The bedroom is 10 x 11 ft with 8 ft ceilings.';
