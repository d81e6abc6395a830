// How people talk beside their order: "don't touch it", "another one in the office", "where there's a light now".
// Linear replacements on even text, made before all other wordings.
import type { Replacement } from './text-phrases.ts';

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
    /\b(?:inside|in) (?:and|&) out(?:side)?(?= *(?:$|[.,;\n]|of the house\b))/g,
    'interior and exterior',
  ],
  // How far the panel is from its new circuit.
  [
    /\b(?:the |our |my )?(?:breaker |electrical |main )?(?:panel|meter|breaker box) (?:is |sits )?(?:about |around |roughly |only )?\d+ ?(?:ft|feet|foot|') (?:away )?from [^.,;\n]{1,30}/g,
    ' ',
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
  [/\ball (\d+|two|three|four|five|six|seven|eight|nine|ten) (?:[a-z]+ )?ones\b/g, '$1 of them'],
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
