// Ways the trades name things and measures, put into the words the parser knows. Linear replacements on even text.
import type { Replacement } from './text-phrases.ts';

const STONE = 'granite|quartz|marble|quartzite|soapstone|porcelain slab';

export const TRADE_REPLACEMENTS: readonly Replacement[] = [
  // What somebody said is told after or before it: the saying itself is nothing.
  [/\b(?:he|she|they) (?:said|says|told (?:me|us)|thinks|thought)(?: that)?\b/g, ' '],
  // "3 cm granite 52 sf" is a counter.
  [new RegExp(`\\b[23] ?cm (${STONE})\\b(?! (?:counter|top|splash|back))`, 'g'), '$1 countertop'],
  [/\b[23] ?cm\b/g, ' '],
  // "8 cans", "6 in. cans".
  [
    /\b(\d{1,2}|two|three|four|five|six|eight|ten|twelve) ((?:new |led |more |additional |[456] ?(?:in\b|inch|") )*)cans\b(?! of)/g,
    '$1 $2recessed lights',
  ],
  // "4 ft wide plain walkway 18 ft long", "8 ft wide by 9 ft tall".
  [
    /\b(\d+(?:\.\d+)?) ?(?:ft|') +(?:wide|deep|high|tall)(?:,| x| by)? +((?:[a-z]+ ){0,4}?)(?:about |roughly )?(\d+(?:\.\d+)?) ?(?:ft|') +(?:long|wide|tall|high|deep)\b/g,
    '$1 x $3 ft $2',
  ],
  [
    /\b(supply|supplies|registers?|vents?|runs|ducts?) (?:and|&|\+) (?:a|one|1) return\b(?! (?:duct|run|air))/g,
    '$1 and 1 return run',
  ],
  [/\b(\d|two|three|four) returns\b/g, '$1 return runs'],
  [/\b(?:skim ?coat|skim|patch|float|feather) ?(?:\/|and|&) ?level(?:ing)?\b/g, ' floor leveling '],
  // A floor called level, dry or sound is told, not ordered.
  [
    /\b(?:(?:sub)?floors?|slab|subfloor) (?:is|are|looks?) (?:already |pretty |fairly |nice and )?(?:level|flat|sound|solid|dry)\b/g,
    ' ',
  ],
  [
    /\b(floors?|tub|toilet|sink|shower|vanity|counters?) (?:(?:is|are|be|gets?|needs?) )?re-?caulk(?:ed|ing)?\b/g,
    'recaulk $1',
  ],
  [
    /\bre-(?=(?:caulk|grout|tile|paint|hang|set|route|wire|pipe|roof|side|screen|glaze|finish)\w*\b)/g,
    're',
  ],
  [
    /\b(?:interior |exterior |bedroom |bathroom |passage |privacy )?door ?(?:knobs?|levers?|handles?)\b/g,
    'door knob',
  ],
  // Qualities of goods that sound like orders.
  [
    /\b(?:waterproof|water-?resistant|sealed|pre-?finished|painted|stained|insulated) (?=(?:kind|type|one|style|version)\b)/g,
    ' ',
  ],
  // "Pull the carpet" takes it out; a permit is pulled, a cabinet has pulls.
  [
    /\b(?:pull|yank) (?=(?:(?:the|all|all the|old|existing|up|of|\d[\d.,]*|lf|sqft|ft) )*(?:crown|upper|lower|wall cabinets?|base cabinets?|kitchen cabinets?|floating|casings?|window casings?|door casings?|trim|chair rail|base(?= (?:mold|trim))|batts?|windows?|carpet(?:ing)?|tiles?|vinyl|linoleum|floor(?:ing)?|laminate|pad|padding|baseboards?|vanity|cabinets?|tub|paneling|drywall|insulation|staples?|tack ?strips?)\b)/g,
    'remove ',
  ],
  // Parts of an appliance are not the appliance.
  [
    /\bwater heater (?:t ?(?:&|and)? ?p |tpr |pressure |temperature )*(?:relief|discharge|overflow)(?: (?:drain|valve|line|pipe|discharge))*/g,
    'relief line',
  ],
  [
    /\bwater heater (?=(?:drain )?pan\b|flue\b|vent(?:ing)?\b|straps?\b|expansion tank\b|shut ?off\b)/g,
    ' ',
  ],
  // "Duct the fan outside".
  [
    /\b(?:duct|vent|run|reroute|extend) (?:(?:the|that|it|existing|bath|bathroom|exhaust) )*(?:fans?|fan ducts?|exhaust) (?:(?:to|through) (?:the )?)?(?:outside|outdoors|exterior|roof|soffit|gable|out)\b/g,
    'install bath fan',
  ],
  [/\bset ?-?up ?(?:\/|and|&) ?take ?-?down\b/g, 'equipment setup'],
  [
    /\bhalf (?:of )?(?:the|all) (?=(?:ceiling|walls?|roof|floor|drywall|fence|siding|deck)\b)/g,
    '50% of ',
  ],
  [/\b(\d{1,3}) ?% of (?:the |all |all the )?/g, ' $1 percentof '],
  // "Hang new paper".
  [
    /\b(hang|install|put up|new) ((?:the |new |our )*)paper\b(?! (?:towel|holder|dispenser))/g,
    '$1 $2wallpaper',
  ],
];
