// Makes free text even: one spelling for quotes, dashes and units, lower case, a bounded length.
// Only simple, linear replacements; nothing here understands anything.
import { withSums } from './text-sums.ts';
import { LEFT_REPLACEMENTS } from './text-left.ts';
import { AIM_REPLACEMENTS } from './text-aims.ts';
import { PHRASE_REPLACEMENTS, type Replacement } from './text-phrases.ts';
import { LOSS_REPLACEMENTS } from './text-loss.ts';
import { PLACE_REPLACEMENTS } from './text-places.ts';
import { DAMAGE_REPLACEMENTS } from './text-damage.ts';
import { SITE_REPLACEMENTS } from './text-site.ts';
import { INSIDE_REPLACEMENTS } from './text-inside.ts';
import { TALK_REPLACEMENTS } from './text-talk.ts';
import { THING_REPLACEMENTS } from './text-things.ts';
import { TRADE_REPLACEMENTS } from './text-trade.ts';
import { UNIT_REPLACEMENTS } from './text-units.ts';

/** In the order in which they build on each other. */
const WORDINGS: readonly Replacement[] = [
  ...DAMAGE_REPLACEMENTS,
  ...TALK_REPLACEMENTS,
  ...AIM_REPLACEMENTS,
  ...SITE_REPLACEMENTS,
  ...LOSS_REPLACEMENTS,
  ...INSIDE_REPLACEMENTS,
  ...PHRASE_REPLACEMENTS,
  ...PLACE_REPLACEMENTS,
  ...TRADE_REPLACEMENTS,
  ...THING_REPLACEMENTS,
];

/** Characters read; more adds nothing a person would type and costs time. */
export const READ_AT_MOST = 24_000;

