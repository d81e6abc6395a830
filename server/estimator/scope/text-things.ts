// Parts, kinds and conditions of things, as people name them, put into the words the parser knows. Linear replacements.
import type { Replacement } from './text-phrases.ts';

const SHEET_SF = 32;

export const THING_REPLACEMENTS: readonly Replacement[] = [
  // Names of units: "unit 12", "apt 204B".
  [
    /\b(unit|apt|apartment) ?#? ?(?:\d{2,4} ?[a-z]?|\d ?[a-z])\b(?! ?(?:units?|apartments?|sqft|sq|x|ft|lf|gal\w*|in|"|'|kw|tons?|btu|bed\w*|br|ea)\b)/g,
    '$1 ',
  ],
  // "The furnace and AC are both dead".
  [
    /\b(and|&) ([a-z]+(?: [a-z]+)?) (?:are |is )?both (?=dead|died|old|shot|gone|failing|broken|bad|need)/g,
    '$1 $2 ',
  ],
  // A heavy circuit is one of 240 V.
  [
    /\b(?:30|40|50|60) ?-?(?:a|amps?) (?:(?:dedicated|240 ?v(?:olts?)?|220 ?v(?:olts?)?) )*(?=(?:circuits?|outlets?|receptacles?|plugs?)\b)/g,
    '240 v ',
  ],
  [/\b\d+(?:\.\d+)? ?(?:ft|') +(?:off|above) (?:of )?(?:the )?(?:ground|grade)\b/g, ' '],
  [
    /\b((?:ft|concrete|brick|paver|stone|front|plain|new|garden|entry) +)walk\b(?! ?-?(?:in|through|thru|out|way|up)\b)/g,
    '$1walkway',
  ],
  // "Case 8 doors".
  [
    /\bcase ((?:(?:the|all|new|interior|exterior|\d+|two|three|four|five|six) )*(?:doors?|windows?|openings?)\b)/g,
    'install door casing on $1',
  ],
  // Doors made wider, and how wide.
  [
    /\bwiden(?:ing)? (?:(?:the|a|an|our) )?((?:\d+ |two |three )?)(?:[a-z]+ ){0,2}?door(?:way)?s?(?: openings?)?(?: (?:to|for) \d{2}(?: ?(?:in\b|inch(?:es)?\b|"))?)?/g,
    '$1widened door',
  ],
  [
    /\b(?:roll-? ?in|curbless|barrier-? ?free|zero-? ?(?:entry|threshold)) shower\b/g,
    'walk in shower',
  ],
  [
    /\b((?:[a-z]+ )?shower) (?:instead of|in place of|replacing|to replace) (?:(?:the|a|our|my|existing|old) )*(?:bath ?)?tub\b/g,
    'tub to shower conversion',
  ],
  [
    /\b(garage|attic|basement|porch|closet|den|carport) conversion (?:to|into) (?:an? )?/g,
    'convert $1 into ',
  ],
  // Takeoffs of roofs.
  [/\b(\d+(?:\.\d+)?) ?(?:sqs?|squares?) (?:of )?tear ?-?off\b/g, 'roof tear off $1 squares'],
  [
    /\b(?:30|40|50) ?-?(?:yr|year) (arch|architectural|dimensional|laminated?)\b(?! ?shingles?)/g,
    'architectural shingles',
  ],
  [/\b(?:at|along|on) (?:the )?(?:eaves?|rakes?)(?: and (?:eaves?|rakes?))?\b/g, ' '],
  [
    /\b(\d{1,3}) sheets? (?:of )?(?:(?:7\/16|1\/2|5\/8|3\/4) ?(?:in\b|inch|")? ?)?(?:osb|plywood|cdx|decking|sheathing)\b/g,
    (_, count = '0') => `${Number(count) * SHEET_SF} sqft roof sheathing`,
  ],
  [/\blay-? ?in (?=troffers?\b|fixtures?\b|leds?\b)/g, ' '],
  [
    /\b(ceiling[^.\n]{0,60}\b(?:stained|sagging|missing|damaged|broken) )tiles?\b/g,
    '$1ceiling tiles',
  ],
  // "3 dehu days": so many machine days.
  [
    /\b(\d{1,4}) (dehu(?:midifier)?s?|lgrs?|air ?movers?|(?:air )?scrubbers?|hepas?|afds?) days?\b/g,
    '$2 $1 days',
  ],
  // An outlet for an appliance is no appliance; a discharge line no pump.
  [
    /\b(?:wine )?(?:fridge|refrigerator|freezer|dishwasher|disposal|microwave|tv) (?=(?:outlets?|receptacles?)\b)/g,
    ' ',
  ],
  [/\bsump (?:pump )?discharge (?:line|pipe)?/g, 'drain line '],
  [/\bcurtain drain\b/g, 'french drain'],
  [/\bflat (?=white|black|paint|finish|ceiling|sheen|latex|wall paint)/g, ' '],
  [
    /\b(\d+(?:\.\d+)?) (?:sqs?|squares?) (?:of shingles )?(?:off|from) (?:of )?(?:(?:the|our|my) )?(?:(?:back|front|rear|north|south|east|west|main) )?(?:slope|side|roof|house)\b/g,
    '$1 squares of missing shingles',
  ],
  [/\b(gas (?:line|piping)[^,.\n]{0,16}?) (?:and|&|with) vent(?:ing)?\b/g, '$1'],
  [/\bman ?doors? (?=(?:hollow metal|hm)\b)/g, ' '],
  // Complaints.
  [
    /\b(?:the )?floor (?:(?:is|feels|was) )?(?:soft|spongy|rotted|rotten|bouncy)\b/g,
    'repair subfloor',
  ],
  [
    /\btoilet (?:(?:is|keeps|wont stop|won't stop) )?(?:runs|running|rocks|rocking|loose|wobbles)\b/g,
    'repair toilet',
  ],
  [
    /\b(doors?|drawers?|sliders?) (?:is |are |came |come )?off (?:the |its |their )?tracks?\b/g,
    'repair $1',
  ],
  [
    /\b(?:dripping |leaky |leaking )?(?:tub|bath|shower) (?:spout|arm)s?(?: (?:drips|leaks|dripping|leaking))?\b/g,
    'tub spout',
  ],
  // Roots are why, and the way into a sewer is no rubbish.
  [/\b(?:tree roots?|root intrusion|roots? in (?:the )?(?:line|pipe|sewer))\b/g, ' '],
  [
    /\b(?:sewer |two-? ?way |2-? ?way |main )?clean-? ?outs? (?=at|by|near|outside|in front)/g,
    'sewer access ',
  ],
  [
    /\b(add|adding|need|plus|and|install) (?:a|an|one|another) return\b(?! (?:duct|run|air))/g,
    '$1 1 return run',
  ],
];
