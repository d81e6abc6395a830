// How people talk beside their order: "don't touch it", "another one in the office", "where there's a light now".
// Linear replacements on even text, made before all other wordings.
import type { Replacement } from './text-phrases.ts';
import { CARDINALS } from './vocabulary/small-words.ts';

/** Three bundles cover a square. */
const BUNDLE_SF = 33;

/** A section of railing between two posts, ft. */
const SECTION_FT = 8;

export const TALK_REPLACEMENTS: readonly Replacement[] = [
  [/ {2,}/g, ' '],
  // "The toilet is only two years old, don't touch."
  [
    /\b(?:is|are) [a-z0-9' -]{1,40}?,? (?:so |and |but )?(?:please )?(?:dont (?:touch|mess with|bother with|disturb|change|replace|worry about)|leave|keep)(?: (?:it|them|those|that|these))?(?: alone| be| as is)?(?= *(?:$|[.;\n]))/g,
    'stays as is',
  ],
  [
    /\bdont (?:touch|mess with|bother with|disturb|change)(?: (?:it|them|those|that|these))?(?= *(?:$|[.;\n]))/g,
    'leave it',
  ],
  // "And add a new one in the office": one more of what was named.
  [
    /\b(?<=\b(?:add|adding|plus) )(?:a|an|a new) (?:new )?one\b|\b(?:another|an additional|an extra|a second|a third|one more) one\b/g,
    'one more',
  ],
  [
    /\b(?:break|breaking|cut|cutting|saw ?cut|bust|busting|trench|open)(?: up| out| open| through| into)?(?: the| our| a| existing)? (?:concrete )?slab\b/g,
    'remove slab',
  ],
  // What lies there and is spent comes out, where another floor is ordered.
  [
    /\b(carpet|floor tiles?|tiles?|vinyl|laminate|linoleum|hardwood|lvp|flooring) (?:is|are|was) (?:all |so |really |completely |totally |badly )?(?:destroyed|shot|ruined|trashed|worn(?: out)?|gross|nasty|disgusting|stained|cracked|peeling|buckled|warped|cupped|rotten)(?: (?:by|from) [a-z ]{2,30})?(?= *[.,;\n])(?=[^]{0,160}?\b(?:new|lay|put|install|go with|replace with|redo (?:the )?floor with) (?:[a-z]+ ){0,3}?(?:carpet|tile|porcelain|ceramic|vinyl|laminate|hardwood|lvp|lvt|plank))/g,
    'remove old $1',
  ],
  [/\b(?:is|are|were|was) both (?=\d|about|over|around|old|dead|shot|original)/g, 'are '],
  [
    /\b(?:the )?(?:inside|in) (?:and|&) (?:the )?out(?:side)?(?: of (?:the|our|my) (?:house|home))?(?= *(?:$|[.,;\n]))/g,
    'interior and exterior',
  ],
  [
    /\b(?:interior ?(?:and|&|\/|,|\+) ?exterior|exterior ?(?:and|&|\/|,|\+) ?interior) (?:house )?(?:re)?paint(?:ing)?(?: job)?\b/g,
    'paint interior and exterior',
  ],
  // How far the panel is from its new circuit.
  [
    /\b(?:the |our |my )?(?:breaker |electrical |main )?(?:panel|meter|breaker box) (?:is |sits )?(?:about |around |roughly |only )?\d+ ?(?:ft|feet|foot|') (?:away )?from [^.,;\n]{1,30}/g,
    ' ',
  ],
  // "The cabinets are solid, just paint them": the thing told of is what is painted.
  [
    /\b((?:kitchen |bathroom |front |back |wood |old )?(?:cabinets?|doors?|trim|deck|fence|floors?|siding|shutters?|railings?|windows?|tub|gutters?|roof)) (?:itself |themselves )?(?:are|is|looks?|feels?) (?:still |all |structurally |pretty )*(?:solid|fine|good|ok|okay|sound|in (?:good|great|decent|ok) (?:shape|condition))[,;.]? (?:so |but |and |we |i )*(?:just |only |simply )?(?:want to |need to |want |need |please )?(paint|repaint|stain|restain|refinish|reface|sand|clean|reseal|seal|reglaze)(?:ing|ed)? (?:them|it)\b/g,
    '$2 $1',
  ],
  // Looks of a material, and kinds of doors by their glass.
  [
    /\b(?:slate|wood|stone|marble|concrete|oak|brick|travertine|granite|cement)[- ](?:look|looking|style|effect)\b/g,
    ' ',
  ],
  [/\b(?:full|half|3\/4|quarter|nine|six|fifteen|9|15|6|12) ?-?lites?\b/g, ' '],
  [/\bfloor[- ]to[- ]ceiling\b/g, 'full height'],
  // Nothing is torn out where nothing lies.
  [
    /\b(?:there is|there's|theres) (?:none|nothing|no floor(?:ing)?)(?: (?:there|in there|down))?(?: (?:now|yet|currently|today))?(?:,? (?:just )?(?:bare )?(?:concrete|subfloor|plywood|slab))?(?= *(?:$|[.,;\n]))/g,
    'no demo',
  ],
  [/\bover (?:the )?(?:existing|old|current) (?:layer of )?shingles\b/g, 'overlay'],
  [
    /\b(?:torch ?-?down|mod(?:ified)? bit(?:umen)?|epdm|rubber|tar and gravel|built-?up)(?: roof(?:ing)?)?,? (?:and )?(?:redo|replace|reroof|redone|replaced|convert)(?: it)? (?:in|with|to) (?=tpo|pvc|epdm)/g,
    'replace flat roof with ',
  ],
  [
    /\b(?:replace|rebuild)(?:d)? (?:it )?(?:in|with) (?:concrete |segmental |retaining wall )?blocks?\b/g,
    'replace',
  ],
  [/\bcap (?:and|&) crown\b/g, 'crown'],
  [
    /\bgutters? (?:are |is )?clogged,? (?:please )?clean(?: them| it)?(?: out)?\b/g,
    'clean gutters',
  ],
  // "Trim two oak trees" cuts no woodwork.
  [
    /\b(?:trim|prune|cut back|trimming|pruning) (?=(?:the |our |my |back )*(?:[a-z0-9]+ ){0,3}(?:trees?|bushes|hedges?|shrubs?|branches|limbs)\b)/g,
    'repair ',
  ],
  [
    /\b(dead|dying|fallen|leaning|diseased) (?:oak|maple|pine|elm|birch|poplar|spruce|palm|willow|ash|cedar|magnolia|fir)\b(?! trees?\b)/g,
    'tree',
  ],
  // Where a path begins and ends.
  [
    /\bfrom (?:the )?(?:driveway|street|house|sidewalk|garage|patio|deck|porch|road|alley|curb) to (?:the )?(?:[a-z]+ ){0,2}(?:door|street|house|sidewalk|garage|patio|deck|porch|road|alley|shed|gate|yard|steps)\b/g,
    ' ',
  ],
  [
    /\b(\d+|one|two|three|four) (?:deck |porch )?(?:railing|rail) sections?\b/g,
    (_, count = '1') => `${(CARDINALS[count] ?? Number(count)) * SECTION_FT} lf railing`,
  ],
  [
    /\bsagging (?:[a-z]+ )?floors?\b(?=[^]{0,160}?\bjoists?\b)|\bfloors? (?:is |are )?sagging\b(?=[^]{0,160}?\bjoists?\b)/g,
    ' ',
  ],
  [/\bsagging (?:[a-z]+ )?floors?\b|\bfloors? (?:is |are )?sagging\b/g, 'repair floor joists'],
  [
    /\b(?:basement|foundation|block) walls? (?:is |are )?bow(?:ing|ed)(?: in(?:ward)?)?\b/g,
    'wall bracing',
  ],
  // Taken out and not put back.
  [
    /\bgut(?:ted|ting)? ([^.\n]{3,60}?) (?:down )?to (?:the )?studs\b[^.\n]{0,60}?\bno (?:re)?build(?:ing)?\b/g,
    'demo only $1',
  ],
  // "22 feet of lowers and 16 of uppers", "18 LF base 15 LF wall".
  [/\b(\d+) (?:ft|feet|lf) of ([a-z]+(?: [a-z]+)?) and (\d+) of /g, '$1 lf of $2 and $3 lf of '],
  [
    /\b(\d+ ?(?:lf|ft|feet) (?:of )?)base(?: cabinets?)?(?:,| and| \+| &)? (\d+ ?(?:lf|ft|feet) (?:of )?)(?:wall|uppers?)\b(?! ?(?:tile|panel|paint|cabinet))/g,
    '$1base cabinets and $2wall cabinets',
  ],
  [
    /\bbricks? (?:needs?|needing) (?:to be )?(?:fix(?:ing|ed)|repair(?:s|ed|ing)?|repoint(?:ing|ed)|work)\b/g,
    'repoint brick',
  ],
  [/\bpainted shut\b/g, ' '],
  [/\b(?:the |our |my )?panel is (?:full|maxed(?: out)?|at capacity)\b/g, ' '],
  [
    /\b(?:i|we) (?:already )?have the (faucets?|toilets?|vanity|vanities|lights?|fixtures?|fans?|cabinets?|tiles?|flooring|sinks?|hardware|appliances?|opener|range|dishwasher|blinds)(?: already)?(?= *(?:$|[.,;\n]))/g,
    'owner supplied $1',
  ],
  [
    /\b(?:(?:kitchen|bathroom|bath|tub|shower|laundry|floor|main) )?(?:sink|tub|shower|drain|drains) (?:is|are) (?:very |really |totally |so )?(?:clogged|slow|backed up|plugged(?: up)?|stopped up)\b/g,
    'clear drain',
  ],
  [/\b(?:new )?(?:tub |shower |valve )?trim kit\b/g, 'shower trim'],
  [
    /\bput (?:a |an |on a )?(?:new |fresh |solid |clear |semi[- ]?(?:transparent|solid) )*(?:coat of )?(?:stain|sealer) on(?: it| them| the same)?\b/g,
    'stain it',
  ],
  [/\b(apartment|condo|rental|multifamily|church|school) building\b(?! (?:a|an|the|new)\b)/g, '$1'],
  [/(^|[.;\n] *)then (?=\d+(?:[,.]\d+)? ?(?:sqft|sf|sq|lf|ft|ea)\b)/g, '$1install '],
  [
    /\b(?:new )?tile (?:around|surrounding) (?:it|the tub|that|the bathtub)\b/g,
    'new tile surround',
  ],
  [/\bhaul(?:ing)? (?:away |off )?(?:the )?(?:old|existing) (?:one|stuff)\b/g, 'haul away'],
  [
    /\b(chimney|flue)\b([^.,;\n]{0,30}?) with (?:an? )?(?:new |stainless |steel )*liner\b/g,
    '$1$2 and chimney liner',
  ],
  // "The deck needs to be stained".
  [
    /\b(?<!\b(?:not|dont|doesnt|never|wont|no) )(needs?|wants?|has to|have to) (?:to )?(?:all )?(?:be |get )?(stained|sanded|washed|patched|primed|repainted|restained|resanded)\b/g,
    (_, need = 'needs', done = '') => `${need} ${done.replace(/ed$/, 'ing')}`,
  ],
  [
    /\b(?<!\b(?:not|dont|doesnt|never|wont|no) )(needs? to|has to|have to|wants? to|ought to|should|must) (?:all )?be (?=(?:re)?(?:replaced|painted|repaired|fixed|removed|cleaned|sealed|refinished|installed|caulked|regrouted|grouted|moved|relocated|torn|taken|hauled|rebuilt|redone|updated|swapped)\b)/g,
    'needs ',
  ],
  [/\b(?:open|bare|exposed) studs\b(?: now| currently| already)?/g, 'no demo'],
  [
    /\b(\d+|a|one|two|three|four) bundles? of (?:[a-z]+ )?shingles\b/g,
    (_, count = '1') =>
      `${(CARDINALS[count] ?? (Number(count) || 1)) * BUNDLE_SF} sqft of missing shingles`,
  ],
  // Why the ground is shaped.
  [
    /\b(?:so |to make sure |to get )?(?:that )?(?:the |all )?(?:rain)? ?water (?:will |can )?(?:runs?|drains?|flows?|goes|go|sheds?|slopes?) (?:away|off|out|toward)[^.,;\n]{0,40}|\b(?:to )?slop(?:e|es|ing) away from (?:the |our |my )?(?:house|home|foundation|building)\b/g,
    ' ',
  ],
  // "All the toilets run. 3 of them.", "there are 5", "all 7 hardwired ones": counts said behind their thing.
  [
    /[.;] *(?:there (?:are|is) )?(?:about )?(\d+|two|three|four|five|six|seven|eight|nine|ten) of (?:them|those|these)\b(?: total| in all| altogether)?(?= *(?:$|[.,;\n]))/g,
    ', $1 of them',
  ],
  [
    /\bthere (?:are|is) (?:about )?(\d+|two|three|four|five|six|seven|eight|nine|ten)(?: of them)?(?: total| in all| altogether)?(?= *(?:$|[.,;\n]))/g,
    '$1 of them',
  ],
  [
    /, *(\d+|two|three|four|five|six|seven|eight|nine|ten) (?:in )?(?:total|all|altogether|overall)\b(?= *(?:$|[.,;\n]))/g,
    ', $1 of them',
  ],
  [
    /\b(?:all )?(\d+|two|three|four|five|six|seven|eight|nine|ten) (?:[a-z]+ )?ones\b/g,
    '$1 of them',
  ],
  // "New 240 for the electric dryer": a circuit, and no dryer.
  [
    /\b(?:240|220) ?-?(?:v(?:olts?)? )?(?:line |plug |outlet |circuit |power )?(?:for|to) (?:the |an? |my |our |new )*(?:electric )?(?:dryer|range|oven|stove|cooktop|welder|compressor|kiln|water heater|hot tub|spa|mini ?split)\b/g,
    '240 v circuit',
  ],
  [
    /\bwater (?:came |comes |coming |ran |runs |running |poured |pouring |leaked |leaking |dripped |dripping |is coming )?(?:down )?(?:through|thru|out of) (?:the |our |my )?((?:[a-z]+ ){0,2})ceiling\b/g,
    'wet $1ceiling',
  ],
  [
    /\bmake (?:it|this|that|them|the restrooms?|the bathrooms?) (?:fully )?ada(?: compliant| accessible)?\b/g,
    'ada upgrade',
  ],
  [/(^|\n)\s*to: (?=\d)/g, '$1takeoff: '],
  // What is there now is no order.
  [
    /\bwhere (?:there ?(?:'s|s|is|are|was|were)|we (?:now |only )*ha(?:ve|d)|i (?:now |only )*ha(?:ve|d)) [^.,;\n]{1,40}?(?= *(?:$|[.,;\n]))/g,
    ' ',
  ],
  [/\b(?:whole|entire|complete) inside(?: of (?:the|our|my) (?:house|home))?\b/g, 'whole house'],
  [/\b(?:the )?inside of (?:the|our|my) (house|home|condo|apartment|unit)\b/g, 'whole $1 interior'],
];
