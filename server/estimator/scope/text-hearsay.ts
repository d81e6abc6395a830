// What others said, and what is only wondered about: hearsay, findings of an inspector, "not sure about the roof yet".
// Linear replacements on even text, made before the words are read.
import type { Replacement } from './text-phrases.ts';
import { DID, EXAMINERS, GOSSIPS, LATER, SAY, everywhere } from './vocabulary/told-words.ts';

/** Up to where an order begins again. */
const REST = `[^.;\\n!?]{0,120}?(?=$|[.;\\n!?]|,? (?:so|but|and|now) (?:we|i|please|now|just|need|want|can|could|looking)\\b|, (?:we|i) (?:only|just|need|want)\\b|, (?:replace|install|need|want|please|looking)\\b)`;

/** Who said it, and how well the inspector found it. */
const HEARSAY: readonly Replacement[] = [
  [everywhere(`\\b${GOSSIPS} ${SAY}\\b${REST}`), ' '],
  [
    everywhere(
      `\\b${EXAMINERS} (?:said|says|say|told (?:me|us)|found|flagged|noted|thinks?|thought|reports?|shows?|had|has)(?: that)? (?=[^.;\\n]{0,60}\\b(?:ok|okay|fine|good|great|nothing|no (?:issues?|problems?|damage|concerns?)|years? left|plenty of life|passed|sound|solid)\\b)${REST}`,
    ),
    ' ',
  ],
  [
    everywhere(
      `\\b(?:you|u)(?: guys| all| folks| people)? (?:${DID}|worked on) (?:my|our|his|her|their|the)\\b${REST}`,
    ),
    ' ',
  ],
  [
    everywhere(
      `\\b(?:saw|seen|liked|loved|love) (?:the|your) [a-z ]{2,40} (?:you|u|they)(?: guys)? (?:${DID})\\b${REST}`,
    ),
    ' ',
  ],
  [
    everywhere(
      `\\b(?:the )?(?:listing|ad|zillow|mls)(?: sheet)? (?:says|said|shows|showed|mentions)\\b${REST}`,
    ),
    ' ',
  ],
];

/** Asked about, not ordered. */
const WONDERING: readonly Replacement[] = [
  [
    everywhere(
      `\\b(?:please )?(?:let (?:me|us) know|tell (?:me|us)|advise(?: me| us)?|wondering|curious) (?:if|whether|when|how long)\\b${REST}`,
    ),
    ' ',
  ],
  [
    everywhere(
      `\\bif (?:the|my|our|any)\\b[^.,;\\n]{2,60},? (?:please )?(?:tell (?:me|us)|let (?:me|us) know|call (?:me|us)|advise)\\b${REST}`,
    ),
    ' ',
  ],
  [
    everywhere(
      `\\b(?:(?:we|i)(?: are| am|'re|'m)? )?(?:not sure|unsure|undecided|(?:have ?n.?t|have not|not) (?:yet )?decided|still deciding|still debating|on the fence|no decision(?: yet)?)(?: yet)? (?:about|on|if|whether)\\b(?! it\\b)`,
    ),
    'skip ',
  ],
  [
    everywhere(
      `\\b(?:(?:we|i) )?(?:may|might|could|will probably|would like to)(?: want to| also| even)? (?:do|redo|replace|tackle|get to|look at|add|paint|update|upgrade|remodel) (?=[a-z ]{2,40}? ${LATER}\\b)`,
    ),
    'skip ',
  ],
  [
    everywhere(
      `\\b(?:(?:we|i)(?:'ll| will| plan to|'re going to| are going to| am going to)? )(?:get to|tackle|worry about|deal with|think about|revisit|come back to) `,
    ),
    'skip ',
  ],
  [everywhere(`\\b(?:maybe|perhaps|possibly) ${LATER},? `), 'skip '],
  [
    everywhere(
      `\\b(?:maybe|perhaps|possibly) (?:do )?(?=(?:the|my|our) [a-z ]{2,30}?(?: too| also| as well)?,? (?:but )?${LATER}\\b)`,
    ),
    'skip ',
  ],
];

export const TOLD_BY_OTHERS: readonly Replacement[] = [...HEARSAY, ...WONDERING];
