// Ways of saying things that are put into plain word order or full words before a text is read: abbreviations of the
// trade, verbs split around their thing, counts in brackets, sheets and pairs. Linear replacements on even text.

export type Replacement = readonly [
  pattern: RegExp,
  by: string | ((match: string, ...groups: string[]) => string),
];

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  int: 'interior',
  ext: 'exterior',
  clg: 'ceiling',
  clgs: 'ceilings',
  flr: 'floor',
  flrs: 'floors',
  wdw: 'window',
  wdws: 'windows',
  repl: 'replace',
  rplc: 'replace',
  replc: 'replace',
  inst: 'install',
  instl: 'install',
  remv: 'remove',
  insul: 'insulation',
  shwr: 'shower',
  exist: 'existing',
  exstg: 'existing',
  exst: 'existing',
  plbg: 'plumbing',
  plmbg: 'plumbing',
  elec: 'electrical',
  conc: 'concrete',
  alum: 'aluminum',
  frmg: 'framing',
  gwb: 'drywall',
  sr: 'sheetrock',
  dw: 'drywall',
  cpt: 'carpet',
  qtz: 'quartz',
  hdwr: 'hardware',
  hwd: 'hardwood',
  mstr: 'master',
  bsbd: 'baseboard',
  basebd: 'baseboard',
  bsmt: 'basement',
  ktchn: 'kitchen',
  kitch: 'kitchen',
  recept: 'receptacle',
  recepts: 'receptacles',
  receps: 'receptacles',
  recpt: 'receptacle',
  rcpt: 'receptacle',
  wh: 'water heater',
  htr: 'heater',
  vty: 'vanity',
  ctop: 'countertop',
  ctops: 'countertops',
  ctr: 'counter',
  appl: 'appliance',
  gar: 'garage',
  lav: 'bathroom sink',
  lavs: 'bathroom sinks',
  fixt: 'fixture',
  pnt: 'paint',
  cond: 'condition',
  hskpg: 'cleaning',
  mtl: 'metal',
  shtg: 'sheathing',
  pwdr: 'powder',
};

const SHEET_SF = 32;

const times =
  (factor: number, unit: string) =>
  (_: string, count = '0'): string =>
    `${Number(count) * factor} ${unit} `;

