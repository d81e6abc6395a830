// The set: thirty papers in ten layouts, three each, two more claims, and one of 500 lines. All of it is made up, people and companies too.
import { ADJUSTER_PAPERS } from './adjuster.ts';
import { CARRIER_PAPERS } from './carrier.ts';
import { CITY_PAPERS } from './city.ts';
import { CLAIM_PAPERS } from './claim.ts';
import type { ExpectedPaper, PaperRecipe } from './content.ts';
import { LONG_PAPER } from './long.ts';
import { PASTED_PAPERS } from './pasted.ts';
import { PHOTO_PAPERS } from './photo.ts';
import { ROOFER_PAPERS } from './roofer.ts';
import { SCAN_PAPERS } from './scan.ts';
import { SPREADSHEET_PAPERS } from './spreadsheet.ts';
import { TWO_COLUMN_PAPERS } from './two-column.ts';
import { WORD_PAPERS } from './word.ts';

export const PAPER_RECIPES: readonly PaperRecipe[] = [
  ...ADJUSTER_PAPERS,
  ...CARRIER_PAPERS,
  ...ROOFER_PAPERS,
  ...TWO_COLUMN_PAPERS,
  ...SPREADSHEET_PAPERS,
  ...WORD_PAPERS,
  ...SCAN_PAPERS,
  ...PHOTO_PAPERS,
  ...PASTED_PAPERS,
  ...CITY_PAPERS,
  ...CLAIM_PAPERS,
  LONG_PAPER,
];

export interface MadePaper {
  name: string;
  layout: string;
  fileName: string;
  bytes: Buffer;
  /** A pasted text: it comes without a file, too. */
  text: string | null;
  expected: ExpectedPaper;
}

/** Makes the file of a paper; the same content every time. */
export const makePaper = async (recipe: PaperRecipe): Promise<MadePaper> => {
  const { name, layout, fileName, expected } = recipe;
  const bytes = await recipe.make();
  const text = layout === 'pasted' ? bytes.toString() : null;
  return { name, layout, fileName, bytes, text, expected };
};
