// Rows that words mean beside other words, where the network takes them for another row: one table of what is renamed, and where.
import { isWork } from './neighbors.ts';
import type { Draft } from './neighbors.ts';
import { isFace } from './places.ts';

/** What stands round a mention. */
interface Around {
  mention: Draft;
  /** Where it stands among the mentions. */
  at: number;
  mentions: readonly Draft[];
  text: string;
}

/** A row, words that the mention has, the row that is meant, and what else has to stand round it; null where the book has none. */
type Renaming = readonly [
  row: RegExp,
  words: RegExp | null,
  to: string | null,
  where?: (around: Around) => boolean,
];

const NEAR_CEILING = 24;
const RIGHT_BEHIND_CEILING = /\bceilings? (?:\d[\d.]* ?(?:x|by) ?\d[\d.]* )?$/i;
const isOverhead = ({ mention: { start }, text }: Around): boolean =>
  RIGHT_BEHIND_CEILING.test(text.slice(Math.max(0, start - NEAR_CEILING), start));

const isOfFace = ({ mention: { places } }: Around): boolean =>
  places.length > 0 && places.every(isFace);

const WALLS_ONLY = /\bwalls? only\b|\b(?:only|just) (?:the )?walls?\b/i;
/** The same as a sentence of its own. */
const ONLY_WALLS = /(?:^|[.;!\n] ?)(?:walls? only|(?:only|just) (?:the )?walls?) ?(?:[.;,!\n]|$)/i;
const areOnlyWalls = ({ mention, text }: Around): boolean =>
  WALLS_ONLY.test(mention.words + (/^[^.!?\n]*/.exec(text.slice(mention.end))?.[0] ?? '')) ||
  ONLY_WALLS.test(text);

const IS_FOOTER = /^(?:[89]|1\d|20)[ -]?footers?\b(?! (?:for|under)\b)/i;

const isRepiped = ({ mention, mentions }: Around): boolean =>
  mentions.some((other) => other !== mention && isWork(other) && other.rows[0] === 'PLB-REPIPE');

const RENAMED: readonly Renaming[] = [
  // "Hall ceiling 4x12 | drywall".
  [/^DRW-WALL$/, /^(?!.*\bwall)/is, 'DRW-CEIL', isOverhead],
  [/^(?:DCK|CNC)-FOOT$/, IS_FOOTER, null],
  // "Repipe the house | with PEX, 2 baths": what its pipes are made of.
  [
    /^PLB-(?:PEX|REPIPE)$/,
    /^(?:new )?(?:pex|copper)\b(?!.*\d ?(?:ft|feet|lf)\b)/i,
    null,
    isRepiped,
  ],
  // "Paint the dining room, walls only": no ceiling and no trim.
  [/^@paint_room$/, null, '@paint_walls_only', areOnlyWalls],
  [/^(?:@paint_|PNT-(?:WALL|CEIL))/, null, '@exterior_paint', isOfFace],
];

/** Gives mentions the rows that they mean beside the others. */
export const renameRows = (mentions: readonly Draft[], text: string): void => {
  for (const [at, mention] of mentions.entries()) {
    if (!isWork(mention)) continue;
    const around: Around = { mention, at, mentions, text };
    const rows = mention.rows.flatMap((own) => {
      const [, , to = own] =
        RENAMED.find(
          ([row, words, , where]) =>
            row.test(own) && words?.test(mention.words) !== false && where?.(around) !== false,
        ) ?? [];
      return to ?? [];
    });
    // A package holds the rows that were likely beside it.
    const whole = rows.find((row) => row.startsWith('@') && !mention.rows.includes(row));
    mention.rows = whole === undefined ? [...new Set(rows)] : [whole];
  }
};
