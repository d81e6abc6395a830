// How people tell damage: how high the wall got wet, what stayed dry, what fell where. Put into the words the parser
// reads; linear replacements on even text, made before all other wordings.
import type { Replacement } from './text-phrases.ts';
import { CARDINALS } from './vocabulary/small-words.ts';

const INCHES_PER_FOOT = 12;
const COUNT = String.raw`(?:\d+(?:\.\d+)?|a|an|one|two|three|four|five|six|seven|eight)`;
const ABOUT = '(?:(?:about|around|roughly|maybe|only|like|at least|approximately) )?';
const BOARDS = 'drywall|sheetrock|plasterboard|walls?|paneling|wainscoting|plaster';

const HURT =
  'wet|soaked|damp|wick|wicked|wicking|saturated|moldy|damaged|ruined|swollen|stained|flooded';

/** Longest height of a wall told of, in. */
const HIGHEST = 144;

const heightOf = (count: string, unit: string): string => {
  const value = count === 'a' || count === 'an' ? 1 : (CARDINALS[count] ?? Number(count));
  const inches = unit === 'in' || unit.startsWith('inch') ? value : value * INCHES_PER_FOOT;
  return inches > 0 && inches <= HIGHEST ? `${Math.round(inches)}"` : `${count} ${unit}`;
};

