// Sentences by which people say that a thing is not to be worked on, put into the few words the parser knows for it:
// "skip" before the thing, "stays as is", "already done" and "by others" behind it. Linear replacements on even text.
import type { Replacement } from './text-phrases.ts';
import { TOLD_BY_OTHERS } from './text-hearsay.ts';
import { ADVERBS, DID, DOES, DONE, FINE, SOMEBODY_ELSE, LATER } from './vocabulary/told-words.ts';

const END = '(?= *(?:$|[.,;:!)\\n]|-|\\b(?:and|but|so|since|because|as|from|there)\\b))';
const STOP = '(?= *(?:$|[.;\\n!?]))';
const OURS = '(?=(?:the|my|our|any|that|those|these|your|his|her|their|existing)\\b)';
const TOUCHED =
  'touched|disturbed|moved|removed|replaced|changed|altered|redone|torn (?:out|up|down|off)|taken (?:out|up|down)|ripped (?:out|up)|demoed|demolished|worked on|damaged|messed with|done|painted|included|refinished|repaired|installed';

const all = (pattern: string): RegExp => new RegExp(pattern, 'g');

const PLACES =
  '(?:(?:whole |entire )?(?:house|home)|kitchen|(?:[a-z]+ )?bath(?:room)?s?|powder room|(?:[a-z]+ )?bedroom|(?:living|dining|family|laundry|sun) ?room|basement|garage|attic|office|exterior|outside|yard)';

/** "Kitchen stays how it is except: …" orders what follows, there. */
const ALL_BUT: readonly Replacement[] = [
  [
    all(
      `\\b(?:(?:the|my|our) )?(${PLACES})? ?(?:(?:everything|all)(?: else)? )?(?:(?:in|about) (?:the|my|our) (${PLACES}) )?(?:is |are |will |can |to |should )?(?:all )?(?:stay(?:s|ing)?|remain(?:s|ing)?|be left|kept)(?: put| alone)?(?: exactly| just)?(?: the way| how| as| like| the same)?(?: it| they)?(?: is| are)?(?: now)?,? except(?: for| that)? ?[:,-]? ?`,
    ),
    (_, place = '', inside = '') => (place || inside ? `${place || inside}: ` : ' '),
  ],
];

/** Done by somebody, at some time. */
const DONE_ALREADY: readonly Replacement[] = [
  [
    all(
      `\\b(?:was|were|has been|have been|had been|got|has|have|'s been) (?:(?:all|just|already|recently|fully|completely|only|newly|also|been|professionally) )*(?:${DONE})\\b`,
    ),
    'already done',
  ],
  [
    all(
      '(?<!\\b(?:basement|attic|garage|room|house|space|level) )\\b(?:was|were) (?:just )?finished\\b(?! (?:with|in (?!\\d)|as|space|basement))',
    ),
    'already done',
  ],
  [
    all(
      `\\b(?:${SOMEBODY_ELSE}|i|we|they|he|she|the (?:previous|prior|last|former) owners?|previous owners?|the sellers?|the flippers?|the landlord)(?:'ve| have| has| had)? (?:(?:just|already|recently|also|only) )*(?:${DID}|just (?:got|had)) ${OURS}`,
    ),
    'skip ',
  ],
  [
    all(
      `\\b(?:i|we|they|he|she)(?:'ve| have| had)? (?:(?:just|already|recently) )+(?:${DID}) (?:an? )?(?:new )?(?!(?:to|it|this|that)\\b)`,
    ),
    'skip ',
  ],
  [
    all(
      `\\b(?:i|we|they|he|she) (?:${DID}|got|had) (?:an? )?(?:brand )?new (?=[a-z ]{2,30}? (?:in (?:19|20)\\d\\d|last|\\d+ years? ago|this (?:year|spring|summer|fall|winter)|a (?:few|couple))\\b)`,
    ),
    'skip ',
  ],
  [
    all(
      `\\b(?:just |already |recently |we |i )+had ((?:the|our|my|all|new|a|an) [a-z ]{2,40}?) (?:${DONE})\\b`,
    ),
    'skip $1',
  ],
  [all(`(^|[.,;\\n] *)had ((?:the|our|my) [a-z ]{2,40}?) (?:${DONE})\\b`), '$1skip $2'],
  [all(`\\b(?:after|when|once|since) (?:we|i|they) (?:${DID}) ${OURS}`), 'skip '],
  [
    all(
      `(?:\\b(?:is|are|was|were|all) )*\\b(?:brand )?new (?:in (?:19|20)\\d\\d|last (?:year|month|week|spring|summer|fall|winter)|this (?:year|spring|summer|fall|winter)|(?:\\d+|two|three|four|five|a few|a couple(?: of)?) (?:years?|months?) ago)\\b`,
    ),
    ' already done ',
  ],
  [
    all(
      `\\b(?:new )?([a-z]+(?: [a-z]+)?) (?:went|was put|were put) (?:in|on|up|down) (?:last|in (?:19|20)|this|just|a few|a couple|two|three|\\d)`,
    ),
    '$1 already done ',
  ],
];

