// The role of a segment by its own words, where these say more surely than the network whether they order something:
// orders by their form, refusals, what is there already, and rooms that only tell where.
import { IS_REMODEL, putsIn, takesOut } from './meaning.ts';
import { asReferred, namesNothing } from './things.ts';
import type { NamedPlace } from './places.ts';
import type { Segment } from './segments.ts';

/** An order by its form, where a sentence begins with it. */
const IMPERATIVE =
  /^(?:please )?(?:replace|install|(?:re-?paint|paint|re-?tile|tile|refinish|re-?build|build|upgrade|swap|hang) (?:the|my|our|all|both|\d))\b/i;
const BEGINS = /(?:^|[.!?;\n])[\s"*•-]*$/;
const REFUSES =
  /\b(?:not|no|if|unless|later|already|last|myself|ourselves|stays?|fine|done|was|were|by others)\b/i;

/** "Replace the toilet." is an order, whatever the sentences beside it keep. */
const asOrdered = (text: string, segment: Segment): Segment =>
  (segment.role === 'keep' || segment.role === 'done') &&
  IMPERATIVE.test(segment.words) &&
  BEGINS.test(text.slice(Math.max(0, segment.start - 8), segment.start)) &&
  !REFUSES.test(/^[^.!?;\n]*/.exec(text.slice(segment.start, segment.start + 120))?.[0] ?? '')
    ? { ...segment, role: 'order' }
    : segment;

/** What is refused by its first word, or by the one right before it: "no painting", "without | the permit". */
const NO =
  /^(?:no|without|skip|exclud(?:e|ing)|leave out|not? doing)\b(?! (?:more|longer|later|less|matter|rush|problem|idea|one))/i;
const BEHIND_NO = /\b(?:no|without|excluding|exclude|not the|not any)\s$/i;

/** What is there may have to be worked on all the same: it is shown. */
const OF_A_STATE = 0.5;

/** "The furnace and AC are 20 years old", and no word orders them. */
const IS_OLD = /\b(?:is|are|was)\b[^.;!?\n]{0,24}\b\d+\+? (?:years?|yrs?) old\b/i;
const WANTS = /\b(?:want|need|would like|quote|price|please|looking)\w*/i;

/** "20 feet from the meter": how far, and no work. */
const IS_DISTANCE = /^(?:about )?\d+ ?(?:ft\.?|feet|foot|yards?|['’])? (?:away )?from\b/i;

/** Kept as what stands before it: "keep sink | and faucet". */
const BEHIND_KEEP =
  /\b(?:keep|keeping|re-?use|save)\s+(?:the |my |our )?[a-z]+(?: [a-z]+)?,? (?:and|&|or) (?:the )?$/i;

/** What is there. */
const IS_THERE = /\bthere now\b|\bopen (?:slots|spaces|breakers)\b/i;

/** Where a thing is, or that it is done: "panel on the other side", "trench is dug", "pipes already in the slab". */
const STATES =
  /\balready\b|\b(?:is|are) (?:dug|open|in place|on (?:site|hand)|there)\b|^(?:the |my |our )?(?:(?:electric(?:al)?|main|breaker) )?(?:panel|meter|service)(?: is|'s)? (?:in|on|at|behind|right|next)\b/i;

/** Words before "no" that tell what is lacking: "the inspector said no GFCI in the kitchen", "has no fan". */
const LACKS =
  /\b(?:said|says|has|have|had|there(?:'s| is| are)|cu?z|because|since|found|flagged|noted)\s+$/i;

/** A size or a kind of what other words name: "30 inch trunk", "doors with 6-panel", board finished to "level 4". */
const IS_SIZE =
  /^(?:\d+ ?-?(?:in(?:ch(?:es)?)?|["”″])\.? (?:trunk|diameter|caliper|thick|wide)|[2-9]-panels?|(?:finish(?:ed)? )?(?:to )?(?:an? )?level [0-4](?: finish)?)$/i;

/** Water that came, no work: "clean water, dry out". */
const IS_WATER = /^(?:clean|clear|gr[ae]y|black|dirty|category \d) water$/i;

/** "Re-pipe the house, 3 bed 2 bath": how many rooms there are. */
const IS_ROOM_COUNT =
  /^(?:(?:\d+(?:\.5)?|one|two|three|four|five|six)[ -]?(?:full |half )?(?:bed(?:room)?s?|bath(?:room)?s?|br|ba)[\s,/&]*(?:and )?)+(?:total|in all|altogether)?$/i;

/** "Finish the basement: framing, drywall, one bathroom": where rooms are made, a bath is made with them. */
const ADDS_BATH = /^(?:1|one) (?:full |half )?bath(?:room)?$/i;
const MAKES_ROOMS =
  /\b(?:finish|convert)\w* (?:(?:the|my|our|an?|unfinished) )*(?:basement|attic|garage)\b/i;

/** "Framing done", "rough-in exists": what stands already. */
const STANDS =
  /^(?:the )?(?:framing|electrical|wiring|plumbing|rough[- ]?in|insulation|drywall|demo(?:lition)?|studs?|stud walls?)(?: (?:is|are|was|were|all|already))* (?:done|completed?|finished|exists?|in place|there)$/i;

/** "Replace the baseboard after flooring": when, and no work. */
const BEHIND_AFTER = /\b(?:after|before|once|until)\s+(?:(?:the|my|our|new)\s+)*$/i;
const MOST_NAMED = 2;

/** Refused behind its name: "epoxy no". */
const ENDS_IN_NO = /\bno$/i;
/** What is there, and is not worked on: "screen in my porch, existing roof and floor". */
const EXISTS =
  /^(?:the )?existing\b|\b(?:existing|already (?:has|have|got)(?: an?| the)?) (?:\w+ ){0,2}(?:and|&) (?:the )?$/i;
/** Square feet of walls, which are those of another thing: "skim coat … 700 sf walls". */
const WALL_AREA = /^[\d,.]+ ?(?:sf|sq\.? ?ft\.?|square feet)(?: of)? walls?$/i;
/** "Do half with tile and half with LVP": a share names no room. */
const IS_SHARE = /^(?:(?:do|make|put|about|the|other|one|in) )*half$/i;

/** Whether its sentence only tells how old things are. */
const isOld = (text: string, { start, end }: Segment): boolean => {
  const before = /[^.;!?\n]*$/.exec(text.slice(Math.max(0, start - 80), start))?.[0] ?? '';
  const after = /^[^.;!?\n]*/.exec(text.slice(end, end + 80))?.[0] ?? '';
  const sentence = before + text.slice(start, end) + after;
  return IS_OLD.test(sentence) && !putsIn(sentence) && !WANTS.test(sentence);
};

/** "No painting" orders none, and takes none out; "no bathroom" is no place. */
const asRefused = (text: string, segment: Segment): Segment => {
  const before = text.slice(Math.max(0, segment.start - 40), segment.start);
  if (segment.role === 'place' && BEHIND_NO.test(before) && !LACKS.test(before))
    return { ...segment, role: 'fact', candidates: [] };
  if (segment.role !== 'order' && segment.role !== 'remove') return segment;
  if (IS_SHARE.test(segment.words)) return { ...segment, role: 'fact', candidates: [] };
  const isAdded = ADDS_BATH.test(segment.words) && MAKES_ROOMS.test(text);
  if (!isAdded && [IS_ROOM_COUNT, IS_WATER, IS_SIZE].some((fact) => fact.test(segment.words)))
    return { ...segment, role: 'fact' };
  if (IS_DISTANCE.test(segment.words) || WALL_AREA.test(segment.words))
    return { ...segment, role: 'measure', candidates: [] };
  if (!putsIn(segment.words) && isOld(text, segment))
    return { ...segment, role: 'fact', doubt: OF_A_STATE };
  if (STATES.test(segment.words) && !putsIn(segment.words))
    return { ...segment, role: 'fact', doubt: OF_A_STATE };
  const isWhen = BEHIND_AFTER.test(before) && segment.words.split(/\s+/).length <= MOST_NAMED;
  if (isWhen && !putsIn(segment.words) && !takesOut(segment.words))
    return { ...segment, role: 'fact', doubt: OF_A_STATE };
  if (STANDS.test(segment.words)) return { ...segment, role: 'done' };
  const isThere = EXISTS.test(segment.words) || EXISTS.test(before);
  if (isThere && !putsIn(segment.words) && !takesOut(segment.words))
    return { ...segment, role: 'fact', doubt: OF_A_STATE };
  const isRefused =
    ENDS_IN_NO.test(segment.words) ||
    (NO.test(segment.words) && !LACKS.test(before)) ||
    (IS_THERE.test(segment.words) && !takesOut(segment.words)) ||
    BEHIND_NO.test(before) ||
    BEHIND_KEEP.test(before);
  return isRefused ? { ...segment, role: 'keep' } : segment;
};

/** A room that is there is done over, and none is added. */
const DONE_OVER = /\b(?:re-?model|renovat|re-?do\b|redone|make ?over|overhaul)/i;
const DONE_OVER_WORDS =
  /\b(?:full|complete|total|whole|gut|and|re-?model\w*|renovat\w*|re-?do|redone|make ?over|overhaul|bid|quote|estimate|need|want|job|hall|guest|main|master|primary|kids)\b/gi;
/** Rooms that are done over whole, the narrowest name first. */
const ROOMS_DONE_OVER: readonly (readonly [name: RegExp, code: string])[] = [
  [/\b(?:powder room|half[ -]bath(?:room)?)\b/i, '@powder_remodel'],
  [/\b(?:bath(?:room)?|ensuite)\b/i, '@bathroom_remodel'],
  [/\bkitchen\b/i, '@kitchen_remodel'],
  [/\blaundry(?: room)?\b/i, '@laundry_remodel'],
  [/\bbedroom\b/i, '@bedroom_remodel'],
];
/** Chance of a job that words order by its name. */
const BY_NAME = 0.9;

/** "Hall bath 5x8 gut": what is gutted is built anew. */
const GUT = /^(?:(?:full|complete|total) )?gut(?: job)?$/i;

/** "Remodel the 5x8 bathroom", "hall bath, gut remodel": the room is done over, which other words beside it may list. */
const asDoneOver = (
  segment: Segment,
  before: Segment | undefined,
  after: Segment | undefined,
): Segment => {
  const { words } = segment;
  if (segment.role !== 'order' || !(DONE_OVER.test(words) || GUT.test(words))) return segment;
  const candidates = segment.candidates.map(({ code, chance }) => ({
    code: code.replace(/^(@\w+)_add$/, '$1_remodel'),
    chance,
  }));
  for (const where of [words, ...[after, before].map((each) => placeWords(each))]) {
    const [name, code] = ROOMS_DONE_OVER.find(([room]) => room.test(where)) ?? [];
    if (name === undefined || code === undefined) continue;
    const others = words.replace(name, '').replace(DONE_OVER_WORDS, '');
    return namesNothing(others)
      ? {
          ...segment,
          candidates: [{ code, chance: BY_NAME }],
        }
      : { ...segment, candidates };
  }
  return { ...segment, candidates };
};

/** "Tear it down and rebuild it": no word of it names another thing. */
const REBUILDS =
  /\b(?:re-?build|build (?:(?:an?|it|the|back|new|up) )*(?:new|back|again|one|same))\b/i;
const OF_GARAGE = /\bdetached (?:\w+[ -]){0,2}garage\b/i;

/** A detached garage that is built anew; what is left of it comes down where words say so. */
const asRebuilt = (segment: Segment, before: Segment | undefined): Segment => {
  const { role, words, candidates } = segment;
  const isIt =
    (role === 'order' || role === 'remove') &&
    REBUILDS.test(words) &&
    !PART_WORDS.test(words) &&
    ((candidates[0]?.chance ?? 0) < SURE_OF_ROW || OF_A_ROOM.test(candidates[0]?.code ?? ''));
  if (!isIt || !OF_GARAGE.test(placeWords(before) + words)) return segment;
  const isTornDown = /\b(?:tear|torn|demo\w*|knock|raze|remove)\b/i.test(words);
  return {
    ...segment,
    role: 'order',
    candidates: [
      { code: '@detached_garage', chance: 0.7 },
      ...(isTornDown ? [{ code: 'DEM-SHED', chance: 0.25 }] : []),
    ],
  };
};

const placeWords = (segment: Segment | undefined): string =>
  segment?.role === 'place' ? segment.words : '';

/** "Keep the layout" says how it is done, and leaves nothing out. */
const IS_MANNER =
  /^(?:(?:please|keep\w*|leav\w*|maintain\w*|retain\w*|the|my|our|same|existing|current|original|everything|all|in|fixtures?|plumbing) )*(?:lay-?outs?|foot ?print|floor ?plan|configuration|locations?|spots?|places?)\b/i;

/** "Interior paint 2,400 sf. | Walls only, 2 coats": which part of the painting is meant. */
const WALLS_ONLY =
  /^(?:(?:just|only) (?:the )?walls?|walls? only)\b(?:,? (?:\d|one|two) coats?)?$/i;

/** The meanings of a segment that fit, as likely together as all of them; the same segment where none does. */
const onlyMeanings = (segment: Segment, fits: (code: string) => boolean): Segment => {
  const own = segment.candidates.filter(({ code }) => fits(code));
  const sum = own.reduce((all, { chance }) => all + chance, 0);
  if (sum === 0) return segment;
  return {
    ...segment,
    candidates: own.map(({ code, chance }) => ({ code, chance: chance / sum })),
  };
};

/** "Don't touch the floor": a thing is kept, not the whole job refused, unless the words name that. */
const asKept = (segment: Segment): Segment => {
  const { role, words } = segment;
  if (WALLS_ONLY.test(words)) return { ...segment, role: 'fact', candidates: [], doubt: 0 };
  if (role !== 'keep') return segment;
  if (IS_MANNER.test(words)) return { ...segment, role: 'fact', candidates: [], doubt: 0 };
  return DONE_OVER.test(words) ? segment : onlyMeanings(segment, (code) => !IS_REMODEL.test(code));
};

/** Words that put something in and paint nothing: "paint the bedroom and replace 8 interior doors". */
const PUTS_NEW = /^(?:replac|install|swap|hang|put in)\w*\b/i;
const PAINTS = /paint|prim(?:e|ing)|stain|coat|colou?r|finish|seal|wash|wallpaper|epoxy/i;

const asNew = (segment: Segment): Segment =>
  segment.role === 'order' && PUTS_NEW.test(segment.words) && !PAINTS.test(segment.words)
    ? onlyMeanings(segment, (code) => !/^(?:PNT-|@\w*paint)/.test(code))
    : segment;

/** Words that tell of work that somebody does or did. */
const IS_DONE =
  /\b(?:done|did|does|doing|already|was|were|has|have|had|been|by|own|bought|buy|supply|supplies|my|our|i|we|i'?ll|we'?ll|he|she|they|took|taken|finished|completed|complete|started|last|ago|paid|hired|separate(?:ly)?|others?|myself|ourselves|excluded?|not|no|coming|handl\w+|will|scheduled|hired|lined up|separate|theirs?|brother|son|husband|wife|friend|guy|contractor|landlord|hoa|city|utility)\b/i;
const SURE_OF_ROW = 0.6;
/** How likely words that were read as done order something, from which they may. */
const LEAST_DOUBT = 0.25;

/** "Mitigation and rebuild": read as done, and no word of its clause says so. */
const asOpen = (text: string, segment: Segment): Segment => {
  const [best] = segment.candidates;
  const isDoubtful = segment.role === 'done' && (segment.doubt ?? 0) >= LEAST_DOUBT;
  if (!isDoubtful || !best || best.chance < SURE_OF_ROW || best.code === 'NONE') return segment;
  const from = Math.max(0, segment.start - 80);
  const before = /[^.!?;\n]*$/.exec(text.slice(from, segment.start))?.[0] ?? '';
  const after = /^[^.!?;\n]*/.exec(text.slice(segment.start, segment.end + 80))?.[0] ?? '';
  return IS_DONE.test(before + after) ? segment : { ...segment, role: 'order' };
};

/** The end of a list of what stays: "floor, toilet, vanity remain". */
const REMAINS =
  /^(?:,? (?:and )?(?:the )?[a-z]+(?: [a-z]+)?){0,4} (?:remains?|stays?|staying|to stay|untouched)\b\s*(?:[.;!\n]|$)/i;

const MOST_BETWEEN = 80;

const asRemaining = (text: string, segment: Segment): Segment =>
  segment.role === 'order' &&
  !putsIn(segment.words) &&
  !/\d/.test(segment.words) &&
  REMAINS.test(text.slice(segment.end, segment.end + MOST_BETWEEN))
    ? { ...segment, role: 'keep' }
    : segment;

const OF_BASEMENT = /\bbasement(?: (?:half |full |guest )?(?:bath(?:room)?|powder room))$/i;

/** "Finish basement bathroom": a bath is put in, and the rest of the basement stays. */
const asBath = (segment: Segment): Segment => {
  const isBath = segment.role === 'order' && OF_BASEMENT.test(segment.words);
  const isWhole = segment.candidates[0]?.code === '@basement_finish';
  return isBath && isWhole
    ? { ...segment, candidates: [{ code: '@bathroom_add', chance: SURE_OF_BATH }] }
    : segment;
};
const SURE_OF_BATH = 0.9;

/** Rows and jobs of places of business. */
const OF_BUSINESS =
  /^(?:COM-|@(?:office|retail|restaurant|medical|warehouse|commercial|ada|led|sprinkler|fire_alarm|hvac_diff|demising|partition|act)_)/;
const BUSINESS =
  /\b(?:offices?|suite|stores?|shop|retail|restaurant|caf[eé]|bar|tenant|warehouse|whse|commercial|ada|dock|clinic|medical|dental|business|salon|church|school|strip mall|hotel|gym|demising|exit signs?|troffers?|corridor|lobby|break ?room|conference|conf|restrooms?|grid|storefront|partitions?)\b/i;
/** Segments surely of a business that make a text one of a business. */
const LEAST_OF_BUSINESS = 2;
const SURE_BUSINESS = 0.9;
/** Share of the other meanings from which they are held against each other alone. */
const LEAST_OTHER = 0.15;

const OFFICE = /\b(?:home )?offices?\b/gi;
const HOME =
  /\b(?:bedrooms?|bed ?\d|closets?|living room|nursery|playroom|master|upstairs|downstairs|my house|our house|home office)\b/i;

/** Whether a text is of a place of business. An office beside bedrooms and closets is a room of a home. */
const isOfBusiness = (text: string, segments: readonly Segment[]): boolean =>
  BUSINESS.test(HOME.test(text) ? text.replaceAll(OFFICE, '') : text) ||
  segments.filter(
    ({ candidates: [best] }) => best && OF_BUSINESS.test(best.code) && best.chance > SURE_BUSINESS,
  ).length >= LEAST_OF_BUSINESS;

/** The next best meaning of words that a home has no such row for, or a guess that is shown. */
const asAtHome = (segment: Segment): Segment => {
  if (!OF_BUSINESS.test(segment.candidates[0]?.code ?? '')) return segment;
  const others = segment.candidates.filter(({ code }) => !OF_BUSINESS.test(code));
  const sum = others.reduce((all, { chance }) => all + chance, 0);
  const part = sum >= LEAST_OTHER ? sum : 1;
  return {
    ...segment,
    candidates: others.map(({ code, chance }) => ({ code, chance: chance / part })),
  };
};

/** Words of a whole room that is done over, and parts of one. */
const WHOLE_WORDS =
  /\b(?:re-?model|renovat|re-?do|re-?furb|refresh|make ?over|overhaul|gut|update|upgrade|spruce|face ?lift|finish|complete|whole|full|everything|add|build|start)\w*/i;
const PART_WORDS =
  /\b(?:floors?|flooring|walls?|ceilings?|drywall|sheetrock|insulat\w*|windows?|doors?|lights?|fan|heaters?|shel(?:f|ves)|sink|faucet|toilet|tub|vanity|counter\w*|cabinets?|back ?splash|baseboards?|trim|tile)\b/i;
/** Rooms that are done over whole or added. */
const OF_A_ROOM = /^@\w+_(?:remodel|refresh|finish|add)$/;

/** "New kitchen floor": a part of a room, and no room done over. */
const asPart = (segment: Segment): Segment => {
  const [best] = segment.candidates;
  if (segment.role !== 'order' || !OF_A_ROOM.test(best?.code ?? '')) return segment;
  if (WHOLE_WORDS.test(segment.words) || !PART_WORDS.test(segment.words)) return segment;
  return onlyMeanings(segment, (code) => !OF_A_ROOM.test(code));
};

const BESIDE_ROOM = /^,? ?(?:and|&|plus) (?:the |both |all )?$/i;
const IN_ROOM = /\b(?:in|of|for|to|from|at)\b[^.;,]*$/i;

/** "No GFCI in kitchen | and baths": a room beside another tells where, and is not done over. */
const asPlace = (
  text: string,
  segment: Segment,
  before: Segment | undefined,
  named: (segment: Segment) => readonly NamedPlace[],
): Segment => {
  if (segment.role !== 'order' || before?.role !== 'order') return segment;
  if (!IS_REMODEL.test(segment.candidates[0]?.code ?? '')) return segment;
  const isBeside =
    BESIDE_ROOM.test(text.slice(before.end, segment.start)) && IN_ROOM.test(before.words);
  if (!isBeside) return segment;
  const [room] = named(segment);
  const isRoom =
    room !== undefined &&
    namesNothing(text.slice(segment.start, room.start) + text.slice(room.end, segment.end));
  return isRoom ? { ...segment, role: 'place', candidates: [] } : segment;
};

/**
 * Segments in the roles that their own words and their neighbors give them.
 * @param isCommercial whether the property is a place of business, whatever the text says
 * @param placesOf places that a segment names
 */
export const inRoles = (
  text: string,
  segments: readonly Segment[],
  isCommercial: boolean,
  placesOf: (segment: Segment) => readonly NamedPlace[],
): Segment[] => {
  const isBusiness = isCommercial || isOfBusiness(text, segments);
  return segments
    .map((segment) => asNew(asPart(isBusiness ? segment : asAtHome(segment))))
    .map((segment, at, all) => asRemaining(text, asReferred(text, segment, all.slice(at + 1))))
    .map((segment) => asBath(asKept(asRefused(text, asOpen(text, asOrdered(text, segment))))))
    .map((segment, at, all) => asPlace(text, segment, all[at - 1], placesOf))
    .map((segment, at, all) => asDoneOver(segment, all[at - 1], all[at + 1]))
    .map((segment, at, all) => asRebuilt(segment, all[at - 1]));
};
