// Ways of ordering work outside and on a site, put into the words the parser knows. Linear replacements on even text.
import type { Replacement } from './text-phrases.ts';
import { CARDINALS } from './vocabulary/small-words.ts';

export const SITE_REPLACEMENTS: readonly Replacement[] = [
  [
    /\b(?:extend|extending|add on to|adding on to) (?:the |our |my )?(?:house|home) (?:by )?/g,
    'home addition ',
  ],
  [
    /\b(?:build|add|building|adding|want|need) (?:an? |the )?(?:[a-z]+ )?extension (?=(?:of |about )?\d)/g,
    'home addition ',
  ],
  [/\b(conservatory|orangery|sun ?room|solarium) (?=(?:of )?\d[\d,.]* ?sqft\b)/g, 'build $1 '],
  [
    /\b(garage|attic|loft|carport) (?:in)?to (?=(?:an? )?(?:living|bedroom|family|apartment|in-?law|office|studio|suite|master))/g,
    'convert $1 into ',
  ],
  [/\bgutters? clean-? ?outs?\b/g, 'clean gutters'],
  [/\bstorey(s?)\b/g, (_, plural = '') => (plural ? 'stories' : 'story')],
  [/\blabour/g, 'labor'],
  [/\bpatch(?= (?:it|them|that|this)\b)/g, 'repair'],
  // Where two things meet, and when work is done: neither orders anything.
  [
    /\bwhere (?:the |our )?[a-z]+ (?:meets?|hits?|joins?|ties into|abuts?|touch(?:es)?) (?:the |our )?[a-z]+\b/g,
    ' ',
  ],
  [
    /\b(?:after|before|during|once) (?:the )?(?:re-?roofing|roofing|siding|painting|flooring|tiling)(?: is (?:done|complete|finished))?(?= *(?:$|[.,;\n]))/g,
    ' ',
  ],
  // "Drip edge along 180 lf of eaves": how long the thing is.
  [/\balong (\d[\d,.]* ?(?:lf|ft)) of (?:the )?(?:eaves?|rakes?|roof edge)\b/g, '$1'],
  [
    /\b(\d) ?(?:ft|') (?:high|tall) (?=(?:[a-z]+ ){0,3}(?:chain ?-?link|fenc(?:e|ing)|gate|picket)\b)/g,
    '$1 ft ',
  ],
  // Concrete by the yard, and concrete that is broken out.
  [
    /\b(\d+(?:\.\d+)?) ?(?:cy|cu\.? ?yds?|cubic yards?|yards?|yds?)(?: of)?(?: (?:reinforced|structural|ready[- ]?mix(?:ed)?|poured|\d{4} ?psi|formed))* (?:concrete|cement)\b/g,
    '$1 cy structural concrete',
  ],
  [
    /\b(demo(?:lish)?|break (?:up|out)|remove|tear (?:out|up)|jackhammer|rip (?:out|up)|bust (?:up|out)|haul)((?: (?:and|&) (?:haul|remove|dispose of|load))?(?: off| away| out)?) (\d[\d,.]* ?sqft )(?:of )?(?:(?:the|old|existing|broken|cracked) )*concrete\b(?! (?:block|wall|steps?|driveway|drive|patio|walk|walkway|sidewalk|slab|pad|footing|tiles?|roof|curb|floor))/g,
    '$1$2 $3concrete slab',
  ],
  [
    /\bpour(?:ing)? ((?:\d[\d,.]* ?(?:lf|ft) (?:of )?)?)(?:new )?basement walls?\b/g,
    'pour $1foundation wall',
  ],
  [
    /\b(?:take|pull|lift|remove|disconnect) ((?:(?:the|our|my|existing|all) )*[a-z]+(?: [a-z]+)?) (?:down|off|out|up) (?:and|then|&) (?:put|set|install|hang) (?:it |them )?back(?: up| on| in)?\b/g,
    'dnr $1',
  ],
  [/\b(?:light )?cosmetic (?:rehab|remodel|renovation|reno|flip)\b/g, 'cosmetic refresh'],
  [/\bpour (?:an? |the )?(?:new )?pad\b/g, 'pour concrete pad'],
  // "Dig out and reset fence posts": no earthwork.
  [
    /\bdig(?:ging)? (?:out )?(?:and|&) (?:re-?set|replace) (?=(?:\d+ )?(?:[a-z]+ )?posts?\b)/g,
    'replace ',
  ],
  [/\bexcavate (?:and|&) (?:haul(?: off| away)?|remove|dispose(?: of)?)\b/g, 'excavate'],
  [
    /\bwhere (?:(?:the|old|our|some|those) )*[a-z]+ (?:(?:were|was|got|have been|has been|are|will be) )?(?:moved|removed|came (?:out|down)|come (?:out|down)|went|changed|demolished|taken (?:out|down))\b/g,
    ' ',
  ],
  [/\bwall[- ](?:hung|mounted?) (?=commercial\b)/g, ' '],
  [/\bcut out (?=(?:and|the|all|any|wet|moldy|damaged|rotten|rotted|old|bad|\d)\b)/g, 'remove '],
  // "Cut down the big oak".
  [
    /\b(cut down|take down|remove|drop|take out) ((?:(?:the|an?|my|our|that|this|big|large|huge|old|dead|dying|tall|front|back|\d+|two|three|four) )+)(?:oak|maple|pine|elm|birch|poplar|spruce|palm|willow|sycamore|cottonwood|fir|magnolia|walnut|pecan)s?\b(?! (?:trees?|floors?|flooring|cabinets?|boards?|treads?|doors?|trim|panel\w*|planks?|wood))/g,
    '$1 $2tree',
  ],
  [
    /\b(?:pole |horse |old |metal |steel )?barns?\b(?! ?(?:doors?|style|wood|lights?|tracks?|hardware|siding|board))/g,
    'building',
  ],
  [/\bgo(?:ing)? back (?:with|in)\b/g, 'replace with'],
  [
    /\b(clean(?:ed|ing)?|wash(?:ed|ing)?)\b([^.,;\n]{0,30}?) (?:interior and exterior|in(?:side)? (?:and|&) out(?:side)?|(?:on )?both sides)\b/g,
    '$1$2',
  ],
  [
    /\b((?:\d+|two|three|four|five|six|eight|ten|twelve) windows?) (?:interior and exterior|both sides)? ?(?:washed|cleaned)\b/g,
    'clean $1',
  ],
  [/\b(?:edge|border) (?:the |our |my )?(?:yards?|beds?|lawn|garden|borders?)\b/g, 'edging'],
  [/(^|[.,;:\n] *)fell (?=(?:\d+|two|three|four|the|that|a|an) )/g, '$1cut down '],
  [
    /\b(\d+(?:\.\d+)?) ?(?:yds?|yards?) (?:of )?(?=fill\b|dirt\b|topsoil\b|mulch\b|gravel\b|stone\b|sand\b|rock\b)/g,
    '$1 cy ',
  ],
  // A deck's stain brings its cleaning.
  [
    /\b(?<!(?:pressure|power|soft|house|jet)[ -])(?:clean|wash)(?:,| and| &) (?=(?:re)?(?:stain|seal)\b)/g,
    ' ',
  ],
  [/\b(\d[\d,.]* ?sqft (?:of )?)act\b/g, '$1acoustical ceiling'],
  // "16 ft overhead garage door, swap it": how wide a door is.
  [/\b16 ?(?:ft|')? (?:wide )?(?=(?:overhead )?garage door\b)/g, 'double '],
  [/\b[89] ?(?:ft|')? (?:wide )?(?=(?:overhead )?garage door\b)/g, 'single '],
  [/\b(?:8|9|10) ?x ?[78] ?(?:ft )?(?=(?:[a-z]+ ){0,2}garage door\b)/g, 'single '],
  // Offices, shops and whole buildings as people call them.
  [
    /\b(?:commercial |office |retail )?(?<!(?:dental|medical|doctor|restaurant|shop|store|retail) )(?:tenant (?:improvements?|build-? ?outs?|fit-? ?outs?|finish(?:-? ?outs?)?)|ti build-? ?out|commercial (?:fit-? ?out|build-? ?out))(?=(?:,? (?:of |for )?(?:about |approx )?\d[\d,.]* ?sqft\b)(?! (?:of )?(?!commercial\b|tenant\b|office\b|space\b)[a-z]{3,}))/g,
    'build out tenant space',
  ],
  [
    /\bconvert (?:(?:the|our|an?|this|existing|former|old) )*(?:[a-z]+ ){1,3}into (?:an? )?(restaurant|cafe|coffee shop|dental office|medical office|clinic|brewery|salon|gym|retail store)\b/g,
    'build out $1',
  ],
  [
    /\b(?:[34]|three|four)[- ]seasons? (?:sun ?)?(?:room|porch) addition\b|\bsun ?room addition\b/g,
    'build sunroom',
  ],
  [
    /\benclos(?:e|ing) (?:the |our |my )?(?:[a-z]+ )?(porch|patio|deck)(?: (?:into|as|to make|for) (?:an? )?(?:[a-z-]+ )?(?:sun ?)?room)?\b/g,
    'convert $1 into sunroom',
  ],
  [
    /\b(?:take|strip|tear) (?:(?:the|our|my|whole|entire) )*(?:house|home) (?:back )?(?:down )?to (?:the )?studs and (?:rebuild|redo|build (?:it )?back|remodel|renovate)\b/g,
    'gut remodel whole house',
  ],
  [/\bfinish (?:the |our |my )?(garage|carport) (?:as|into|to) /g, 'convert $1 into '],
  [/\bas (?:additional |extra |more )?living space\b/g, ' '],
  // Ceilings of two by two feet.
  [/\b2 ?x ?2 (?=(?:[a-z-]+ ){0,3}(?:ceilings?|grid|act|acoustic)\b)/g, 'tegular '],
  [
    /\b((?:ceilings?|grid|acoustical tiles?),? )2 ?x ?2\b(?! ?(?:led|light|troffer|fixture|flat))/g,
    '$1tegular ',
  ],
  [/\b\d+[- ]circuit (?:branch |lighting )?(?=panel(?:board)?s?\b)/g, 'branch '],
  [/\b(quarry tile[^.\n]{0,30}?)(?:,? (?:with|in|and))? epoxy grout(?:ed)?\b/g, '$1'],
  // "8 laborer hours".
  [
    /\b(\d+(?:\.\d+)?) (laborer|labor|carpenter|painter|plumber|electrician|handyman|supervisor|design|superintendent|helper)s?(?: man)? (?:hours?|hrs?)\b/g,
    '$2 $1 hours',
  ],
  [
    /(?<!(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[ -])\b(three|four|five|six|eight|ten)[- ](?:foot|feet|ft)\b/g,
    (_, word = 'six') => `${CARDINALS[word] ?? 6} ft`,
  ],
];
