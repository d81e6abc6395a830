// Words of those who tell and of what is told, for patterns of what asks for no work. Alternatives separated by |.

/** Work that is over once it is said in the past. */
export const DONE =
  'replaced|redone|re-done|done|installed|updated|upgraded|painted|repainted|refinished|remodeled|renovated|rebuilt|reshingled|re-?roofed|restained|resided|serviced|built|put in|put on|fixed|repaired|retiled|re-?tiled|tiled|reinsulated|insulated|rewired|repiped|resurfaced|resealed|cleaned|carpeted|swapped(?: out)?|changed(?: out)?|filled|overhauled|taken care of';

/** The same with its doer: "we redid the bath". */
export const DID =
  'replaced|redid|re-did|did|installed|put in|put on|put up|updated|upgraded|renovated|remodeled|refinished|painted|repainted|finished|changed(?: out)?|swapped(?: out)?|rebuilt|built|fixed|repaired|resealed|added|tiled';

/** What nobody would change for its state. */
export const FINE =
  'perfect|great|excellent|beautiful|gorgeous|fine|ok|okay|good|solid|sound|nice|brand new|brand-new|new|newer|newish|like new|fairly new|in (?:very |really |pretty )?(?:good|great|fine|decent|excellent|perfect|ok|okay|nice) (?:shape|condition|order|working order)|working|functional|up to code|usable|salvageable|serviceable|intact|not bad|not that old|not old|less than \\w+ years old|only \\w+ years old|well maintained|under warranty';

/** Between "is" and a state. */
export const ADVERBS =
  '(?:(?:all|still|pretty|really|very|just|perfectly|totally|completely|quite|actually|both|basically|structurally|already|fairly|only|relatively|also|now) )*';

const RELATIVES =
  '(?:brother|father|sister|mother|son)[- ]in[- ]law|brother|dad|father|husband|wife|son|uncle|cousin|nephew|friend|buddy|roommate|guy';
const TRADES =
  'electrician|plumber|roofer|painter|carpenter|handyman|hvac (?:guy|company|tech)|landscaper|mason|arborist|tree guy|flooring (?:guy|company)|cabinet (?:guy|maker|company)';

/** Somebody who does work that is not ours. */
export const SOMEBODY_ELSE = `(?:(?:an)?other|a different|the other|a separate|some other) (?:contractor|company|guy|crew|firm|sub|vendor|trade|outfit|${TRADES})|some(?:body|one) else|(?:my|our|his|her|the) (?:own )?(?:${RELATIVES}|${TRADES}|hoa|builder|condo association|association|city|county|utility company|power company|gas company|pool company)|hoa`;

export const DOES =
  "(?:(?:is|are|'s|will be|is going to be) (?:already )?(?:doing|handling|replacing|painting|installing|redoing|fixing|building|taking care of|working on)|does|handles|takes care of|covers|(?:will|is going to|is gonna|'ll|to) (?:do|handle|replace|paint|install|redo|fix|build|take care of|cover)|has)";

/** Those whose words are no order, whatever they say. */
export const GOSSIPS = `(?:the |our |my |a |an |his |her )?(?:neighbou?rs?|friend|coworker|cousin|sister|brother|mom|dad|realtor|agent|sellers?|listing|previous owners?|prior owners?|last owners?|contractor before (?:you|u)|(?:last|other|previous|prior|first|second) (?:guy|contractor|company|bidder|bid|quote|estimate|${TRADES})|another (?:guy|contractor|company|bidder|bid|quote|estimate|${TRADES})|one (?:guy|contractor|company))`;

export const SAY =
  '(?:said|says|say|told (?:me|us|you)|tells (?:me|us)|thinks?|thought|mentioned|claims?|claimed|swears?|insists?|wanted|wants \\$?\\d[\\d,.]*k?|quoted|charged|asked|bid|estimated|came in at)';

/** Those who look at houses: what they find good is no order, what they flag may be. */
export const EXAMINERS =
  '(?:the |our |my |an? )?(?:home |house |building |pest |city |code )?(?:inspectors?|inspection(?: report)?|engineer|appraiser|appraisal|adjuster|roofer|plumber|electrician|hvac (?:guy|tech))';

export const LATER =
  '(?:later|someday|some day|one day|eventually|at some point|down the road|in the future|another (?:time|day|year)|next (?:year|month|season|summer|spring|fall|winter)|not now|not yet|for now no)';

/** Before a thing that is named as the speaker's own, or as known. */
export const OURS = '(?=(?:the|my|our|any|that|those|these|your|his|her|their|existing)\\b)';

/** A pattern that is replaced wherever it stands. */
export const everywhere = (pattern: string): RegExp => new RegExp(pattern, 'g');