export const DAMAGE_REPLACEMENTS: readonly Replacement[] = [
  [/ {2,}/g, ' '],
  // "The walls are dry" leaves them as they are.
  [
    new RegExp(
      String.raw`\b(${BOARDS}|floors?|flooring|subfloor|ceilings?|carpet|cabinets|insulation|tiles?|baseboards?)((?: (?:and|or) (?:the )?[a-z]+)?) (?:is|are|was|were|stayed|stays|look|looks|seems?) (?:all |still |completely |totally |bone )?dry\b(?! (?:rot|out|wall))`,
      'g',
    ),
    '$1$2 is fine',
  ],
  [
    /\bceilings? (?:is |are |has |have |was |were )?(?:all |partly |partially )?(?:coming|came|fell|fallen|falling|caved|come) (?:down|in|apart)\b/g,
    'ceiling collapsed',
  ],
  [
    /\b(?:the |its )?paint (?:is |was |has been )?(?=peeling|bubbling|flaking|bubbled|peeled|blistered)/g,
    '',
  ],
  [/\balready (?=dried|dry\b|extracted|mitigated|pumped)/g, ''],
  [/\b(?:a )?foot and a half\b/g, '18 in'],
  [/\bknee[- ](?:high|deep)\b/g, 'up to 24 in'],
  [/\bwaist[- ](?:high|deep)\b/g, 'up to 48 in'],
  // "Drywall is wet up to 2 feet", "walls soaked about a foot up".
  [
    new RegExp(
      String.raw`\b((?:${HURT}|cut(?: out)? (?:the |out |all |wet )*(?:${BOARDS})|(?:${BOARDS}) (?:was|were|is|has been|got) cut)\b[^.;\n]{0,50}?) (?:up to|as high as|to a height of|up the walls?|up|out|to) ${ABOUT}(${COUNT}) (ft|foot|feet|in|inch|inches)\b(?: (?:up|high|off the floor|from the floor|above the floor))?(?! ?(?:x|by|wide|long|lf|sqft|of)\b)`,
      'g',
    ),
    (_, said = '', count = '', unit = '') => `${said} ${heightOf(count, unit)} `,
  ],
  [
    new RegExp(
      String.raw`\b((?:${BOARDS}|${HURT})\b[^.;\n]{0,50}?) ${ABOUT}(${COUNT}) (ft|foot|feet|in|inch|inches) (?:up\b(?! to)|off the floor|from the floor|above the floor)(?: the walls?)?`,
      'g',
    ),
    (_, said = '', count = '', unit = '') => `${said} ${heightOf(count, unit)} `,
  ],
  [
    new RegExp(
      String.raw`\b(?:bottom|lower|lowest|first) (${COUNT}) (ft|foot|feet|in|inch|inches) (?:of )?(?:all )?(?:the |our )?(${BOARDS})\b`,
      'g',
    ),
    (_, count = '', unit = '', boards = '') => `${boards} ${heightOf(count, unit)} `,
  ],
  // "A 4x6 hole in the ceiling", "the dining room ceiling … left a 4x6 hole": that much of the ceiling.
  [
    /\b(ceiling\b[^.;\n]{0,40}?)\b(?:left|made|has|with|leaving|there is|punched|and) (?:a |one )?(?:big |large |huge )?(\d+ ?(?:ft|')? ?(?:x|by) ?\d+ ?(?:ft|')?) hole\b/g,
    '$1 damaged $2',
  ],
  // "A wet area about 5x6": the size of the damage, not of the room.
  [
    /\b(area|spot|section|patch|stain|hole|piece|part) (?:is |of |that is |measuring |at )?(?:about |around |roughly |maybe )?(\d+(?:\.\d+)?) ?(?:ft|')? ?(?:x|by) ?(\d+(?:\.\d+)?)(?: ?(?:ft|')(?= |[.,;]|$))?/g,
    (_, what = '', length = '', width = '') => `${what} ${Number(length) * Number(width)} sqft`,
  ],
  // "12 feet of siding, 8 ft high".
  [
    /\b(\d+(?:\.\d+)?) (?:ft|lf) of ((?:[a-z]+ ){0,2}(?:siding|wall|drywall|stucco|brick|paneling)\b[^.;\n]{0,40}?),? (\d+(?:\.\d+)?) ft (?:high|tall)\b/g,
    (_, run = '', what = '', high = '') => `${Number(run) * Number(high)} sqft of ${what}`,
  ],
  [
    /\b(?:grill|bbq|barbecue|candle|toaster|stove|oven|dryer|fryer|fireplace) fire\b/g,
    'fire damage',
  ],
  [/\b(range|stove|oven|microwave|cooktop)(,? and(?: the)?|,)(?: the)? hood\b/g, '$1$2 range hood'],
  // Others tore it off; nobody orders its removal.
  [
    /\b((?:burglar|thie(?:f|ves)|vandal|robber|intruder|kid|tenant|wind|storm|tornado|hurricane|dog|raccoon|squirrel|bear)s?\b[^.\n]{0,60}?)\b(?:ripped|tore|pulled|kicked|knocked|blew|busted) (?:out|off|down|in|up|apart|loose|over)\b/g,
    '$1damaged',
  ],
  [
    /\b(?:dents?|dings?|holes?|cracks?) (?:in|on|all over) (?=(?:the |our |my |both )?(?:[a-z]+ ){0,2}(?:gutters?|downspouts?|siding|garage door|fascia|soffit|fence|screens?)\b)/g,
    'damaged ',
  ],
  [
    /\bcut out (?=(?:a |the |about |all )*(?:wet |\d[\d x]* (?:sqft )?(?:of )?(?:the )?)?(?:drywall|sheetrock|ceiling))/g,
    'remove ',
  ],
  [
    /\bpull (?=(?:the |all |out |up )*(?:old |wet )?(?:\d+ sqft of )?(?:insulation|carpet|drywall|flooring|paneling)\b)/g,
    'remove ',
  ],
  [
    /\b(have|has|got|with) wet (?=(?:laminate|hardwood|carpet|lvp|vinyl|tile|drywall)\b)/g,
    '$1 soaked ',
  ],
  // Where a stain came from, and that the leak is mended, orders nothing.
  [
    /\b(?:from|after|due to|because of) (?:an? |the |some )?(?:old |previous |past |small |slow )*(?:roof|pipe|plumbing|water|toilet|tub|shower|upstairs) leak(?:s|ed)?(?:,? (?:that |which )?(?:has been|was|is|got|have been) (?:already |since |now )?(?:fixed|repaired|taken care of|resolved|stopped))?/g,
    '',
  ],
  // What hit the house has been taken away.
  [
    /\b(?:the )?(?:tree|limb|branch|it) (?:is|was|has been|s) (?:already |now )?(?:gone|removed|cut up|hauled (?:off|away)|taken away|off the (?:roof|house))\b|\b(?:tree|limb|branch) (?:is )?already (?:gone|removed|cut up|hauled (?:off|away)|off)\b/g,
    ' treegone ',
  ],
  [
    /\b(?:inside|interior|indoors) (?:is |was |looks )?(?:all |bone |still )?(?:dry|fine|ok|okay|untouched)\b|\bno (?:interior|inside) damage\b|\bno damage (?:inside|to the inside|indoors)\b|\bnothing (?:inside|got wet|came through)\b|\bno leaks?(?: inside)?\b|\b(?:did not|didnt|didn't) come through\b/g,
    ' insidefine ',
  ],
  [/\bdeck\b([^\n]{0,60}?\b\d+ (?:sqft|sf) of )boards\b/g, 'deck$1deck boards'],
  // "A 5x5 patch of hardwood" is 25 SF of it.
  [
    /\b(?:a )?(?:about |around |roughly )?(\d+(?:\.\d+)?) ?(?:ft|')? ?(?:x|by) ?(\d+(?:\.\d+)?) ?(?:ft|')? (?:ft )?(?:patch|section|area|spot|piece|chunk|part|hole) (?:of|in|on) (?:the |our |my )?(?=(?:[a-z]+ )?(?:hardwood|floor|carpet|laminate|vinyl|tile|wall|drywall|sheetrock|ceiling|siding|subfloor|roof|deck))/g,
    (_, length = '', width = '') => `${Number(length) * Number(width)} sqft of `,
  ],
  // "The dryer is a total loss": a new one.
  [
    /\b(dryer|washer|stove|range|oven|microwave|fridge|refrigerator|dishwasher|water heater|furnace|cabinets?|vanity|doors?|windows?|range hood|hood) (?:is|are|was|were) (?:a |all |completely |totally )?(?:total )?(?:loss|toast|totaled|goners?|done for|destroyed|melted|junk|trashed|shot)\b/g,
    '$1 needs replaced',
  ],
  // Cabinets are told by the wall they hang on.
  [
    /\b(cabinets?(?: and (?:the )?counter(?:top)?s?)?) (?:on|along|against) (?:the |that |our )?(?:[a-z]+ )?(?:sink|back|far|left|right|long|short|stove|range|window|north|south|east|west|side|other|exterior|outside) walls?\b/g,
    '$1',
  ],
  // A fire is told by where it began.
  [
    /\b(fire|flames?) (?:on|in|at|from|started (?:on|in|at)|that started (?:on|in|at)|behind|under) (?:the |our |my |a )?(?:stove ?top|stove|range|oven|microwave|toaster|dryer|fireplace|furnace|outlet|fryer|grill|candle|electrical outlet)\b/g,
    '$1',
  ],
  [
    /\b(?:punched|put|made|knocked|tore|left|poked|ripped)(?: a| one)? (?:big |large |huge |small )?hole (?:right )?(?:through|in|into|thru) (?=(?:the |our |my )?(?:[a-z]+ )?roof\b)/g,
    'damaged ',
  ],
  [
    /\b(?:came|went|crashed|fell|poked|broke|punched|smashed|is sticking|sticking)(?: right| all the way| down)? (?:through|thru) (?=(?:the |our |my )?(?:[a-z]+ ){0,3}(?:roof|ceiling)\b)/g,
    'damaged ',
  ],
];