export const PHRASE_REPLACEMENTS: readonly Replacement[] = [
  [/\bw ?\/ ?d\b/g, 'washer and dryer'],
  [
    /\bplant (?=(?:(?:\d+|an?|the|some|new|our|two|three|four|five|six|seven|eight|nine|ten|small|large) )*(?:[a-z]+ )?(?:trees?|shrubs?|bush(?:es)?|hedges?|flowers)\b)/g,
    'install ',
  ],
  // "Two areas" are parts of one piece of work, "building A" is no building of anything.
  [/\b(\d|one|two|three|four|five|other) areas?\b(?! rugs?)/g, '$1 section'],
  [/\bbuilding (?=(?:[a-d]|\d{1,2})\b)/g, 'unit '],
  [/\b(?:qtr|1\/4) ?(?:rnd|round)\b/g, 'quarter round'],
  [
    /\b[a-z]{2,6}\b(?=\.?(?:\s|[,;:/]|$))/g,
    (word) => (Object.hasOwn(ABBREVIATIONS, word) ? (ABBREVIATIONS[word] ?? word) : word),
  ],
  // "Photo 2 shows", "pics 1-6": numbers of pictures.
  [
    /\b(?:photos?|pictures?|pics?|images?|figs?|figures?|attachments?|imgs?)\s+\d+(?:\s*(?:-|to|and|,|&|thru|through)\s*\d+)*\b(?!\s*(?:x|ft|sqft|'|"))/g,
    ' ',
  ],
  // "(2) vanities": a count in brackets before its thing.
  [
    /(^|[,.;:\n&+-]|\b(?:and|replace|install|hang|add|new|remove|repair|paint|swap|with|plus|set|mount|supply|furnish|rnr|dnr|includes?|including))\s*\((\d{1,3})\)\s*(?=["'/a-z0-9])/g,
    '$1 $2 ',
  ],
  [/\b(\d{1,4}) sheets? (?:of )?(?:4 ?x ?8)\b/g, times(SHEET_SF, 'sqft')],
  [/\b(\d{1,4}) sheets? (?:of )?(?:4 ?x ?10)\b/g, times(40, 'sqft')],
  [/\b(\d{1,4}) sheets? (?:of )?(?:4 ?x ?12)\b/g, times(48, 'sqft')],
  [
    /\b(\d{1,4}) (?:sheets?|boards?) (?:of )?(?=(?:(?:1\/2|5\/8|3\/8|in|inch|"|type x|green|new) ?){0,3}(?:drywall|sheetrock|gypsum|wallboard|rock)\b)/g,
    times(SHEET_SF, 'sqft'),
  ],
  [
    /\b(drywall|sheetrock|plywood|osb|cement board)([ ,:(-]{1,3})(\d{1,4}) sheets?\b/g,
    (_, board = '', between = ' ', count = '0') =>
      `${board}${between}${Number(count) * SHEET_SF} sqft `,
  ],
  [/\bhang(?:ing)? (\d+) sqft (?!of\b|[a-z ]*(?:drywall|sheetrock))/g, 'hang $1 sqft drywall '],
  [/\b(1\/2|5\/8|3\/8) ?(?:in\b|inch|")? ?(?:board|rock)\b/g, '$1 drywall'],
  [/\b(\d{1,3}) (?:prs?|pairs?)\b(?: of)?(?= [a-z])/g, times(2, '')],
  // "Take the ceiling down" is "take down the ceiling".
  [
    /\b(take|tear|rip|pull|knock|haul|strip|taking|tearing|ripping|pulling|hauling|knocking)\s+((?:(?!(?:and|or|then|to|out|up|down|off|away|in|from|for|with|back)\b)[\w'"/.-]+\s+){1,5})(out|down|up|off|away)\b(?! of\b)/g,
    '$1 $3 $2',
  ],
  [
    /\bput\s+((?:(?!(?:and|or|then|to|in|from|for|with|back)\b)[\w'"/.-]+\s+){1,5})(?:back )?in\b(?= *(?:$|[.,;\n]))/g,
    'put in $1',
  ],
  [/\b(this|our|my|whole|entire) place\b/g, '$1 house'],
  [/\b(?:in|first|second) place\b/g, ' '],
  [
    /\b(?:is |are |was |were |just |be |been )?(?:moving|moved|moves|move) (?:back )?(?:in|out)\b(?!-?\s*(?:clean|turn|make|ready))(?: with (?:us|me|him|her|them))?/g,
    ' ',
  ],
  // What is there already needs none.
  [/\b(?:walls? )?(?:is |are )?already framed\b/g, ' no framing '],
  [/\b(?:is |are )?already insulated\b/g, ' no insulation '],
  [/\b(?:is |are )?already (?:drywalled|sheetrocked|rocked)\b/g, ' no drywall '],
  [
    /\b(?:on|at|along|to|from|in|around|off) the (?:back|front|rear|side|left|right|north|south|east|west|other)(?: side)? of (?:the|our|my) (?:house|home|building)\b/g,
    ' ',
  ],
  [
    /\b(is|are|was|were) (?:original(?: to the (?:house|home))?|from (?:the )?(?:(?:19|20)\d\d'?s?|'?\d0'?s))\b/g,
    '$1 40 years old',
  ],
  [/\b(?:has|have|must|will|gotta|should|gets?)(?: to)? (?=(?:come|be|comes) )/g, ' '],
  [
    /\b(?:old|existing) (carpet|tiles?|vinyl|laminate|flooring|floor|hardwood|linoleum|lvp|pad) (?:comes? |coming )?(?:up|out|off)\b/g,
    'remove old $1',
  ],
  // "Lift and refit", "pull the toilet and reset it".
  [
    /\b(?:lift|pull|take up|take out|take off|take down|remove|disconnect|unhook|detach) (?:and|&|then) (?:re-?fit|re-?set|re-?install|put back|re-?hang|reconnect|replace later)\b/g,
    ' dnr ',
  ],
  [
    /\b(?:pull|lift|remove|take (?:off|down|out|up)|detach|disconnect) ((?:the |both |all |existing |our |\d+ )*[a-z]+(?: [a-z]+)?) (?:and|then|&) (?:re-?set|re-?install|re-?fit|re-?hang|put (?:it |them )?back(?: up)?|reuse)(?: it| them)?\b/g,
    ' dnr $1 ',
  ],
  [
    /\b(?:(?:its|the|for the|for its) )?(?:same|full|entire|whole) (?:length|run|distance)\b(?: of (?:it|the wall|the fence))?/g,
    ' samelength ',
  ],
  [/\bsupply (?:failure|hose failure|hose burst|line failure|failed)\b/g, ' burst '],
  [
    /\bengineered (?:\d+(?:[-/ ]\d+)*(?: ?"| ?in)? ?)?(?:wide )?(?:plank )?(?:prefinished )?(?=(?:white oak|red oak|oak|hickory|maple|walnut|birch)\b)/g,
    'engineered ',
  ],
  [
    /\b(?:have to |has to |need to |needs to |must )?come off and (?:go|get put|be put|put) back(?: on| up)?\b/g,
    ' dnr ',
  ],
  [/\b(\d{2,4}) boxes\b/g, '$1 packing boxes'],
  [/\beach (?:side|unit|half) of (?:the|our|my|a) duplex\b/g, '2 units'],
  [/\b(?<!paint |trash |garbage )cans\b/g, 'recessed lights'],
  [
    /\b(?<!walls? )between ((?:the |our )?[a-z]+(?: room)?) and (?:the |our )?[a-z]+(?: room| floor| level)?\b/g,
    'in $1',
  ],
  [
    /\b(\d{1,3}(?:\.\d)?) ?(?:ft|') wide ((?:[a-z]+ ){0,3}?)(\d{1,3}(?:\.\d)?) ?(?:ft|') long\b/g,
    '$2 $1 ft x $3 ft',
  ],
  [/\bset-?up ?(?:\/|and|&) ?take-?down\b/g, 'equipment setup'],
  [
    /\b(?:get|getting) ((?:the |that |this |all |old )*[a-z]+(?: [a-z]+)?) (off|out of here)\b/g,
    'remove $1',
  ],
  [/\band (?:a|one|1) return\b(?! (?:visit|trip))/g, 'and 1 return run'],
  [/\b(?:the )?waterproof (?:kind|type|stuff)\b/g, ' '],
  [/\bwaterproof (?=(?:laminate|lvp)\b)/g, ' '],
  [
    /\bclean(?:ing)? out ((?:all |the |my |our )*(?:gutters?|downspouts?|dryer vents?))\b/g,
    'clean $1',
  ],
  [
    /\b(?:hang|tape|hung|taped|finish|board)( and (?:tape|finish|mud))? 5\/8\b(?! (?:in|")? ?(?:drywall|type|sheetrock|board|rock))/g,
    'hang$1 5/8 drywall',
  ],
  [/\bdr (?=\d{1,3}(?:\.\d)? ?(?:x|by|'|ft|lf|sqft))/g, 'dining room '],
  [/\b(?:mbr|mbdrm)\b/g, 'master bedroom'],
  [
    /\b(?:the )?furniture (?:will be|is|will have been|gets) (?:out|gone|moved(?: out)?|removed|cleared)\b/g,
    ' no furniture ',
  ],
  [
    /\b(?:boxwoods?|hydrangeas?|azaleas?|hostas?|hollies|junipers?|spireas?|barberr(?:y|ies)|yews?|viburnums?|perennials?)\b/g,
    'shrubs',
  ],
  [/\b(?:crape|crepe) myrtles?\b|\bredbuds?\b|\bdogwoods?\b/g, 'trees'],
  [
    /\b(?:rebuild|repairs?|reconstruction|put ?back) only\b|\bmit(?:igation)? (?:was |is |already )?(?:done|completed?)(?: by (?:others|another company|other))?\b/g,
    ' no mitigation ',
  ],
  // "1) rehang a door 2) recaulk the tub": each number begins a line of its own.
  [/(^|[\s:])\d{1,2}\) (?=[a-z0-9"(])/g, '$1. '],
  [
    /\b(dont|not|never|wont|no) (?:get|getting|be|being|need to be|have to be|to be) (?=[a-z]+ed\b)/g,
    '$1 ',
  ],
  [
    /\b(?:(?:is|are|they're|its|it's|theyre) )?(?:sitting|stored|waiting|boxed(?: up)?|stacked|delivered) in (?:the|our|my) (?:garage|basement|shed|attic|storage|driveway)\b/g,
    ' ',
  ],
  [
    /\b(?:on|at|along) the (?:north|south|east|west|rear|front|back|left|right|street|driveway) (?:wall|side|elevation|face|gable)s?\b(?! of)/g,
    ' ',
  ],
  [
    /\b(?:oaks|maples|pines|elms|birches|poplars|spruces|palms|willows|sycamores|cottonwoods|firs|evergreens|cottonwood|arborvitaes?)\b(?! trees?\b)/g,
    'trees',
  ],
  [
    /\b(?:oak|maple|pine|elm|birch|poplar|spruce|palm|willow|sycamore|cottonwood|fir|ash|cedar|magnolia|fruit|evergreen) (?=trees?\b)/g,
    ' ',
  ],
  [
    /\b(mulch|soil|topsoil|compost|rock|gravel|edging|plants?|shrubs?|weeds?)\b([^.\n]{0,40}?)\b(?:flower |garden |planting |front )?beds?\b/g,
    '$1$2 yard',
  ],
  [/\b(?:flower|garden|planting|landscape|landscaping) beds?\b/g, 'yard'],
  [/\bthru\b(?= *(?:\d|,|\.|;|\n|$))/g, ' '],
];
