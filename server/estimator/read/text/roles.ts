// The role of a segment by its own words, where these say more surely than the network whether they order something:
// refusals, and what is there already.
import { IS_REMODEL, isRemoval, putsIn, takesOut } from './meaning.ts';
import { COMMAND } from './joints.ts';
import { MAKES_ROOMS } from './outright.ts';
import { asReferred, isPlain } from './things.ts';
import { asReach } from './settle.ts';
import type { Segment } from './segments.ts';

/** What is refused by its first word, or by the one right before it: "no painting", "without | the permit". */
const NO =
  /^(?:no|without|skip|exclud(?:e|ing)|leave out|not? doing|nothing (?:\w+ )?(?:needs?|is (?:broken|leaking|wrong)))\b(?! (?:more|longer|later|less|matter|rush|problem|idea|one))/i;
const BEHIND_NO =
  /\b(?:no(?: (?:budget|money|need) for)?|without|excluding|exclude|not the|not any)\s$/i;

/** What is there may have to be worked on all the same: it is shown. */
const OF_A_STATE = 0.5;

/** "20 feet from the meter": how far, and no work. */
const IS_DISTANCE = /^(?:about )?\d+ ?(?:ft\.?|feet|foot|yards?|['’])? (?:away )?from\b/i;

/** What is there. */
const IS_THERE = /\bthere now\b|\bopen (?:slots|spaces|breakers)\b/i;

/** Where a thing is, or that it is done: "panel on the other side", "trench is dug", "pipes already in the slab". */
const STATES =
  /\balready\b|\b(?:is|are) (?:dug|open|in place|on (?:site|hand)|there)\b|^(?:the |my |our )?(?:(?:electric(?:al)?|main|breaker) )?(?:panel|meter|service)(?: is|'s)? (?:in|on|at|behind|right|next)\b/i;

/** "3 pendants, the wires hang there now": what is said behind an order leaves it one. */
const BEHIND_ORDER = /[,(]| (?:while|then) /;
const states = (words: string): boolean => {
  const parts = words.split(BEHIND_ORDER);
  return STATES.test(parts[0] ?? '') && !parts.some((part) => COMMAND.test(part.trim()));
};

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
  /^(?:an? )?(?:(?:\d+(?:\.5)?|one|two|three|four|five|six)[ -]?(?:full |half )?(?:bed(?:room)?s?|bath(?:room)?s?|br|ba)[\s,/&]*(?:and )?)+(?:total|in all|altogether)?$/i;
/** "Outlets in each bedroom, | 3 bedrooms": how many have one. */
const EACH_ROOM = /\b(?:each|every|per) (?:bed|bath)(?:room)?,? \(?$/i;

/** "Finish the basement: framing, drywall, one bathroom": where rooms are made, a bath is made with them. */
const ADDS_BATH = /^(?:1|one) (?:full |half )?bath(?:room)?$/i;

/** "Framing done", "rough-in exists": what stands already. */
const STANDS =
  /^(?:the )?(?:framing|electrical|wiring|plumbing|rough[- ]?in|insulation|drywall|demo(?:lition)?|studs?|stud walls?)(?: (?:is|are|was|were|all|already))* (?:done|completed?|finished|exists?|in place|there)$/i;

/** "Shed 10x12, wood siding, | paint it": a building and its walls, which are there. */
const OF_BUILDING = /^(?:DEM-S(?:HED|IDING)|SDG-(?:VINYL|FIBER|ENGW|WOOD|PANEL|METAL))$/;
const COATED =
  /^(?:(?!\b(?:demo|haul|install|knock|new|put|remov|replac|rip|strip|take|tear))[^;\n])*\b(?:re-?)?(?:paint|stain)(?:ing)? (?:it|the (?:outside|sides|siding))\b/i;

/** "Replace the baseboard after flooring": when, and no work. */
const BEHIND_AFTER = /\b(?:after|before|once|until)\s+(?:(?:the|my|our|new)\s+)*$/i;
const MOST_NAMED = 2;

/** Refused behind its name: "epoxy no", "skylights: 0". */
const ENDS_IN_NO = /(?:\b(?:no|skip)|: ?(?:0|zero|nothing))$/i;
/** What is there, and is not worked on: "screen in my porch, existing roof and floor". */
const EXISTS =
  /^(?:the )?existing\b|\b(?:existing|already (?:has|have|got)(?: an?| the)?) (?:\w+ ){0,2}(?:and|&) (?:the )?$/i;
/** Square feet of walls, which are those of another thing: "skim coat … 700 sf walls". */
const WALL_AREA = /^[\d,.]+ ?(?:sf|sq\.? ?ft\.?|square feet)(?: of)? walls?$/i;
/** "Do half with tile and half with LVP": a share names no room. */
const IS_SHARE = /^(?:(?:do|make|put|about|the|other|one|in) )*half$/i;

/** "They won't sign off without | sprinkler plans": what is asked for is needed. */
const NEEDED =
  /\b(?:wo|ca|do|does)n['’]?t [^.;]+ without $|\b(?:cannot|not|never) [^.;]+ without $/i;
/** "No sensor of its own, add one": the second half orders it. */
const ADDED =
  /[,;] ?(?:[a-z]+ ){0,2}(?:add|install|put|get|give|hang|need) (?:in |me |us )?(?:one|some|it|them)\b/i;

/** "No painting" orders none, and takes none out; "no bathroom" is no place. */
const asRefused = (text: string, segment: Segment): Segment => {
  const before = text.slice(Math.max(0, segment.start - 40), segment.start);
  if (segment.role === 'place' && BEHIND_NO.test(before) && !LACKS.test(before))
    return { ...segment, role: 'fact', candidates: [] };
  if (segment.role !== 'order' && segment.role !== 'remove') return segment;
  if (IS_SHARE.test(segment.words)) return { ...segment, role: 'fact', candidates: [], doubt: 0 };
  const said = `${/[^.;\n]*$/.exec(before)?.[0]}${segment.words}`.replace(/\bback\b/gi, '');
  const isOfBuilding = OF_BUILDING.test(segment.candidates[0]?.code ?? '') && !putsIn(said);
  if (
    isOfBuilding &&
    !takesOut(said) &&
    COATED.test(text.slice(segment.end, segment.end + MOST_BETWEEN))
  )
    return { ...segment, role: 'place', candidates: [] };
  const isAdded = ADDS_BATH.test(segment.words) && MAKES_ROOMS.test(text);
  if (EACH_ROOM.test(before) && IS_ROOM_COUNT.test(segment.words))
    return { ...segment, role: 'place', candidates: [] };
  if (!isAdded && [IS_ROOM_COUNT, IS_WATER, IS_SIZE].some((fact) => fact.test(segment.words)))
    return { ...segment, role: 'fact' };
  if (IS_DISTANCE.test(segment.words) || WALL_AREA.test(segment.words))
    return { ...segment, role: 'measure', candidates: [] };
  if (states(segment.words) && !putsIn(segment.words))
    return { ...segment, role: 'fact', doubt: OF_A_STATE };
  const isWhen = BEHIND_AFTER.test(before) && segment.words.split(/\s+/).length <= MOST_NAMED;
  if (isWhen && !putsIn(segment.words) && !takesOut(segment.words))
    return { ...segment, role: 'fact', doubt: OF_A_STATE };
  if (STANDS.test(segment.words)) return { ...segment, role: 'done' };
  const isThere = segment.role === 'order' && (EXISTS.test(segment.words) || EXISTS.test(before));
  if (isThere && !putsIn(segment.words) && !takesOut(segment.words))
    return { ...segment, role: 'fact', doubt: OF_A_STATE };
  const isRefused =
    ENDS_IN_NO.test(segment.words) ||
    (NO.test(segment.words) && !LACKS.test(before) && !ADDED.test(segment.words)) ||
    (IS_THERE.test(segment.words) && !takesOut(segment.words) && !COMMAND.test(segment.words)) ||
    (BEHIND_NO.test(before) && !NEEDED.test(before));
  return isRefused ? { ...segment, role: 'keep' } : segment;
};

/** A room that is there is done over, and none is added. */
const DONE_OVER = /\b(?:re-?model|renovat|re-?do\b|redone|make ?over|overhaul)/i;

/** "Keep the layout" says how it is done, and leaves nothing out. */
const IS_MANNER =
  /^(?:(?:please|keep\w*|leav\w*|maintain\w*|retain\w*|the|my|our|same|existing|current|original|everything|all|in|fixtures?|plumbing) )*(?:lay-?outs?|foot ?print|floor ?plan|configuration|locations?|spots?|places?)\b/i;

/** "Interior paint 2,400 sf. | Walls only, 2 coats": which part of the painting is meant. */
const WALLS_ONLY =
  /^(?:(?:just|only) (?:the )?walls?|walls? only)\b(?:,? (?:\d|one|two) coats?)?$/i;

/** The meanings of a segment that fit, as likely together as all of them; the same segment where none does. */
export const onlyMeanings = (segment: Segment, fits: (code: string) => boolean): Segment => {
  const own = segment.candidates.filter(({ code }) => fits(code));
  const sum = own.reduce((all, { chance }) => all + chance, 0);
  if (sum === 0) return segment;
  return {
    ...segment,
    candidates: own.map(({ code, chance }) => ({ code, chance: chance / sum })),
  };
};

/** "Mitigation only": all that is ordered. */
const ONLY_MITIGATION = /^(?:(?:just|only) )?mitigation(?: only)?$/i;
const OF_PAINT = /^(?:PNT-|@paint_)/;
const isPaint = ({ role, candidates }: Segment): boolean =>
  role === 'order' && OF_PAINT.test(candidates[0]?.code ?? '');

/** "We supply levers, you put em on": goods of the owner. */
const WE_SUPPLY = /^(?:we|i|owner)(?:['’]ll| will)? (?:supply|furnish|provide|bring|buy|have)\b/i;
/** "You | take the old carpet": it goes. */
const YOU_TAKE = /^(?:you(?:['’]ll)? )?(?:take|haul)\b(?!.*\b(?:care|look|not)\b)/i;

/** "All rooms | except the kitchen": where no work is, and no thing that is kept. */
const EXCEPT = /^\(?(?:but|except|excluding)(?: for)? (?:the |my |our )?(?:[a-z]+ )?[a-z]+$/i;

const SURE_OF_ROW = 0.6;

/** "Don't touch the floor": a thing is kept, not the whole job refused, unless the words name that. */
const asKept = (segment: Segment, all: readonly Segment[]): Segment => {
  const { role, words } = segment;
  if (WALLS_ONLY.test(words)) {
    const isOfOther = all.some((other) => other !== segment && isPaint(other));
    return isOfOther
      ? { ...segment, role: 'fact', candidates: [], doubt: 0 }
      : { ...segment, role: 'order' };
  }
  const [best] = segment.candidates;
  const isSure = best !== undefined && best.code !== 'NONE' && best.chance >= SURE_OF_ROW;
  if (role === 'fact' && isSure && WE_SUPPLY.test(words)) return { ...segment, role: 'done' };
  if (role !== 'keep') return segment;
  if (isSure && isRemoval(best.code) && YOU_TAKE.test(words)) return { ...segment, role: 'remove' };
  if (ONLY_MITIGATION.test(words)) return { ...segment, role: 'order' };
  if (IS_MANNER.test(words) || (EXCEPT.test(words) && ENDS_IN_ROOM.test(words)))
    return { ...segment, role: 'fact', candidates: [], doubt: 0 };
  return DONE_OVER.test(words) ? segment : onlyMeanings(segment, (code) => !IS_REMODEL.test(code));
};

/** Chance of another meaning from which it is meant: "fix the asphalt, 14x14" has none. */
const FAIR_MENDED = 0.15;
const LEAST_RESET = 0.02;
/** Verbs and faults that keep what is there, and rows that build it anew: "fix cracks in the patio" pours none. */
const BUILDS_ANEW: readonly (readonly [verb: RegExp, rows: RegExp, least?: number])[] = [
  [
    /^(?:please )?(?:fix|mend|patch|repair|seal|shore up|sister)(?:ing|s)?\b(?!.*\b(?:and|&|or) re(?:place|build))/i,
    /^(?:@(?:deck_build|driveway|fence_build|patio|siding_replace|stair_build|roof_replace)$|CNC-(?:ASPH|DRIVE|PAVER|SLAB4|STAMP|WALK)|DCK-(?:CEDAR|COMP|FRAME|PT)|FNC-(?!GATE|POST|SECT)|RFG-(?:3TAB|ARCH|METAL)|SDG-(?:BRICKV|ENGW|FIBER|STONEV|STUCCO|VINYL))/,
  ],
  [
    /^(?:please )?(?:re-?locate|mov(?:e|ing))\b/i,
    /^(?:@water_heater$|PLB-(?!MOVE|ROUGH|GAS|PEX))/,
    0,
  ],
  // "The gutter comes off and goes back on".
  [
    /\b(?:down|off|out|up)\b.*\b(?:go(?:es)?|put|set|hung)(?: \w+)? back\b/i,
    /^(?!(?:@|\w+-DET))/,
    LEAST_RESET,
  ],
  // What is wrong with a thing that is put right: "the window won't open", "a door that swings shut".
  [
    /\b(?:(?:won|does ?n|do ?n|can)['’]?t (?:close|crank|lift|lock|open|shut|slide|stay)\b|swings? (?:open|shut)|squ?e+aks?\b|stripped|cracked pane|torn loose)/i,
    /^(?:@(?:door_replace|floor_hardwood|gutters_replace|windows_replace)$|DEM-|DOR-(?:BARN|BIFOLD|COMWOOD|ENTRY|FRENCH|GAR[12]|HM|INT|POCKET|SECUR|SLIDER|STORM)|FLR-HWSOLID|GUT-(?:AL|COPPER|DOWN)|WIN-(?:BAY|CASE|FULL|INSERT|PICT|SLIDE|WOOD))/,
    0,
  ],
  [
    /^(?!.*\b(?:new|replac\w*|swap\w*|instal\w*|upgrade)\b).*\b(?:won['’]?t|hard to|stuck|sag\w*|loose|bent|broke\w*|crack\w*|dent\w*|torn|blown (?:off|down)|f[ae]ll\w*|stick\w*)\b/i,
    /^(?:@(?:gutters|siding|windows)_replace$|GUT-AL|SDG-(?:BRICKV|ENGW|FIBER|STONEV|STUCCO|VINYL|WOOD)$|WIN-(?:CASE|FULL|INSERT|SLIDE|WOOD)$)/,
  ],
];

const MOST_BETWEEN = 80;
/** What is said of a thing behind its name: "a bedroom door | which swings open". */
const SAID_OF = /^,? (?:that|where|which)\b[^.;,\n]*/i;

/** "Repair the rotten joists", "relocate the water heater": meanings that only new things have are none of it. */
const asMended = (text: string, segment: Segment): Segment => {
  const behind = SAID_OF.exec(text.slice(segment.end, segment.end + MOST_BETWEEN))?.[0] ?? '';
  const [, rows, least = FAIR_MENDED] =
    BUILDS_ANEW.find(([verb]) => verb.test(segment.words + behind)) ?? [];
  const isNew = rows?.test(segment.candidates[0]?.code ?? '') === true;
  const isFair = segment.candidates.some(
    ({ code, chance }) => code !== 'NONE' && chance >= least && rows?.test(code) === false,
  );
  return rows && isNew && isFair && segment.role === 'order' && !putsIn(segment.words)
    ? onlyMeanings(segment, (code) => !rows.test(code))
    : segment;
};

/** What is wanted of a thing, "panel is 100 amp, want 200", "top up the attic". */
const WANTS =
  /\b(?:we|i|,) ?(?:want|need|would like)\b|^(?:please )?(?:top(?:ping)? (?:off|up)|beef up|bump up)\b/i;
/** How likely words that were read as a fact order something, from which they may. */
const LEAST_WANTED = 0.15;

const asWanted = (segment: Segment): Segment => {
  const { role, doubt = 0, words, candidates } = segment;
  const [best] = candidates;
  const isSure = best !== undefined && best.chance >= SURE_OF_ROW && best.code !== 'NONE';
  return isSure && role === 'fact' && doubt >= LEAST_WANTED && WANTS.test(words)
    ? { ...segment, role: 'order' }
    : segment;
};

/** The end of a list of what stays: "floor, toilet, vanity remain". */
const REMAINS =
  /^(?:(?:,|,? (?:and|or|&)) (?:the )?[a-z]+(?: [a-z]+){0,3}){0,4} (?:remains?|stays?|staying|to stay|untouched|went in(?: last \w+)?|(?<!\b(?:you|we|they) )are (?:all )?(?:fine|good|hung|in|new|ok(?:ay)?|there))\b(?: as (?:is|they are))?\s*(?:[.,;!\n]|$)/i;

/** "Sink and stove stay, | counters too": more of what stays. */
const STAYS_BEFORE = /\b(?:remains?|stays?)(?: as is)?,? (?:and )?(?:the |so do |so does )?$/i;
const IS_TOO = /\b(?:too|also|as well)$/i;

const asRemaining = (text: string, segment: Segment): Segment => {
  const { role, words, start, end } = segment;
  const isOther =
    role !== 'order' ||
    isPlain(segment) ||
    putsIn(words) ||
    COMMAND.test(words) ||
    /\d/.test(words);
  if (isOther) return segment;
  const isOneMore =
    IS_TOO.test(words) && STAYS_BEFORE.test(text.slice(Math.max(0, start - MOST_BETWEEN), start));
  return isOneMore || REMAINS.test(text.slice(end, end + MOST_BETWEEN))
    ? { ...segment, role: 'keep' }
    : segment;
};

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

/** "Pull the tub and | the surround": a thing that is there already. */
const IS_KNOWN = /^(?:the|my|our|old|existing) /i;
/** What joins the things of a list. */
const IN_LIST = /^ ?(?:,|&|\+|,? ?(?:and|or|&|also|plus)) ?(?:also |both |the |my |our )*$/i;
/** The name of a thing, and no verb, number or quality before it. */
const BARE_NAME =
  /^(?!.*\b(?:new|install|hang|build|put|set)\b)(?:the |my |our |old |existing |both |also )*(?!(?:add|adjust|air[ -]?seal|caulk|clean|demo|fix|grind|insulate|lay|level|new|paint|patch|pour|prep|prime|pull|re\w+|run|one|two|three|four|five|six|sand|scrape|seal|skim|stain|tape|tex\w*|tile|trim out|wash)\b)[a-z][a-z-]*(?: [a-z-]+){0,2}$/i;
const KEEPS = /^(?:(?:please|just|we|i|will|to) )*(?:keep\w*|re-?us(?:e|ing)|sav(?:e|ing)|leave) /i;
const PULLS =
  /^(?:please )?(?:pull|tear|rip|remov(?:e|ing)|demo(?:lish)?|take)\b(?! (?:care|a look))(?: (?:out|off|up|down|the|my|our|old|existing))* (?:\d|(?!out\b|off\b|up\b|down\b)[a-z]{3})/i;

/** Chance from which a thing behind the verb is painted, and none is bought. */
const FAIR_PAINT = 0.1;
const PAINTS_HOUSE = /^(?:PNT-EXT|@exterior_paint)$/;
const PAINT_VERB = /\b(?:re-?)?paint|\bstain/i;
export const ORDERS: ReadonlySet<Segment['role']> = new Set(['order', 'remove']);

type Listed = (segment: Segment) => Segment;

const asPainted: Listed = (segment) =>
  segment.candidates.some(({ code, chance }) => OF_PAINT.test(code) && chance >= FAIR_PAINT)
    ? onlyMeanings(segment, (code) => OF_PAINT.test(code))
    : segment;

/** "Replace the toilet | and vanity": a new one, too. */
const asPutIn = (segment: Segment): Segment =>
  takesOut(segment.words) ? segment : onlyMeanings(segment, (code) => !isRemoval(code));

const REDOES = /^re-?(?:do|model|novat)/i;
/** "Bathroom", "hall bath"; "bathroom floors" is a part of one. */
const ENDS_IN_ROOM =
  /(?:rooms?|baths?|kitchens?|basements?|offices?|den|attic|garage|hall|laundry)\W*$/i;
const IS_WHOLE_ROOM = /^@\w+_(?:remodel|add)$/;
/** "I want to redo my kitchen | and bathroom": the bathroom, too, and none is added. */
const asRedone: Listed = (segment) =>
  IS_WHOLE_ROOM.test(segment.candidates[0]?.code ?? '') && ENDS_IN_ROOM.test(segment.words)
    ? { ...onlyMeanings(segment, (code) => IS_REMODEL.test(code)), ordering: 1 }
    : segment;

/** What a verb of a list makes of the things behind it. */
const listOf = ({ role, words, candidates: [best] }: Segment): Listed | null => {
  if (role === 'keep')
    return KEEPS.test(words) ? (segment) => ({ ...segment, role: 'keep' }) : null;
  if (!best || !ORDERS.has(role)) return null;
  if (isRemoval(best.code) && PULLS.test(words) && !putsIn(words))
    return (segment) => ({ ...segment, role: 'remove' });
  if (IS_REMODEL.test(best.code) && REDOES.test(words)) return asRedone;
  if (role === 'order' && !isRemoval(best.code) && putsIn(words)) return asPutIn;
  return PAINTS_HOUSE.test(best.code) && PAINT_VERB.test(words) ? asPainted : null;
};

/** "Keep the vanity, | mirror | and light", "pull the tub | and the surround": one verb is of all things of its list. */
const sharingVerbs = (text: string, segments: readonly Segment[]): Segment[] => {
  const made: Segment[] = [];
  let list: Listed | null = null;
  for (const segment of segments) {
    const last = made.at(-1);
    const isListed = last && IN_LIST.test(text.slice(last.end, segment.start));
    const isOut = isRemoval(segment.candidates[0]?.code ?? '') && !putsIn(segment.words);
    const isNew = isPlain(segment) && !IS_KNOWN.test(segment.words);
    const isNext =
      isListed && segment.role === 'order' && (isOut || (BARE_NAME.test(segment.words) && !isNew));
    if (list && isNext) made.push(list(segment));
    else {
      if (!isListed || segment.role !== 'keep' || last.role !== 'keep') list = listOf(segment);
      made.push(segment);
    }
  }
  return made;
};

const ROOM_AND_SIDES =
  /^(?:the )?(?:[a-z-]+ ){0,2}(?:bath|closet|den|entry|foyer|hall|hallway|nook|office|pantry|\w*room) \d[\d.'’]* ?(?:x|by) ?[\d.'’]+$/i;

/** "New carpet: bedroom 12x14, | walk-in closet 6x8", "tile: | entry 6x8": the next room of a list. */
const asNextRoom = (text: string, segment: Segment, last: Segment | undefined): Segment => {
  const between = text.slice(last?.end ?? 0, segment.start);
  const isRoom = last?.role === 'place' || ROOM_AND_SIDES.test(last?.words ?? '');
  const isNext = isRoom ? IN_LIST.test(between) : last?.role === 'order' && between === ': ';
  return isNext && segment.role === 'order' && ROOM_AND_SIDES.test(segment.words)
    ? { ...segment, role: 'place', candidates: [] }
    : segment;
};

const CONVERTS = /_conversion$|^BLD-(?:GARCONV|ATTIC)$/;
const IS_INTO = /^ (?:in)?to (?:(?:an?|my|our) )?(?:[a-z-]+ )?$/i;

/** "Convert garage 20x20 into | bedroom": what a place becomes is not where the work is, unless its size is told. */
const asBecome = (text: string, segment: Segment, last: Segment | undefined): Segment =>
  segment.role === 'place' &&
  !/\d/.test(segment.words) &&
  CONVERTS.test(last?.candidates[0]?.code ?? '') &&
  IS_INTO.test(text.slice(last?.end, segment.start))
    ? { ...segment, role: 'fact', candidates: [], doubt: 0 }
    : segment;

/** Segments in the roles that their own words and their neighbors give them. */
export const inRoles = (text: string, segments: readonly Segment[]): Segment[] =>
  sharingVerbs(text, segments)
    .map((segment, at, all) => asReferred(text, asMended(text, segment), all.slice(at + 1)))
    .map((segment) => asRemaining(text, asWanted(segment)))
    .map((segment, _at, all) => asBath(asKept(asRefused(text, segment), all)))
    .map((segment, at, all) => asNextRoom(text, segment, all[at - 1]))
    .map((segment, at, all) => asReach(text, asBecome(text, segment, all[at - 1])));
