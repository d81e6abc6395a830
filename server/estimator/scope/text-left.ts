// Sentences by which people say that a thing is not to be worked on, put into the few words the parser knows for it:
// "skip" before the thing, "stays as is", "already done" and "by others" behind it. Linear replacements on even text.
import type { Replacement } from './text-phrases.ts';
import { BOUGHT, DONE_ALREADY, THERE_ALREADY } from './text-done.ts';
import { WISHES } from './text-wishes.ts';
import { TOLD_BY_OTHERS } from './text-hearsay.ts';
import {
  ADVERBS,
  DOES,
  FINE,
  LATER,
  OURS,
  SOMEBODY_ELSE,
  everywhere,
} from './vocabulary/told-words.ts';

const END = '(?= *(?:$|[.,;:!)\\n]|-|\\b(?:and|but|so|since|because|as|from|there)\\b))';
const STOP = '(?= *(?:$|[.;\\n!?]))';
const TOUCHED =
  'touched|disturbed|moved|removed|replaced|changed|altered|redone|torn (?:out|up|down|off)|taken (?:out|up|down)|ripped (?:out|up)|demoed|demolished|worked on|damaged|messed with|done|painted|included|refinished|repaired|installed';

const PLACES =
  '(?:(?:whole |entire )?(?:house|home)|kitchen|(?:[a-z]+ )?bath(?:room)?s?|powder room|(?:[a-z]+ )?bedroom|(?:living|dining|family|laundry|sun) ?room|basement|garage|attic|office|exterior|outside|yard)';

/** "Kitchen stays how it is except: …" orders what follows, there. */
const ALL_BUT: readonly Replacement[] = [
  [
    everywhere(
      `\\b(?:(?:the|my|our) )?(${PLACES})? ?(?:(?:everything|all)(?: else)? )?(?:(?:in|about) (?:the|my|our) (${PLACES}) )?(?:is |are |will |can |to |should )?(?:all )?(?:stay(?:s|ing)?|remain(?:s|ing)?|be left|kept)(?: put| alone)?(?: exactly| just)?(?: the way| how| as| like| the same)?(?: it| they)?(?: is| are)?(?: now)?,? except(?: for| that)? ?[:,-]? ?`,
    ),
    (_, place = '', inside = '') => (place || inside ? `${place || inside}: ` : ' '),
  ],
];

