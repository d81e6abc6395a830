// Whether a place is wet now, has been dried, or got wet long ago: only what is wet now is extracted and dried.
import type { ReadScope } from '../../parser/parsed-request.ts';
import { storyOf } from './story.ts';

const DRYERS =
  '(?:restoration|mitigation|water|drying|emergency|cleanup|remediation) (?:company|crew|team|guy|people|contractor)|servpro|serv pro|servicemaster|service master|puroclean|paul davi';

const DRIED = new RegExp(
  [
    String.raw`\b(?:already|been|was|were|all|is|are|have|has|now|they|company|we|i|crew|everything) (?:all |been |fully |completely |already )*(?:dried|dryed|mitigated|extracted)\b`,
    String.raw`\b(?:dry now|now dry|not wet anymore|no longer wet|not wet now|all dry|dry already|everything (?:is |s |was )?(?:now )?(?:dry|dried)|dried (?:it |everything |all |the place |the house )?(?:out|up))\b`,
    String.raw`\b(?:drying|dry out|dryout|mitigation|water removal|extraction|emergency work)(?: part| work| phase)? (?:is |was |has been |have been |s )?(?:already |all )?(?:been )?(?:done|complete|completed|finished|over|took care of|taken care of)\b`,
    String.raw`\b(?:${DRYERS})[^.]{0,30}\b(?:dried|extracted|drying|done|finished|took|pulled|cut|removed|came)\b`,
    String.raw`\bno (?:drying|mitigation|dry out|extraction)\b|\bno more moisture\b`,
  ].join('|'),
);

const ASKED_FOR =
  /\b(?:need|want|get|must|has to|have to|should)\b[^.]{0,40}\b(?:dried|extracted|dry it out|drying)\b|\b(?:pump|pumped|suck|vacuum) (?:it |the water |the [a-z]+ |all of it )?out\b|\bdry (?:it|everything|the [a-z]+)(?: out)?\b/;

const WET =
  /\b(?:wet(?! (?:bar|room|area|location))|soaked|soaking(?! tub)|saturated|drenched|soggy|waterlogged|squishy|damp(?! wipe)|flood|flooded|flooding|burst|overflow|overflowed|overflowing|sewage|standing water|under water|underwater|(?:in|inch|ft) of (?:standing |sewer |dirty |muddy )?water|water (?:everywhere|all over|pouring|is coming|on the floor)|backed up|dripping|dry (?:it |everything |them |the [a-z]+ )?out|pump(?:ed)? (?:it |the [a-z]+ )?out|mitigation|water (?:loss|damage)|extract)\b/;

const OLD =
  /\b(?:old (?:roof |pipe |water )?(?:leak|stain|damage)|last (?:year|month|summer|winter|spring|fall)|(?:year|month|week) ago|for (?:week|month|year|a while)|rot|rotted|rotten|rotting|dried stain|since fixed)\b/;

export type Wetness = 'wet' | 'dried' | 'old' | 'untold';

/** How wet a place is by what the text says; `untold` when it says neither. */
export const wetnessOf = (scope: ReadScope): Wetness => {
  const story = storyOf(scope);
  if (scope.exclusions.some(({ verb }) => verb === 'mitigate')) return 'dried';
  if (DRIED.test(story) && !ASKED_FOR.test(story)) return 'dried';
  if (OLD.test(story)) return 'old';
  return WET.test(story) ? 'wet' : 'untold';
};

/** The text asks for the drying itself. */
export const asksToDry = (scope: ReadScope): boolean => ASKED_FOR.test(storyOf(scope));

const LEAK_ENDED =
  /\b(?:pipe|leak|plumbing|line|hose|valve|heater|toilet|it) (?:is |was |are |has been |have been |been |s |has |already )+(?:since |now )?(?:been )?(?:fixed|repaired|replaced|stopped|shut off)\b|\bya (?:esta|está) (?:arreglad|reparad)|\balready (?:esta|está) (?:arreglad|reparad)|\bplumber (?:already |has |came and |did )*(?:fixed|repaired|replaced|came|fix)\b/;

/** The pipe the water came from has been mended. */
export const isMended = (scope: ReadScope): boolean => LEAK_ENDED.test(storyOf(scope));
