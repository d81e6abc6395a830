// Rows that words mean beside other words, where the network takes them for another row: one table of what is renamed, and where.
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { readJson } from '../../book/table.ts';
import { IS_AND } from './joints.ts';
import { isWork } from './neighbors.ts';
import type { Draft } from './neighbors.ts';
import { IS_PAINT } from './painting.ts';
import { isFace } from './places.ts';
import { sentenceAt } from './row-phrases.ts';

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
const SENTENCE = /[^.!?\n]+/g;
/** Whether the walls alone are told in a sentence that orders no painting of its own. */
const areWallsApart = ({ mentions, text }: Around): boolean =>
  [...text.matchAll(SENTENCE)].some(
    ({ 0: sentence, index }) =>
      WALLS_ONLY.test(sentence) &&
      !mentions.some(
        ({ role, rows, start }) =>
          role === 'order' &&
          IS_PAINT.test(rows[0] ?? '') &&
          start >= index &&
          start < index + sentence.length,
      ),
  );
const areOnlyWalls = (around: Around): boolean => {
  const { mention, text } = around;
  const clause = mention.words + (/^[^.!?\n]*/.exec(text.slice(mention.end))?.[0] ?? '');
  return WALLS_ONLY.test(clause) || ONLY_WALLS.test(text) || areWallsApart(around);
};

const IS_FOOTER = /^(?:[89]|1\d|20)[ -]?footers?\b(?! (?:for|under)\b)/i;

const isRepiped = ({ mention, mentions }: Around): boolean =>
  mentions.some((other) => other !== mention && isWork(other) && other.rows[0] === 'PLB-REPIPE');

const PUTS_DOOR = /^DOR-(?:ENTRY|SLIDER|FRENCHX)$/;
const isOfEntry = ({ mentions }: Around): boolean =>
  mentions.some(({ role, rows }) => role === 'order' && rows.some((row) => PUTS_DOOR.test(row))) &&
  !mentions.some(({ rows }) => rows.some((row) => /^DOR-(?:INT|BIFOLD|POCKET|BARN)/.test(row)));