const REPLACEMENTS: readonly (readonly [pattern: RegExp, by: string])[] = [
  [/\S{1,80}@\S{1,80}|https?:\/\/\S{1,300}/g, ' '],
  [/\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b/g, ' '],
  [/\b\d{1,2}\/\d{1,2}\/\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b/g, ' '],
  [/(\d)(?=[a-z])/g, '$1 '],
  [/[\u2018\u2019\u2032\u00b4`]/g, "'"],
  [/[\u201c\u201d\u2033]|''/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\u00d7\u2715]|(?<=\d) ?\*(?= ?\d)/g, ' x '],
  [/[\u2022\u00b7\u25cf\u25aa*]+/g, ' ; '],
  [/\bn\.\s?i\.\s?c\b\.?/g, ' nic '],
  [/\bw\/o\b/g, ' without '],
  [/\bnext[ -]door\b/g, ' '],
  [/\b(?:tree|limb|branch) (?:is |was )?already (?:gone|removed|out)\b/g, 'tree is gone'],
  // What is out already needs no demolition.
  [
    /\b(?:old |existing |the )?[a-z]{3,} (?:(?:is|are|was|were|has been|have been) )?already (?:out|gone|removed|pulled(?: up| out)?|torn out|ripped out|tore out|stripped)\b/g,
    ' no demo ',
  ],
  [
    /\balready (?:pulled|removed|ripped|tore|took|stripped) (?:up |out |off )?(?:the |old |all the )*[a-z]{3,}\b/g,
    ' no demo ',
  ],
  [/\blight(?= (?:soot|smoke|damage|residue|traffic|cleaning|rain|wear)\b)/g, 'mild'],
  [/\bw\//g, ' with '],
  [/\br\s?&\s?r\b|\bremove (?:and|&|\/) ?replace\b|\btear out and replace\b/g, ' rnr '],
  [
    /\b(?:d\s?&\s?r|m\s?&\s?r)\b|\b(?:detach|remove)(?:,? and | ?& ?| ?\/ ?)(?:reset|reinstall|re-install)\b/g,
    ' dnr ',
  ],
  // People who stay are no part of the building that stays.
  [
    /\b(?:will |can |must )?(?:be )?(?:stay|stays|staying|live|lives|living|remain|remains) (?:in|inside|at|on) (?:the|our|my|their|this) (?:house|home|property|building|apartment|unit|condo|site)\b/g,
    ' ',
  ],
  [/\b(\w+) (?:n|'n'|'n) (?=[a-z]{3})/g, '$1 and '],
  // A plan that stays, and a figure that leaves something out, order nothing.
  [
    /\b(?:(?:keep(?:ing)?|with|in) (?:the |our )?)?(?:same|existing|current) (?:basic |general )?(?:layout|footprint|floor ?plan)\b|\bno (?:layout )?changes? (?:to|in) (?:the )?layout\b|\bno layout changes?\b|(?<!open )\bfloor ?plans?\b(?! open)/g,
    ' ',
  ],
  [/\bnot (?:counting|including) (?:the |any )?\w+\b(?= *(?:$|[.,;\n]))/g, ' '],
  [/\b(?:along|against|on|at|by) (?:the |a )?window wall\b/g, ' '],
  [/\b5\/4\s?x\s?\d+(?:\s?x\s?\d+\s?(?:ft\b|'|in\b|"))?/g, ' '],
  [/\b(?:keeps?|kept) (?:on )?(?=\w{3,}ing\b)/g, ' '],
  [/\bturn(?:ing)? (?=(?:[a-z-]+ ){1,5}into\b)/g, 'convert '],
  [
    /\b(?:to )?(?:tie|tying|blend|blending|butt|transition|transitioning)(?: up)? (?:in )?(?:in)?to (?:the |our )?(?:existing )?[a-z]+(?: room)?\b/g,
    ' ',
  ],
  [/\blevel(?:ing)? (?=(?:the |my |our )?(?:[a-z]+ ){0,2}floor\b)/g, 'floor leveling '],
  [/\b(?:vaulted|cathedral|coffered|tray) ceilings?\b/g, ' vaulted '],
  [/\bkeep(?:ing)? (?:the |our )?layout\b/g, ' '],
  [
    /\b(?:[a-z-]+ ){0,3}shower where (?:(?:the|our|an?|old|existing) )*(?:bath ?)?tub (?:is|was|sits|used to be)(?: now)?\b/g,
    'tub to shower conversion',
  ],
  [/\bwhere (?:the |there )?[a-z ]{1,20}?(?:is|are|was|were)(?: now| currently)?\b/g, ' '],
  [/\bvanity (18|24|30|36|42|48|54|60|72)\b(?! ?(?:in\b|"|x))/g, 'vanity $1 in '],
  [/(\d) ?(?:ft\b|') (?=to (?:the )?deck,? (?:at )?\d)/g, '$1 lf '],
  [/\bnot (?:coming|going) back\b/g, ' '],
  [
    /\b(carpet|tiles?|vinyl|laminate|flooring|hardwood|linoleum|tub|cabinets?|paneling|wallpaper) (?:out|goes|off|gone)\b(?= *(?:$|[.,;\n]|and\b))/g,
    '$1 removed',
  ],
  [
    /\b(lvp|lvt|vinyl plank|carpet|tiles?|laminate|hardwood|vinyl) (?:in|down)\b(?= *(?:$|[.,;\n]))/g,
    '$1 installed',
  ],
  // "A new 48 single sink vanity" is 48 inches wide.
  [
    /\b(18|24|30|36|42|48|54|60|72)\s+(?=(?:(?:single|double|sink|new|white|floating|wall|mount|oak|gray|grey|wide)\s+){0,3}vanity\b)/g,
    '$1 in ',
  ],
  [/\b(?:kitchen )?uppers\b/g, ' upper cabinets '],
  [/\b(?:kitchen )?lowers\b/g, ' base cabinets '],
  [/\b(has|have|got|with|is) a (?:water )?stain\b/g, '$1 water stain '],
  [/\bcabs\b/g, ' cabinets '],
  [/\bkicked[- ]in\b/g, ' replace '],
  // Cut and wet drywall is told by its height.
  [/\b2 ft (?=(?:drywall|flood|sheetrock) cut\b|(?:up|high) (?:on|for|along)\b)/g, '24 in '],
  [/\b4 ft (?=(?:drywall|flood|sheetrock) cut\b|(?:up|high) (?:on|for|along)\b)/g, '48 in '],
  [/\bgraffiti (?:on|all over|across)\b/g, ' repaint '],
  // "12 units 2br" are units of a size, not bedrooms.
  [
    /\b(\d+ (?:units?|apartments?|apts?)),? \d ?(?:br|bd|bed(?:room)?s?)\b(?: ?\/? ?\d ?ba(?:th)?s?\b)?/g,
    '$1',
  ],
  [/\b(deck\b[^.\n]{0,80}?\d ?(?:lf|ft) (?:of )?)rails?\b/g, '$1 railing'],
  [/\blites\b/g, ' lights '],
  [/\bbtwn\b/g, ' between '],
  [/\b(?:thru-?out|thruout)\b/g, ' throughout '],
  [/\b(?:1\/2|half)[ -]?bath(?:room)?/g, ' powder room'],
  [/\b(?:no need (?:to|for)|(?:do not|don't|dont) need(?: to)?)\b/g, ' skip '],
  [/\b(?:other than|apart from|aside from|but not|rather than)\b/g, ' except '],
  [/\bdon't|\bdo not\b|\bdont\b|\bdoesn't\b|\bdoes not\b/g, ' dont '],
];

/** "950 sq ft. Walls only.": the stop ends the sentence, not an abbreviation. */
const UNIT_AT_END =
  /(?<![A-Za-z])([Ff]t|[Ss][Ff]|[Ll][Ff]|[Ss]qft|[Ii]n|[Yy]ds?)\. (?=[A-Z][a-z])/g;

/** The same in a text without capitals: "about 28 ft. crown is fine". */
const LOWER_UNIT_AT_END =
  /(?<!\b(?:lin|sq|cu)\. ?)(?<![a-z])(ft|sf|lf|sqft|yds?)\. (?!(?:x|by|of|long|wide|high|tall|deep|and|or|to|in|on|at|for|with|per|each|total)\b)(?=[a-z])/g;
const isLowerCase = (text: string): boolean =>
  !/[A-Z]/.test(text) || (/[a-z]{3}\. [a-z]/.test(text) && !/[a-z]\. [A-Z]/.test(text));

const replaced = (text: string, rows: readonly Replacement[]): string => {
  let told = text;
  for (const [pattern, by] of rows)
    told = typeof by === 'string' ? told.replace(pattern, by) : told.replace(pattern, by);
  return told;
};

const even = (raw: string, wordings: readonly Replacement[]): string => {
  const cut = raw.slice(0, READ_AT_MOST).normalize('NFKC');
  const ended = isLowerCase(cut) ? cut.replace(LOWER_UNIT_AT_END, '$1 . ') : cut;
  let text = ended.replace(UNIT_AT_END, '$1 . ').toLowerCase();
  for (const [pattern, by] of REPLACEMENTS) text = text.replace(pattern, by);
  text = withSums(replaced(text, UNIT_REPLACEMENTS));
  return replaced(text, wordings);
};

const TOLD: readonly Replacement[] = [...LEFT_REPLACEMENTS, ...WORDINGS];

/** `raw` cut to {@link READ_AT_MOST} characters and made even. */
export const evenText = (raw: string): string => even(raw, TOLD);

/** A name from the parser's own tables, made even like a text; what people tell is not looked for in it. */
export const evenPhrase = (name: string): string => even(name, WORDINGS);
