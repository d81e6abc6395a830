// What water and fire leave to do: the cleaning of soot, water by its category, and what is put back after a fire.
import { isWork } from './neighbors.ts';
import type { Draft } from './neighbors.ts';

const SMOKE =
  /\b(?:smoke|soot|fire)\b(?! ?(?:alarms?|detectors?|places?|pits?|rat(?:ed|ing)|doors?|extinguishers?|sprinklers?|caulk\w*|block\w*|code)\b)/i;
const WATER = /\b(?:water|flood\w*|leak\w*|burst|wet|sewage)\b/i;
const CLEAN_ALL =
  /\bclean(?:ing|ed)?\b[^.;\n]{0,24}\b(?:everything|all of it|it all|all (?:the )?surfaces|(?:the )?(?:whole|entire) (?:house|home|condo|apartment|unit|place))\b/i;
const SEALS = /\b(?:seal|re-?paint|paint)/i;
/** Parts of the cleaning after smoke. Beside them "everything" is the walls and ceilings. */
const SMOKE_PART = /^FIR-(?:CLN|DEODOR|FOG|SEAL|CONT|PACK)/;
/** What water and fire have rows of their own for. */
const AFTER_FIRE: Readonly<Record<string, string>> = {
  'WTR-CONT': 'FIR-CONT',
  '@water_rebuild': '@fire_room',
};

/** "Clean and seal everything" after smoke: the job, or the cleaning alone where its other parts are named for themselves. */
const cleanAll = (mentions: readonly Draft[]): void => {
  const all = mentions.find((mention) => isWork(mention) && CLEAN_ALL.test(mention.words));
  const parts = mentions
    .filter((mention) => isWork(mention) && mention !== all)
    .flatMap(({ rows }) => rows)
    .filter((row) => SMOKE_PART.test(row));
  if (!all || all.rows.includes('@smoke_clean') || parts.some((row) => row.startsWith('FIR-CLN')))
    return;
  const code = parts.length > 0 ? 'FIR-CLNWL' : '@smoke_clean';
  const sealed = SEALS.test(all.words) && !parts.includes('FIR-SEAL') ? ['FIR-SEAL'] : [];
  all.rows = [code, ...sealed, ...all.rows.filter((row) => row === 'HVC-CLEAN')];
  all.candidates = [{ code, chance: 1 }];
  all.chance = 1;
};

const CLEAN_WATER = /\b(?:clean|clear) water\b|\bcat(?:egory)?\.? ?1\b/i;
const FOUL_WATER =
  /\bcat(?:egory)?\.? ?[23]\b|\bsew(?:er|age)|\b(?:black|gr[ae]y|dirty|muddy|flood) water/i;

/** Clean water is drawn off as such, whatever the depth of it. */
export const settleWater = (mentions: readonly Draft[], text: string): void => {
  if (!CLEAN_WATER.test(text) || FOUL_WATER.test(text)) return;
  const row = /\bcarpet/i.test(text) ? 'WTR-EXTC' : 'WTR-EXTH';
  for (const mention of mentions.filter(isWork))
    mention.rows = mention.rows.map((code) => (code === 'WTR-EXT3' ? row : code));
};

/** After a fire, what is put back and cleaned is another work than after water. */
export const settleFire = (mentions: Draft[], text: string): void => {
  if (!SMOKE.test(text) || WATER.test(text)) return;
  for (const mention of mentions.filter(isWork))
    mention.rows = mention.rows.map((row) => AFTER_FIRE[row] ?? row);
  cleanAll(mentions);
};
