// Wishes said apart from their thing ("We have old gutters. Clean them."), stain that is wanted, and the house that is
// only spoken of. Linear replacements on even text.
import type { Replacement } from './text-phrases.ts';

export const WISHES: readonly Replacement[] = [
  // "We have old gutters. Clean them."
  [
    /([^.;!?\n]{5,160})\. +((?:please |just |only )*(?:re)?(?:paint|stain|clean|finish|seal|repair|fix|replace|remove|glaze|sand|surface|coat|wash|caulk|grout|move|set) (?:them|it)\b)(?= *(?:$|[.;!\n]))/g,
    (whole, told = '', wish = '') =>
      /\b(?:have|has|old|original|stays?|fine|is|are)\b/.test(told) ? `${told}, ${wish}` : whole,
  ],
  [
    /\b((?:want|wants|get|have|having|need|like)(?: to have| to get)? (?:the |my |our |it|them)(?: ?[a-z]+){0,2}) stained\b/g,
    '$1 restained',
  ],
  [/\b(only|just|simply|(?<!\b(?:needs?|wants?|has|have|not) )to be) stained\b/g, '$1 restained'],
  [
    /\b(?:just |recently |finally )*(?:bought|moved into|purchased|closed on|inherited) (?:the|a|an|our|this|my) (?:new |old |older |first )*(?:house|home|condo|place|property|townhouse)(?: last (?:year|month|week)| recently)?\b/g,
    ' ',
  ],
  [
    /\b(?:love|like) (?:the|our|my|this) (?:house|home|place|condo|neighbou?rhood|location)\b/g,
    ' ',
  ],
];
