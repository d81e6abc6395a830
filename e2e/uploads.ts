// The files that the tests upload, and where they come from.
import { join } from 'node:path';

const FIXTURES = join(import.meta.dirname, '../server/testing/fixtures');

export const fixture = (name: string): string => join(FIXTURES, name);

export const KITCHEN_WORK =
  'Replace the base and wall cabinets along 14 ft of wall, install a quartz countertop of 42 sq ft, ' +
  'tile the backsplash, install vinyl plank flooring and paint the walls and ceiling. ' +
  'The kitchen is 12 x 14 ft with 8 ft ceilings.';

/** Few lines, where their number does not matter. */
export const BEDROOM_WORK =
  'Paint the walls and install vinyl plank flooring. The bedroom is 12 x 14 ft with 8 ft ceilings.';