/** What is dried, cleaned or torn out after a loss, where nothing is put back. */
const OF_A_LOSS = /^(?:(?:WTR|MLD|FIR)-|@(?:water_mitigation|mold_remediation|smoke_clean)$)/;
const ONLY_MITIGATION =
  /\bmitigation only\b|\bonly (?:the )?mitigation\b|\bno (?:put[- ]?back|re-?build|reconstruction)\b|\b(?:do not|don'?t) (?:price|quote|include) the re-?build\b|\bre-?build (?:will be|is) separate\b/i;
const isOnlyMitigated = ({ mentions, text }: Around): boolean =>
  ONLY_MITIGATION.test(text) &&
  mentions.some(({ rows }) => rows.some((row) => OF_A_LOSS.test(row)));

/** What a mention is joined to. */
const joinedTo = ({ mention, at, mentions, text }: Around): Draft | undefined => {
  const last = mentions[at - 1];
  return last && IS_AND.test(text.slice(last.end, mention.start)) ? last : undefined;
};
const isTiled = (around: Around): boolean =>
  /^(?:re-?)?tile\b/i.test(joinedTo(around)?.words ?? '');
const isOnNewDeck = (around: Around): boolean => joinedTo(around)?.rows[0] === 'FRM-SHTHRF';

const isOfComposite = ({ mentions }: Around): boolean =>
  mentions.some(({ role, rows }) => role === 'order' && rows.includes('DCK-COMP'));

const RENAMED: readonly Renaming[] = [
  // "300 sf of roof sheathing | and shingles": on a new deck shingles are laid, and none is woven in.
  [/^RFG-REPSF$/, /^(?!.*\b(?:patch|repair|weave|woven))/i, 'RFG-ARCH', isOnNewDeck],
  // "Composite deck 12x16 | with railing".
  [/^DCK-RAILWD$/, /^(?!.*\b(?:cedar|pt|treated|wood))/is, 'DCK-RAILCP', isOfComposite],
  // "Prehung entry door, | paint door 2 sides": the one that is put in.
  [/^PNT-DOOR$/, /^(?!.*\b(?:interior|closet|bed ?room|doors)\b)/is, 'PNT-EXTDOOR', isOfEntry],
  // "Category 2 water loss, mitigation only": no new carpet.
  [
    /^(?:CAB|CTP|DRW|FLR|FRM|PNT|TIL|TRM|@(?:cabinet|drywall|floor|paint|wall|water_rebuild)\w*)\b/,
    null,
    null,
    isOnlyMitigated,
  ],
  // "Tile the bathroom floor | and | tub surround".
  [/^PLB-SURR$/, /^(?:the )?(?:tub |shower )?surround$/i, 'TIL-WALL', isTiled],
  [/^DCK-BOARD$/, /\b(?:siding|clapboards?)\b/i, 'SDG-REPAIR'],
  // "Marble look tile" is porcelain.
  [/^TIL-STONE$/, /\b(?:look|effect|style)\b/i, 'TIL-FLOOR'],
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

const FILE = new URL('../../data/reader/meant-rows.json', import.meta.url);
/**
 * Rows by patterns of their codes, and what has to stand round them: in the words of the mention, in its clause from the first of
 * them on, right before it, in its sentence, anywhere in the text, or among the rows of other work. `to` is the row that is
 * meant; where it is absent the book has none, and the words are asked. Own judgment by row.
 */
const MEANT = z.array(
  z.strictObject({
    row: z.string(),
    said: z.string().default('.*'),
    clause: z.string().default('.*'),
    before: z.string().default('.*'),
    sentence: z.string().default('.*'),
    text: z.string().default(''),
    beside: z.string().optional(),
    to: z.string().optional(),
  }),
);
const MOST_BEHIND = 60;
const MOST_BEFORE = 24;

const exactly = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, 'is');

/** What a row of the table asks of what stands round a mention. */
const fitsRound = (meant: z.infer<typeof MEANT>[number]): ((around: Around) => boolean) => {
  const clause = exactly(meant.clause);
  const before = exactly(meant.before);
  const sentence = exactly(meant.sentence);
  const anywhere = new RegExp(meant.text, 'is');
  const beside = meant.beside === undefined ? null : exactly(meant.beside);
  return ({ mention: { start, end, words }, at, mentions, text }) => {
    const behind = /^[^.;\n]*/.exec(text.slice(end, end + MOST_BEHIND))?.[0] ?? '';
    const isBeside = (other: Draft, place: number): boolean =>
      place !== at && isWork(other) && other.rows.some((row) => beside?.test(row));
    return (
      anywhere.test(text) &&
      clause.test(words + behind) &&
      before.test(text.slice(Math.max(0, start - MOST_BEFORE), start)) &&
      sentence.test(sentenceAt(text, start, end)) &&
      (beside === null || mentions.some(isBeside))
    );
  };
};

const ALL: readonly Renaming[] = [
  ...RENAMED,
  ...readJson('reader/meant-rows.json', readFileSync(FILE, 'utf8'), MEANT).map(
    (meant): Renaming => [
      exactly(meant.row),
      exactly(meant.said),
      meant.to ?? null,
      fitsRound(meant),
    ],
  ),
];

/** Gives mentions the rows that they mean beside the others. */
export const renameRows = (mentions: readonly Draft[], text: string): void => {
  for (const [at, mention] of mentions.entries()) {
    if (!isWork(mention)) continue;
    const around: Around = { mention, at, mentions, text };
    const rows = mention.rows.flatMap((own) => {
      const [, , to = own] =
        ALL.find(
          ([row, words, , where]) =>
            row.test(own) && words?.test(mention.words) !== false && where?.(around) !== false,
        ) ?? [];
      return to ?? [];
    });
    // A package holds the rows that were likely beside it.
    const whole = rows.find((row) => row.startsWith('@') && !mention.rows.includes(row));
    // What words are taken for, and what they mean for it, are one meaning.
    if (whole !== undefined)
      mention.chance = mention.candidates
        .filter(({ code }) => code === whole || mention.rows.includes(code))
        .reduce((sum, { chance }) => sum + chance, 0);
    mention.rows = whole === undefined ? [...new Set(rows)] : [whole];
  }
};