/** In other hands, for another day, or not to be harmed. */
const LEFT_ALONE: readonly Replacement[] = [
  [everywhere(`\\b(?:${SOMEBODY_ELSE}) ${DOES} ${OURS}`), 'skip '],
  [
    everywhere(
      `\\b(?:is |are )?(?:being |getting |going to be )?(?:done|handled|replaced|painted|installed|taken care of|covered|quoted|bid|priced|contracted) (?:separately|(?:out )?by (?:some(?:one|body) else|another|a different|(?:my|our) (?!crew|guys|team)|the (?:hoa|city|county|builder|landlord|other))[a-z ]{0,24}?${END})`,
    ),
    'by others',
  ],
  [
    everywhere(
      '\\bunder (?:an? )?(?:separate|different|other) (?:contract|bid|quote|permit|agreement)\\b',
    ),
    'by others',
  ],
  [
    everywhere(
      `\\b(?:is|are) (?:an? |our |the |for )?(?:(?:whole )?(?:other|separate|different|another|future|later|next)(?: year)?'?s? )?(?:job|project|phase|contract|scope|story|problem|issue|day|thing) ?(?:for )?(?:2|two|3|three|${LATER}|another day|altogether|entirely)?${END}`,
    ),
    'stays as is',
  ],
  [
    everywhere(
      `\\b(?:can|could|will|have to|has to|must) wait\\b[a-z ]{0,20}?${END}|\\b(?:is|are) not (?:urgent|a priority|pressing|critical)${END}`,
    ),
    'stays as is',
  ],
  [
    everywhere(
      `\\b(?:is|are)? ?existing to remain\\b|\\b(?:everything|all) else stays,? (?:also|including|even|like) ((?:the )?[a-z ]{2,30}?)${END}`,
    ),
    '$1 stays as is',
  ],
  [
    everywhere(
      `(?: ?\\b(?:should|must|will|shall|may|can|could|would|is|are|do|does)(?: not|n.t)|\\b(?:dont|cannot|can't|cant|won't|wont|isnt|arent|shouldnt)) (?:(?:need|have) )?(?:to )?(?:be |being |get |getting |going to be )(?:${TOUCHED})\\b(?![^.\\n]{0,12}\\b(?:only|just|but)\\b)`,
    ),
    ' stays as is',
  ],
  [everywhere(`\\bskip be (?:${TOUCHED})\\b`), 'stays as is'],
  [
    everywhere('\\b(?:no|not doing|not doing any|do no|dont do) (?:any )?work (?:on|to|at|for) '),
    'skip ',
  ],
  [
    everywhere(
      '\\b(?:home ?owners?|owners?|landlord|tenants?|clients?|customers?|insured|hoa|gc|others) (?:to|will|shall) (?:do|handle|perform|complete|replace|paint|install|remove|take care of) ',
    ),
    'skip ',
  ],
  [
    everywhere(
      '\\b(?:have|has|need|needs|got) to go (?=(?:around|through|past|over|under|behind|by|up|down|into|across)\\b)',
    ),
    ' ',
  ],
  [
    everywhere(
      `\\b(?:n(?:ot|ever)|dont) (?:being|getting|to be) (?:${TOUCHED})\\b(?![^.\\n]{0,12}\\b(?:only|just|but)\\b)`,
    ),
    'stays as is',
  ],
  [
    everywhere(
      ': *(?:n ?\\/ ?a|na|none|no work|nothing|no change|no|same|unchanged|existing|as is)(?= *(?:$|[.,;\\n]))',
    ),
    ' stays as is',
  ],
  [
    everywhere(
      `\\b(?:forget|never ?mind|disregard|ignore|hands off|stay (?:away from|off|clear of)|no ?body (?:touches|goes near))(?: about)? ${OURS}`,
    ),
    'skip ',
  ],
  [
    everywhere(
      `\\b(?:wont|won't|will not|dont|shouldnt|shouldn't) (?:be )?(?:need(?:ing)?|want(?:ing)?|require) (?!to\\b)`,
    ),
    'skip ',
  ],
  [
    everywhere(
      `\\b(?:please )?(?:protect|(?:be )?(?:careful|gentle) (?:of|with|around|not to [a-z]+)|watch(?: out)?(?: for)?|mind|mask(?: off)?|work around|take care (?:of|with|around) not to [a-z]+|put (?:some )?(?:plastic|tarps?|drop ?cloths?|a tarp|paper|cardboard) (?:over|on|down on)) ${OURS}`,
    ),
    'skip ',
  ],
  [
    everywhere(
      `\\bplease cover (?=(?:the|my|our) [a-z ]{2,24}?(?: with (?:plastic|tarps?|a tarp|paper|drop ?cloths?)[a-z ]{0,20}?)?${STOP})`,
    ),
    'skip ',
  ],
  [
    everywhere(
      `(?<!\\b(?:would|'d|id|wed|we'd|i'd) )\\b(?:(?:we|i) )?(?:really |still |absolutely |just )*(?:love|adore) (?:how |that )?${OURS}|\\b(?:(?:we|i)(?:'re| are| am|'m) )?(?:really |very |still )*(?:happy|pleased|content|satisfied|okay|ok|fine) with ${OURS}|\\b(?:we|i) (?:really |still )*like ${OURS}|\\b(?:we|i) kept ${OURS}`,
    ),
    'skip ',
  ],
];

/** In good order; the last, so that what is said more clearly is read first. */
const GOOD_ORDER: readonly Replacement[] = [
  [
    everywhere(
      `\\b(?:is|are|was|were|looks?|seems?|feels?|works?|runs?) ${ADVERBS}(?:${FINE}|well)(?: and (?:dry|level|${FINE}))?${END}`,
    ),
    'is fine',
  ],
];

export const LEFT_REPLACEMENTS: readonly Replacement[] = [
  [/ {2,}/g, ' '],
  [/\b(?:dont|never) forget(?: to| about| that)?\b/g, 'also'],
  ...WISHES,
  ...TOLD_BY_OTHERS,
  ...ALL_BUT,
  ...BOUGHT,
  ...DONE_ALREADY,
  ...THERE_ALREADY,
  ...LEFT_ALONE,
  ...GOOD_ORDER,
];
