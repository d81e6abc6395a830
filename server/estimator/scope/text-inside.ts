// Ways the trades inside a house speak of boards, paint, framing and hours, put into the words the parser knows.
// Linear replacements on even text.
import type { Replacement } from './text-phrases.ts';

/** "The", "all 300 sqft of the": what may stand between a verb and its surface. */
const AMOUNT = "(?:(?:the|all|our|my|some|an?|\\d[\\d,.]*(?: ?(?:sqft|lf|ft|'))?(?: of)?) +)*";
/** At least one of them. */
const SOME = AMOUNT.replace(/\*$/, '+');
const BARE = '(?:basement|garage|concrete|block|foundation|masonry|brick|perimeter|exterior) +';
const TRADES =
  'plumber|electrician|carpenter|painter|handyman|laborer|helper|superintendent|hvac tech(?:nician)?';
const HOURS = '(\\d{1,3}(?:\\.5)?) ?(?:hours?|hrs?)\\b';

export const INSIDE_REPLACEMENTS: readonly Replacement[] = [
  // "Tear the plaster off 120 sqft of wall", "rip the tile out of the bath": the verb first, then where.
  [
    /\b(take|tear|rip|pull|strip|pry|peel|chip|scrape|get)\s+((?:(?!(?:and|or|then|to|out|up|down|off|away|in|from|for|with|back)\b)[\w'"/.-]+\s+){1,6})(off|out)(?: of)? (?=(?:the|our|my|all|both|\d)\b)/g,
    '$1 $3 $2on ',
  ],
  // Rock is board, where it hangs on walls.
  [
    /\b(hang|hung|hanging|tape|taped|wet|soaked|moldy|prime(?: the)?(?: new)?|new|finish) rock\b(?! (?:wool|bed|garden|wall|border))/g,
    '$1 drywall',
  ],
  [
    /\brock(?= (?:needs?|has|have|must|comes?|came|torn|off|on the (?:walls?|ceilings?)|removed|hung|and tape))/g,
    'drywall',
  ],
  // "Sheetrock 450 sqft of walls", "rock the ceiling".
  [
    new RegExp(
      `(^|[,.;:\\n]|\\b(?:and|then|to|please|we)) *(?:sheetrock|drywall|plasterboard|rock) (${SOME})((?:${BARE})?)(walls|wall|lid|ceilings?)\\b`,
      'g',
    ),
    (_, before = '', amount = '', where = '', surface = '') =>
      surface.startsWith('wall')
        ? `${before} install drywall ${amount} on ${where}walls`
        : `${before} install ${amount}${where}ceiling drywall`,
  ],
  [/\bdoor ?knob[- ]?siz(?:e|ed) (?=holes?|patch|dents?)/g, 'small '],
  [/\b(?:one|1)[- ]?(?:ft|foot|') (?=holes?\b|patch)/g, 'medium '],
  // Rolled or freshened, a surface is painted.
  [
    new RegExp(
      `\\b(?:roll|freshen(?: up)?|refresh|redo the paint on|respray) (${AMOUNT})((?:interior |bedroom |hallway |living room |all )*)(walls?|ceilings?)\\b`,
      'g',
    ),
    'repaint $1$2$3',
  ],
  [/\b(?:single|one) ?-?coat\b/g, 'one coat'],
  [new RegExp(`\\bpaper (?=${AMOUNT}(?:[a-z]+ ){0,3}?walls?\\b)`, 'g'), 'install wallpaper on '],
  // Hours of a trade.
  [new RegExp(`\\b(\\d{1,3}(?:\\.5)?) (${TRADES}) ?-?(?:hours?|hrs?)\\b`, 'g'), '$1 hours of $2'],
  [/\b(\d{1,3}) man[- ]?(?:hours?|hrs?)\b/g, '$1 hours of laborer'],
  [
    new RegExp(
      `\\b${HOURS}(?: of| for)? (?:touch-? ?up paint(?:ing)?|paint(?:ing)? touch-? ?ups?|painter touch-? ?ups?)\\b`,
      'g',
    ),
    '$1 hours of painter',
  ],
  // Framing of things that have a frame are doors with frames; floors and soffits are built.
  [
    /\b(doors?|windows?)( units?)?,? ?(?:and|with|&|incl\w*) (?:the |their |its |new )*(?:frames?|jambs?)(?: and (?:all|casings?))?\b/g,
    '$1$2',
  ],
  [/\b(?:frame|jamb) and all\b/g, ' '],
  [
    new RegExp(
      `\\b(?:frame|re-?frame|build) (${AMOUNT})(?:new |wood )*floor\\b(?! ?(?:tile|board|plan|framing|joist|system))`,
      'g',
    ),
    'install floor framing $1',
  ],
  [
    new RegExp(
      `\\b(?:frame|build|box)(?: in| out)? (${AMOUNT})(?:an? )?(?:(?:kitchen|ceiling|interior|new|duct|hvac) )*soffits?\\b`,
      'g',
    ),
    'install $1 interior soffit',
  ],
  [
    new RegExp(
      `\\bbox(?:ing)? (?:in|out|around) (${AMOUNT})(?:the )?(?:drain |steel |water )?(?:pipes?|ducts?|ductwork|ducting|beams?|plumbing)\\b`,
      'g',
    ),
    'install $1 interior soffit',
  ],
  [
    new RegExp(
      `\\b(?:furr?|strap|stud)(?:ring|red)?(?: out)? (${AMOUNT})((?:${BARE})+)(?:perimeter )?walls?\\b`,
      'g',
    ),
    'install furring $1 on $2 walls',
  ],
  [
    /\b(re-?build|build|replace|put in|install|new)((?: \d| an?| one| the)?)((?: (?:new|basement|interior|main|attic|whole|complete|old)){0,3}) (?:stair ?cases?|stair flights?|flights? of stairs)\b/g,
    '$1$2 stair flight',
  ],
  // Pipes that burst and are to be mended.
  [
    /\b(repair|fix|mend|replace)((?: \d{1,2}| an?| the| one| two| three)?) (?:burst|broken|leaking|leaky|frozen|split|cracked) (?:(?:water|copper|supply|pex|galvanized) )*pipes?\b/g,
    '$1$2 pipe leak repair',
  ],
  // Dumpsters, whatever they are called.
  [
    /\b(10|12|15|20|30|40)[- ]?(?:cubic )?(?:yards?|yds?|cy|yarder)[- ]*(?:roll-? ?offs?|bins?|skips?|containers?|dumpsters?)\b/g,
    (_, size = '') => `${size === '12' ? '10' : size === '15' ? '20' : size} yard dumpster`,
  ],
  [/\bsmokes?\s?\/\s?co2?\b/g, 'smoke and co'],
  [/\b(\d{1,2}) ?(?:pc|piece|panel)s? (?=(?:tub|shower|acrylic|fiberglass) )/g, ' '],
  // Where a thing comes off, and what it drags on.
  [
    /\b(comes?|coming|taken|torn|ripped|pulled|stripped) off (?=(?:of )?(?:the|our|my|all|both) (?:[a-z]+ )?(?:walls?|ceilings?|floors?|studs?)\b)/g,
    '$1 off on ',
  ],
  [
    /\b(?:that |which )?(?:drags?|rubs?|catch(?:es)?) on (?:the |new |our )*(?:carpet|floor|tile|rug)\b/g,
    ' ',
  ],
  // Capped lines are part of what comes out.
  [/\bpull ((?:(?!\b(?:and|or)\b)[\w'-]+ ){1,4})(?:and|&) cap\b/g, 'remove $1 and cap'],
  [
    /\b(?:and|,|&) *cap(?:ping|ped)?(?: off)?(?: (?:the|all|its|their|supply|water|drain|gas))* (?:flanges?|lines?|wires?|wiring|drains?|supplies|pipes?|plumbing)\b/g,
    ' ',
  ],
  [
    /\b(?:remove|take (?:down|out)|demo)\b([^.,;\n]{1,40}?) (?:and|&) cap(?:ped)? off\b/g,
    'remove $1',
  ],
  [/\bgut demo(?:lition)?(?: only)?\b/g, 'interior demo to studs'],
  // Exterior framing by its studs.
  [/\b2 ?x ?6 (?:(?:exterior|outside|outer) )?walls?(?: framing)?\b/g, 'exterior wall framing'],
  [/\b(?:exterior|outside) wall framing\b/g, 'exterior wall framing'],
  [
    new RegExp(`\\b(?:frame|re-?frame) (${AMOUNT})(?:new )?(?:exterior|outside) walls?\\b`, 'g'),
    'install $1 exterior wall framing',
  ],
  [/\bwall-? ?mounted (?!toilet|sink|lav)/g, ' '],
  [/\bfloor-? ?mount(?:ed)? (?=(?:tub )?fillers?)/g, ' '],
  [/\bwith (?:an? )?(?:tub )?filler\b/g, ' '],
  [
    /\b(?:slab|concrete(?: floors?)?) (?:to be )?(?:ground and )?polished\b/g,
    'polished concrete floor',
  ],
  [/\b(ceilings?) 2 ?x ?([24]) (?:tiles?|panels?)(?: and grid)?\b/g, '2 x $2 $1'],
  [/\blay-? ?in (?=(?:air )?diffusers?\b)/g, ' '],
  // One pair of doors is one opening; a valve has its trim.
  [/\b(\d+|an?|one|two) pairs? of ((?:[a-z]+ ){0,2}french doors)/g, '$1 $2'],
  [/\b(?:tub ?\/ ?shower|shower ?\/ ?tub)\b/g, 'tub and shower'],
  [/\b(valves?) (?:and|with|&|\+) (?:new )?trim(?: kits?)?\b/g, '$1'],
  [/\b(?:the )?walls? (?:is|are) (?:already )?open(?:ed)?(?: up)?\b/g, ' '],
  // Makers' names and numbers; a panel that is made larger.
  [
    /\b(?:andersen|pella|marvin|milgard|jeld-?wen)(?: (?:\d{3,4}|[a-z]+))? (?:series|style)\b/g,
    ' ',
  ],
  [/\b(?:from )?(?:60|100|125|150) ?(?:a|amps?)? to (?=200 ?a)/g, ' '],
  [
    /\bengineers? (?:to |come )?(?:look at|inspect|check|review|evaluate|sign off on) (?:the |our |that |this )?\w+/g,
    'engineer visit',
  ],
  [
    /\bhaul(?:ing)?(?: off| away| out)? (\d{1,3}) ?(?:cy|cubic yards?|yards?) of (?:junk|trash|garbage)\b/g,
    'trash out $1 cy',
  ],
  [/\b(?:(?:is|are) )?to be (?=(?:[a-z]+-)?[a-z]{2,}(?:ed|en|rn|ung|ut)\b)/g, ' '],
  [
    /\b(pulled|lifted|removed|taken out|disconnected|detached) (?:and|&) (?:reset|reinstalled|put back|rehung|refitted)\b/g,
    ' dnr ',
  ],
  [
    /\b((?:\d{1,2}|two|three|four|five|six|all|the) (?:[a-z]+ ){0,2}?[a-z]+) (?:changed|switched|swapped|converted|upgraded)(?: out| over)? (?:to|for|into) /g,
    'replace $1 to ',
  ],
  [
    /\bsoffits? (?:around|for|over|to hide|covering) (?:the )?(?:ducts?|ductwork|pipes?|beams?|hvac)\b/g,
    'interior soffit',
  ],
  [/\b2 ?x ?6 (?:exterior )?framing\b/g, 'exterior wall framing'],
  [/\bsand,? (?:and )?stain,? (?:and|&) (?:finish|poly|seal)\b/g, 'refinish'],
  [
    new RegExp(
      `\\b(?:break|bust|jackhammer|saw ?cut|demo)(?: up| out)? (${AMOUNT})concrete floors?\\b`,
      'g',
    ),
    'demo $1 concrete slab',
  ],
  [
    /\bgive ((?:the |all )*(?:\d[\d,]* ?sqft (?:of )?)?(?:[a-z]+ )?(?:walls?|ceilings?|trim|doors?)) (?=(?:one|two|three|\d|a) (?:fresh |new )?coats?\b)/g,
    'paint $1 ',
  ],
  [
    /\b((?:wash|clean)(?:ed|ing)?\b[^.,;\n]{0,30}?|windows? (?:washed|cleaned)) (?:inside|interior|in) and (?:out(?:side)?|exterior)\b/g,
    '$1',
  ],
];
