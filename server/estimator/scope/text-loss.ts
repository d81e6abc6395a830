// Ways of adjusters and drying crews to write a line, put into the words the parser knows. Linear replacements on even text.
import type { Replacement } from './text-phrases.ts';

const TORN_OUT =
  'carpet(?:ing)?|pad(?:ding)?|cushion|laminate|lvp|vinyl plank|hardwood|wood floor(?:ing)?|drywall|sheetrock|insulation|baseboards?|cabinets?|ceramic tile|tile floor|tile';

export const LOSS_REPLACEMENTS: readonly Replacement[] = [
  [/\bmould(?=(?:y|ed)?\b)(?!ings?)/g, 'mold'],
  [/\bmold[- ](?:contaminated|affected|damaged|infested|covered|impacted)\b/g, 'moldy'],
  [/\bsanitis(?=e|ing)/g, 'sanitiz'],
  // "Air mover (per 24 hr period) 12 EA": machine days.
  [
    /\(? ?per 24 ?-?h(?:ou)?rs?(?: ?(?:period|day))? ?\)?([^.,;\n]{0,24}?)(\d{1,4}) ?(?:ea|each|days?)\b/g,
    '$1 $2 days',
  ],
  [/\(? ?per 24 ?-?h(?:ou)?rs?(?: ?(?:period|day))? ?\)?/g, ' '],
  // Fans that run for days dry a floor.
  [/\b(\d{1,3}) fans?(?= *(?:x|@|for|,|running(?: for)?)? *\d{1,2} *days?\b)/g, '$1 air movers'],
  // What is said of the bagging belongs to the tear-out.
  [
    new RegExp(
      `\\btear(?:ing)? out (?!wet\\b)((?:\\d[\\d,.]* ?(?:sqft|lf) (?:of )?)?)(?:water[- ]damaged |affected |the )*(${TORN_OUT})([^.;\\n]{0,24}?),? (?:and |& |cut (?:and|&) )?bag(?:ged|ging)?\\b`,
      'g',
    ),
    'tear out $1wet $2$3 bag',
  ],
  [
    /(?:,? (?:cut|clean ?-?up))?(?:,| (?:and|&))+ bag(?:ged|ging)?\b(?: (?:it|for disposal))?(?! (?:out|of|removal))/g,
    ' bag',
  ],
  [/\bcarpet (?:cushion|padding|underlay)\b/g, 'carpet pad'],
  [/\bwet (?:padding|cushion|underlay)\b/g, 'wet pad'],
  [/\bplant[- ]based\b/g, ' '],
  [/\b(air ?movers?|dehu(?:midifier)?s?|(?:air )?scrubbers?|fans?)[,:]? (\d+) units?\b/g, '$2 $1'],
  [
    /\bremove (?:the |a |that )?(?:big |large )?tree that (?:fell|came down|landed) (?:on|onto|across|over|into) (?:the |our |my )?[a-z]+\b/g,
    'remove tree from structure',
  ],
  [/\bnon-? ?salv(?:age|ageable)?\b/g, 'wet'],
  [/\b(wet|moldy) (?:lower|base) (?=cabinet)/g, '$1 base '],
  [/\b(wet|moldy) cabinet(?:ry|s)? ?- ?(?:lower|base)\b/g, '$1 base cabinets'],
  // Water drawn from a floor.
  [
    /\b(?:water )?extract(?:ion|ing)?(?: of)?((?: \d[\d,.]* ?sqft)?)(?: of| off| from| out of)*(?: (?:standing |the )*water (?:from|off|out of))?(?: (?:the|wet|soaked|flooded|saturated))* (carpet)(?:s|ed|ing)?(?: floors?)?\b/g,
    ' extract carpet$1',
  ],
  [
    /\b(?:water )?extract(?:ion|ing)?(?: of)?((?: \d[\d,.]* ?sqft)?)(?: of| off| from| out of)*(?: (?:standing |the )*water (?:from|off|out of))?(?: (?:the|wet|flooded|concrete|vinyl|ceramic))* (?:hard(?:wood)?|tile|vinyl|concrete|laminate|hard surface|stone)(?: (?:floor|flooring|slab|surface)s?)\b/g,
    ' extract hard surface$1',
  ],
  [
    /\b(?:pump|vacuum|squeegee)(?: (?:and|&) (?:squeegee|vacuum|mop))((?: \d[\d,.]* ?sqft)?)(?: of| the| off)* (?:hard |tile |vinyl |concrete |garage |basement )*(?:floor|slab|surface)s?\b/g,
    ' extract hard surface$1',
  ],
  [
    /\b(\d+|two|three|four|five|six) (?:broken |smashed )*(?:windows?|doors?|openings?) (?:to |for )?board(?:ing)?[- ]?up\b/g,
    '$1 board up',
  ],
  [/\bsand(?:ing)? (?:the )?mold (?:off|from)(?: (?:of )?the)?\b/g, 'sand mold off'],
  [
    /\bfog (\d+|the|all|both|two|three|four|five|six) rooms?(?: for (?:the )?(mold|odor))?/g,
    'fogging $1 rooms',
  ],
  // A tree that lies on a building.
  [
    /\b(?:an? |the |big |large |huge |dead )*tree (?:fell|came down|landed|is lying|is laying|is resting|is leaning) (?:on|onto|over|against|across) (?:the |our |my )?(?:house|garage|roof|home|shed|building|porch),? (?:please |and |so |we need to |need to )*(?:take|get|lift|crane|haul|remove|move) (?:it|the tree) (?:off|away)\b/g,
    'remove tree from structure',
  ],
  [
    /\b(?:get|lift|crane|take|pull|haul|cut|remove) (?:the |that |a )?(?:fallen |downed |big |large )*tree (?:off|from)(?: of)? (?:the |our |my )?(?:[a-z]+ )?(?:roof|house|garage|structure|building|home|shed|porch)\b/g,
    'remove tree from structure',
  ],
  // "Board up 3 windows", "3 broken windows need boarding up": openings closed, none replaced.
  [
    /\b(?:emergency )?board(?:ing)?[- ]?up((?: of)?(?: the)?(?: (?:\d+|one|two|three|four|five|six|all))?) (?:the )?(?:broken |smashed |front |shattered )*(?:windows?|doors?|openings?)(?: (?:and|&) (?:windows?|doors?|openings?))?\b/g,
    '$1 board up',
  ],
  [
    /\b(\d+|one|two|three|four|five|six) (?:broken |smashed |front |shattered )*(?:windows?|doors?|openings?) (?:need|needs|to be|that need|must be|have to be)(?: to be)? board(?:ed|ing)(?: up)?\b/g,
    '$1 board up',
  ],
];