/** "The house already has gutters": there is nothing to do. */
const THERE_ALREADY: readonly Replacement[] = [
  [
    all(
      '\\b(?:house|home|place|unit|room|kitchen|bath(?:room)?|building|basement|garage|property|yard|it|that) already (?:has|have|had|got) (?:an? |some )?',
    ),
    'skip ',
  ],
  [
    all(
      '\\bthere(?: is| are|.s) (?!none|nothing|no |not )(?=(?:an? |some )?[a-z ]{2,30}? (?:there )?(?:now|currently|at the moment|today)\\b)',
    ),
    'we have ',
  ],
];

/** In other hands, for another day, or not to be harmed. */
const LEFT_ALONE: readonly Replacement[] = [
  [all(`\\b(?:${SOMEBODY_ELSE}) ${DOES} ${OURS}`), 'skip '],
  [
    all(
      `\\b(?:is |are )?(?:being |getting |going to be )?(?:done|handled|replaced|painted|installed|taken care of|covered|quoted|bid|priced|contracted) (?:separately|(?:out )?by (?:some(?:one|body) else|another|a different|(?:my|our) (?!crew|guys|team)|the (?:hoa|city|county|builder|landlord|other))[a-z ]{0,24}?${END})`,
    ),
    'by others',
  ],
  [
    all(
      '\\bunder (?:an? )?(?:separate|different|other) (?:contract|bid|quote|permit|agreement)\\b',
    ),
    'by others',
  ],
  [
    all(
      `\\b(?:is|are) (?:an? |our |the |for )?(?:(?:whole )?(?:other|separate|different|another|future|later|next)(?: year)?'?s? )?(?:job|project|phase|contract|scope|story|problem|issue|day|thing) ?(?:for )?(?:2|two|3|three|${LATER}|another day|altogether|entirely)?${END}`,
    ),
    'stays as is',
  ],
  [
    all(
      `\\b(?:can|could|will|have to|has to|must) wait\\b[a-z ]{0,20}?${END}|\\b(?:is|are) not (?:urgent|a priority|pressing|critical)${END}`,
    ),
    'stays as is',
  ],
  [
    all(
      `\\b(?:is|are)? ?existing to remain\\b|\\b(?:everything|all) else stays,? (?:also|including|even|like) ((?:the )?[a-z ]{2,30}?)${END}`,
    ),
    '$1 stays as is',
  ],
  [
    all(
      `(?: ?\\b(?:should|must|will|shall|may|can|could|would|is|are|do|does)(?: not|n.t)|\\b(?:dont|cannot|can't|cant|won't|wont|isnt|arent|shouldnt)) (?:(?:need|have) )?(?:to )?(?:be |being |get |getting |going to be )(?:${TOUCHED})\\b(?![^.\\n]{0,12}\\b(?:only|just|but)\\b)`,
    ),
    ' stays as is',
  ],
  [all(`\\bskip be (?:${TOUCHED})\\b`), 'stays as is'],
  [all('\\b(?:no|not doing|not doing any|do no|dont do) (?:any )?work (?:on|to|at|for) '), 'skip '],
  [
    all(
      '\\b(?:home ?owners?|owners?|landlord|tenants?|clients?|customers?|insured|hoa|gc|others) (?:to|will|shall) (?:do|handle|perform|complete|replace|paint|install|remove|take care of) ',
    ),
    'skip ',
  ],
  [
    all(
      '\\b(?:have|has|need|needs|got) to go (?=(?:around|through|past|over|under|behind|by|up|down|into|across)\\b)',
    ),
    ' ',
  ],
  [
    all(
      `\\b(?:n(?:ot|ever)|dont) (?:being|getting|to be) (?:${TOUCHED})\\b(?![^.\\n]{0,12}\\b(?:only|just|but)\\b)`,
    ),
    'stays as is',
  ],
  [
    all(
      ': *(?:n ?\\/ ?a|na|none|no work|nothing|no change|no|same|unchanged|existing|as is)(?= *(?:$|[.,;\\n]))',
    ),
    ' stays as is',
  ],
  [
    all(
      `\\b(?:forget|never ?mind|disregard|ignore|hands off|stay (?:away from|off|clear of)|no ?body (?:touches|goes near))(?: about)? ${OURS}`,
    ),
    'skip ',
  ],
  [
    all(
      `\\b(?:wont|won't|will not|dont|shouldnt|shouldn't) (?:be )?(?:need(?:ing)?|want(?:ing)?|require) (?!to\\b)`,
    ),
    'skip ',
  ],
  [
    all(
      `\\b(?:please )?(?:protect|(?:be )?(?:careful|gentle) (?:of|with|around|not to [a-z]+)|watch(?: out)?(?: for)?|mind|mask(?: off)?|work around|take care (?:of|with|around) not to [a-z]+|put (?:some )?(?:plastic|tarps?|drop ?cloths?|a tarp|paper|cardboard) (?:over|on|down on)) ${OURS}`,
    ),
    'skip ',
  ],
  [
    all(
      `\\bplease cover (?=(?:the|my|our) [a-z ]{2,24}?(?: with (?:plastic|tarps?|a tarp|paper|drop ?cloths?)[a-z ]{0,20}?)?${STOP})`,
    ),
    'skip ',
  ],
  [
    all(
      `(?<!\\b(?:would|'d|id|wed|we'd|i'd) )\\b(?:(?:we|i) )?(?:really |still |absolutely |just )*(?:love|adore) (?:how |that )?${OURS}|\\b(?:(?:we|i)(?:'re| are| am|'m) )?(?:really |very |still )*(?:happy|pleased|content|satisfied|okay|ok|fine) with ${OURS}|\\b(?:we|i) (?:really |still )*like ${OURS}|\\b(?:we|i) kept ${OURS}`,
    ),
    'skip ',
  ],
];

/** In good order; the last, so that what is said more clearly is read first. */
const GOOD_ORDER: readonly Replacement[] = [
  [
    all(
      `\\b(?:is|are|was|were|looks?|seems?|feels?|works?|runs?) ${ADVERBS}(?:${FINE}|well)(?: and (?:dry|level|${FINE}))?${END}`,
    ),
    'is fine',
  ],
];

export const LEFT_REPLACEMENTS: readonly Replacement[] = [
  [/ {2,}/g, ' '],
  ...TOLD_BY_OTHERS,
  ...ALL_BUT,
  ...DONE_ALREADY,
  ...THERE_ALREADY,
  ...LEFT_ALONE,
  ...GOOD_ORDER,
];
