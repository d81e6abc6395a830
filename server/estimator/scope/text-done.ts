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
