// The files that the tests upload, and where they come from.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const FIXTURES = join(import.meta.dirname, '../server/testing/fixtures');
const SAMPLES = join(import.meta.dirname, '../../shared/samples');

export const fixture = (name: string): string => join(FIXTURES, name);
export const sample = (name: string): string => join(SAMPLES, name);
/** Real photos and plans, which are not part of the project. */
export const hasSamples = existsSync(SAMPLES);

export const KITCHEN_WORK =
  'Replace the base and wall cabinets along 14 ft of wall, install a quartz countertop of 42 sq ft, ' +
  'tile the backsplash, install vinyl plank flooring and paint the walls and ceiling. ' +
  'The kitchen is 12 x 14 ft with 8 ft ceilings.';

/** Few lines, where their number does not matter. */
export const BEDROOM_WORK =
  'Paint the walls and install vinyl plank flooring. The bedroom is 12 x 14 ft with 8 ft ceilings.';
