// Work that is done already and things that are there, told in whole sentences: put into "skip" before the thing or
// "already done" behind it. Linear replacements on even text.
import type { Replacement } from './text-phrases.ts';
import { DID, DONE, OURS, SOMEBODY_ELSE, everywhere } from './vocabulary/told-words.ts';

/** Done by somebody, at some time. */
export const DONE_ALREADY: readonly Replacement[] = [
  [
    everywhere(
      `\\b(?:was|were|has been|have been|had been|got|has|have|'s been) (?:(?:all|just|already|recently|fully|completely|only|newly|also|been|professionally) )*(?:${DONE})\\b`,
    ),
    'already done',
  ],
  [
    everywhere(
      '(?<!\\b(?:basement|attic|garage|room|house|space|level) )\\b(?:was|were) (?:just )?finished\\b(?! (?:with|in (?!\\d)|as|space|basement))',
    ),
    'already done',
  ],
  [
    everywhere(
      `\\b(?:${SOMEBODY_ELSE}|i|we|they|he|she|the (?:previous|prior|last|former) owners?|previous owners?|the sellers?|the flippers?|the landlord)(?:'ve| have| has| had)? (?:(?:just|already|recently|also|only) )*(?:${DID}|just (?:got|had)) ${OURS}`,
    ),
    'skip ',
  ],
  [
    everywhere(
      `\\b(?:i|we|they|he|she)(?:'ve| have| had)? (?:(?:just|already|recently) )+(?:${DID}) (?:an? )?(?:new )?(?!(?:to|it|this|that)\\b)`,
    ),
    'skip ',
  ],
  [
    everywhere(
      `\\b(?:i|we|they|he|she) (?:${DID}|got|had) (?:an? )?(?:brand )?new (?=[a-z ]{2,30}? (?:in (?:19|20)\\d\\d|last|\\d+ years? ago|this (?:year|spring|summer|fall|winter)|a (?:few|couple))\\b)`,
    ),
    'skip ',
  ],
  [
    everywhere(
      `\\b(?:just |already |recently |we |i )+had ((?:the|our|my|all|new|a|an) [a-z ]{2,40}?) (?:${DONE})\\b`,
    ),
    'skip $1',
  ],
  [everywhere(`(^|[.,;\\n] *)had ((?:the|our|my) [a-z ]{2,40}?) (?:${DONE})\\b`), '$1skip $2'],
  [everywhere(`\\b(?:after|when|once|since) (?:we|i|they) (?:${DID}) ${OURS}`), 'skip '],
  [
    everywhere(
      `(?:\\b(?:is|are|was|were|all) )*\\b(?:brand )?new (?:in (?:19|20)\\d\\d|last (?:year|month|week|spring|summer|fall|winter)|this (?:year|spring|summer|fall|winter)|(?:\\d+|two|three|four|five|a few|a couple(?: of)?) (?:years?|months?) ago)\\b`,
    ),
    ' already done ',
  ],
  [
    everywhere(
      `\\b(?:new )?([a-z]+(?: [a-z]+)?) (?:went|was put|were put) (?:in|on|up|down) (?:last|in (?:19|20)|this|just|a few|a couple|two|three|\\d)`,
    ),
    '$1 already done ',
  ],
];

/** "The house already has gutters": there is nothing to do. */
export const THERE_ALREADY: readonly Replacement[] = [
  [
    everywhere(
      '\\b(?:house|home|place|unit|room|kitchen|bath(?:room)?|building|basement|garage|property|yard|it|that) already (?:has|have|had|got) (?:an? |some )?',
    ),
    'skip ',
  ],
  [
    everywhere(
      '\\bthere(?: is| are|.s) (?!none|nothing|no |not )(?=(?:an? |some )?[a-z ]{2,30}? (?:there )?(?:now|currently|at the moment|today)\\b)',
    ),
    'we have ',
  ],
];

const GOODS = '((?:(?:the|my|our|all|new) )*[a-z]+(?: [a-z]+){0,2}?)';
const OWN = '(?:i|we|they|owners?|home ?owners?|clients?|customers?|tenants?|landlord)';

/** Bought by the owner: only its fitting is ordered. */
export const BOUGHT: readonly Replacement[] = [
  [
    everywhere(
      `\\b${OWN}(?:'ll| will|'m| am|'re| are| is| to)? (?:be )?(?:buy(?:ing)?|supply(?:ing)?|supplies|provid(?:e|es|ing)|furnish(?:ing)?|get(?:ting)?|order(?:ing)?|pick(?:ing)? out) ${GOODS}(?: (?:ourselves|myself|themselves|separately|directly|on our own))(?= *(?:$|[.,;\\n]))`,
    ),
    'owner supplied $1',
  ],
  [
    everywhere(
      `\\b${OWN}(?:'ve| have| has)? (?:already |just )?(?:bought|purchased|ordered|picked up) ${GOODS}(?: (?:ourselves|myself|already|separately|online|from [a-z ]{2,20}|at [a-z ]{2,20}))?(?= *(?:$|[.,;\\n]))`,
    ),
    'owner supplied $1',
  ],
  [
    everywhere(
      '\\b(?:i|we) (?:already )?have ((?:the|our|all the|my) [a-z]+(?: [a-z]+){0,2}?) already(?= *(?:$|[.,;\\n]))',
    ),
    'owner supplied $1',
  ],
  [
    everywhere(
      `\\b(?:owners?|home ?owners?|clients?|customers?|tenants?|landlord) (?:to|will|shall) (?:supply|provide|furnish|buy|purchase) `,
    ),
    'owner supplied ',
  ],
  [
    everywhere(
      '\\b(?:is|are) (?:all |already )*(?:ours|mine|on site|on hand|bought|purchased|ordered|paid for|(?:sitting |stored |waiting |here )*in (?:the|my|our) (?:garage|basement|shed|truck)|(?:sitting |stored |waiting )*in boxes[a-z ]{0,20}?)(?=,? (?:and |but |so )?(?:just )?(?:needs?|install|waiting|ready)\\b| *(?:$|[.,;\\n]))(?:,? (?:and |but |so )?(?:just )?needs? (?:to be )?(?:install(?:ing|ed|ation)|put in|hung|set|fitted))?',
    ),
    'owner supplied',
  ],
];
