// Ways of speaking of houses, shops and rooms that are put into plain words before a text is read. Linear replacements
// on even text.
import type { Replacement } from './text-phrases.ts';

const HOUSE =
  '(?:house|home|colonial|ranch|cape|bungalow|condo|apartment|townhouse|townhome|rowhouse|flat)';
const COUNT = '(?:\\d+|an?|one|two|three|four|five)';
const SLEEPS_AND_BATHS = '(?:bed(?:room)?s?|bd|br|bath(?:room)?s?|ba)';
const REDONE =
  '(?:re(?:fresh|model|do|no)|renovation|update|makeover|facelift|flip|rehab|turn(?:over)?|make ready)';
const FLOORING = '(?:new )?(?:carpet|lvp|lvt|vinyl(?: plank)?|tiles?|hardwood|laminate)';
const ROOM_TO_REMODEL = '(?:bath(?:room)?s?|kitchens?|powder rooms?)';

const NAME = '#?\\d{1,4}[a-d]?';
const NAMED_ROOMS =
  '(?:units|apartments|apts|suites|rooms|offices|bedrooms|bathrooms|baths|bays|restrooms|classrooms)';
/** What would make the figures a size. */
const UNSIZED = `(?! ?(?:x|by|ft|sqft|lf|'|"|\\d))\\b`;
const MOST_NAMED = 200;

/** Wholes of which a side is a part, not a neighbour. */
const WHOLES =
  '(?:house|home|building|roof|yard|garage|room|kitchen|bath(?:room)?|bedroom|basement|property|lot|street|hall(?:way)?)';

export const PLACE_REPLACEMENTS: readonly Replacement[] = [
  // Where a thing is: beside another.
  [
    new RegExp(
      `\\b(?:(?:on|to|at) (?:the |either |each )?(?:left|right|far|back|front|other|opposite|one)(?:[ -]hand)? side of|to the (?:left|right) of|in front of|opposite(?: of| from)?|outside(?: of)?) (?=(?:the|my|our) )(?!(?:the|my|our) (?:[a-z]+ )?${WHOLES} *(?:$|[^a-z ]|(?:and|or|with|is|are|has|in|at|for|only|where|to)\\b))`,
      'g',
    ),
    'next to ',
  ],
  // What a thing shall look like.
  [
    /\b(?:in )?(?:the )?same (?:colou?r|style|finish|kind|type|look|stain|material|shade) as (?=(?:the|my|our) )|\b(?:just|looks?|looking) like (?=(?:the|my|our) )|\b(?:so (?:that )?it matches|to match|matching) (?=(?:the|my|our) )(?!(?:the|my|our) (?:existing|rest|old|current|other|original))/g,
    'next to ',
  ],
  [
    /\b(?:after|from(?: when| where)?|when) ((?:the|a|an|our|my) (?:[a-z]+ ){1,3})(?:leak(?:ed|ing|s)?|overflow(?:ed|s|ing)?|burst|flooded|backed up)\b(?! (?:repair|detect))/g,
    'because $1leaked',
  ],
  // "In units 3, 7 and 11" is in three of them, "in units 3-7" in five.
  [
    new RegExp(
      `(?<!\\d )\\b(${NAMED_ROOMS}) (?:nos?\\.? |numbers? )?(${NAME}(?: ?, ?${NAME})*(?: ?,? ?(?:and|&) ?| ?, ?)${NAME})${UNSIZED}`,
      'g',
    ),
    (_, rooms = '', names = '') => `${names.match(/\d+/g)?.length ?? 1} ${rooms}`,
  ],
  [
    new RegExp(
      `(?<!\\d )\\b(${NAMED_ROOMS}) #?(\\d{1,4}) ?(?:-|to|through|thru) ?#?(\\d{1,4})${UNSIZED}`,
      'g',
    ),
    (match, rooms = '', first = '0', last = '0') => {
      const many = Number(last) - Number(first) + 1;
      return many > 1 && many <= MOST_NAMED ? `${many} ${rooms}` : match;
    },
  ],

  // "Four season" is a kind of room, no count of them.
  [/\b(?:three|four|3|4|all)[- ]seasons? +(?:sun ?)?(?:room|porch)\b/g, 'sunroom'],
  [/\bsales floor(?= (?:walls?|ceilings?|lights?|lighting))/g, 'store'],
  [/\b(?:warm |basic )?(?:white|vanilla) (?:shell|box)\b|\bwarm shell\b/g, 'white box'],
  [/\b(?:gut|gutting|rehab|renovation|reno|remodel) of (?=(?:the|an?|our|my|this)\b)/g, 'gut '],
  // "Gut a 1,600 sqft colonial, two baths": what the house has, not what is done.
  [
    new RegExp(
      `\\b((?:gut|rehab|renovate|remodel)\\b[^.;:\\n]{0,40}\\b${HOUSE}),? (?:with )?${COUNT} ${SLEEPS_AND_BATHS}(?:(?:,| and|,? and)? ${COUNT} ${SLEEPS_AND_BATHS})?(?= *(?:[,.;\\n]|$))`,
      'g',
    ),
    '$1',
  ],
  // "On floor 2" is a storey.
  [/\b(on|to) (?:the )?floor (?=\d{1,2}\b(?! ?(?:sqft|sq|x|ft|lf|in)\b))/g, '$1 level '],
  // A room is redone as a whole, unless one thing of it is named.
  [
    new RegExp(
      `\\bredo(?:ing)?(?= (?:(?:both|all|the|our|my|an?|one|two|three|\\d) )*(?:[a-z]+ )?${ROOM_TO_REMODEL} *(?:[,.;:(\\n]|$|with\\b))`,
      'g',
    ),
    'remodel',
  ],
  // The wall that a piece of furniture stands along is its length.
  [
    /\b((?:closet|shelv|cabinet|organi[sz]er|bookcase|built-?in|bench|desk)[a-z]*(?: [a-z]+){0,2}) (?:on|along|against) (?:an?|the|one) (\d{1,2}(?:\.\d)?) ?(?:ft|') *(?:long |wide )?wall\b/g,
    '$1 $2 ft',
  ],
  // What comes out already, or never was.
  [
    /\b(?:floors?|slab|concrete|room|subfloor) (?:is|are) (?:already )?bare(?: (?:concrete|slab|subfloor|plywood))?\b/g,
    'no removal',
  ],
  [
    /\bwhere (?:an?|the|our|that) (?:old |former )?[a-z]+(?: [a-z]+){0,2}? (?:used to be|used to stand|was|came out|stood)\b/g,
    ' ',
  ],
  // Ground and polished, a slab is a floor.
  [
    /\b(?:grind(?:ing)?(?: and|,| &)? )?polish(?:ing)? ((?:\d[\d,.]* ?sqft *(?:of )?)?)((?:the |our |existing |basement |garage )*)(?:slab|concrete)(?: floors?)?\b/g,
    'install $1 polished concrete floor in $2',
  ],
  // "LVP throughout except carpet in 2 bedrooms": both are laid.
  [
    new RegExp(
      `(\\b(?:throughout|everywhere|whole|entire)\\b[^.;:\\n]{0,40}?),? (?:except|but)(?: for)?(?: with)? (?=${FLOORING} (?:in|for) (?:the |all |both )*(?:\\d |two |three |four )?(?:kid'?s? |guest |master |primary )?[a-z]+)`,
      'g',
    ),
    '$1, ',
  ],
  [/\b(in|for) (?:all (?:of )?)?the rest\b(?! of)/g, '$1 rest of house'],
  [
    new RegExp(`(?<=[,;]|\\band) *(?:the )?rest (?:is |in |gets )?(${FLOORING})\\b`, 'g'),
    ' $1 elsewhere',
  ],
  // "Kitchen update - counters, sink": a list follows.
  [new RegExp(`\\b(${REDONE}\\b[^.:;,\\n-]{0,40}?) [-–] (?=[a-z\\d])`, 'g'), '$1: '],
  // "Attic conversion 500 sf to bedroom".
  [
    /\b((?:attic|garage|basement|porch|closet|loft)) conversion\b([^.;:\n]{0,30}?)\b(?:in)?to (?=(?:an? |the |my )?[a-z])/g,
    'convert $1$2 into ',
  ],
  [/\bbuilt[- ]?ins\b/g, 'built in bookcase'],
  // "Wall to the kitchen": which wall.
  [
    /\b(walls?) to (?:the )?(?:kitchen|dining(?: room)?|living(?: room)?|hall(?:way)?|family room|den)\b/g,
    '$1',
  ],
  [/\b(basement\b[^.;:\n]{0,30}?),? already finished\b/g, 'finished $1'],
  [
    /\brefinish((?: [\d,.]+ sqft)?)(?: of)?(?: the| our)? (oak|maple|pine|wood)\b(?! (?:floor|hardwood|cabinet|door|stair|tread|table|trim|vanity|banister|rail|deck))/g,
    'refinish$1 hardwood floors',
  ],
  // "Enclose the porch into a sunroom", "sunroom addition".
  [/\benclos(?:e|ing) (?=(?:[a-z]+ ){0,3}(?:porch|patio|deck)\b)/g, 'convert '],
  [/\b(sunroom) addition\b/g, 'build $1'],
  // "Glue down LVT" as an order, not as a kind of floor.
  [/(^|[,;:.\n]|\b(?:and|then))\s*glue[- ]?down (?=[a-z])/g, '$1 install '],
];
