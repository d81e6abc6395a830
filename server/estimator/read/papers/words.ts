// Words of bids and claims: spellings of the same thing, and what says nothing about the work.

/** Words written apart or with a hyphen that are meant as one. */
export const JOINED_WORDS: readonly (readonly [apart: RegExp, together: string])[] = [
  [/\b(counter|cook)[ -]?tops?\b/g, '$1top'],
  [/\bback[ -]splash/g, 'backsplash'],
  [/\b(base|card)[ -]boards?\b/g, '$1board'],
  [/\bdry[ -]wall/g, 'drywall'],
  [/\bsub[ -]floor/g, 'subfloor'],
  [/\bbath[ -]tub/g, 'bathtub'],
  [/\bwall[ -]paper/g, 'wallpaper'],
  [/\banti[ -]microbial/g, 'antimicrobial'],
  [/\bpre[ -]hung/g, 'prehung'],
  [/\bx[ -]?large\b|\bextra[ -]large\b/g, 'xl'],
  [/\bnon[ -]salvageable\b/g, 'wet'],
  [/\bre[ -](caulk|key|point|grout|glaze|coat|stretch)/g, 're$1'],
  [/\bwater (?:closet)\b/g, 'toilet'],
  [/\b(?:gyp(?:sum)?|plaster)[ -]?board\b|\bwall ?board\b/g, 'drywall'],
  [/\basphalt shingles?/g, 'shingles'],
  [/\bwashing machine/g, 'washer'],
  [/\bnon[ -]?(?:load[ -])?bearing/g, 'nonbearing'],
  [/\bload[ -]bearing/g, 'loadbearing'],
  [/\bcarpet\s*(?:and|&|\+)\s*pad(?:ding)?\b/g, 'carpet'],
  [/\bpaint(?:ing)? (?:the )?interior (?=\w)/g, 'paint '],
  [/\bvinyl plank\b/g, 'vinyl plank lvp'],
  [/\btear ?off (?:and|&|,)? ?re[ -]?(?:roof|shingle|cover)(?:ing)?\b/g, 'rnr roof'],
  [/\bre[ -]?roof(?:ing)?\b/g, 'roof'],
  [/\b(?:prehung )?(?:(?:metal|steel|fiberglass|insulated) )?entrance\b/g, 'exterior entry'],
  [/\b(?:drip edge ?[/&] ?)?gutter apron\b/g, 'drip edge'],
  [/\bfiberglass surround\b/g, 'alcove'],
  [/^\s*tub\s*$/g, 'bathtub'],
  [
    /\b(?:comfort height|elongated|round[ -]front|cut pile|medium grade|eggshell|semi[ -]?gloss)\b/g,
    '',
  ],
  [/\bpipe jack\W{1,3}lead\b/g, 'pipe jack'],
  [/\bcoats? (?:of )?(?:flat|satin|matte|gloss)\b/g, 'coat'],
  [/\breceptacles?\b/g, 'outlet'],
  [/\b(?:post[ -]formed )?plastic laminate\b/g, 'laminate'],
  [/\bwalls?\s*(?:and|&|\/|,|\+)\s*ceilings?\b/g, 'walls'],
];

const SAME: Readonly<Record<string, string>> = {
  cabinet: 'cabinetry cabinets',
  drywall: 'sheetrock gypsum gwb gyp gypboard',
  disposal: 'disposer',
  toilet: 'commode',
  molding: 'moulding mouldings moldings',
  mold: 'mould mouldy moldy',
  labor: 'labour',
  fiberglass: 'fibreglass',
  fiber: 'fibre',
  aluminum: 'aluminium alum',
  odor: 'odour',
  vapor: 'vapour',
  sanitize: 'sanitise',
  paneling: 'panelling',
  leveling: 'levelling leveler',
  deck: 'decking',
  frame: 'framing',
  shelf: 'shelving',
  color: 'colour colored coloured',
  sink: 'basin',
  lavatory: 'lav',
  bathroom: 'bath',
  exterior: 'ext',
  interior: 'int',
  roof: 'roofing rfg',
  floor: 'flooring',
  tile: 'tiling tiled',
  carpet: 'carpeting carpeted',
  composition: 'comp',
  block: 'blocker blocking',
  countertop: 'counter',
  fascia: 'facia',
  insulation: 'insul',
  plumbing: 'plumb',
  electrical: 'elec electric',
  fence: 'fencing',
  gutter: 'guttering',
  extract: 'extraction extracting',
  vacuum: 'vacuuming',
  refrigerator: 'fridge',
  range: 'stove',
  content: 'contents',
  casing: 'architrave',
  baseboard: 'skirting',
  air: 'airmover',
  tape: 'taped taping',
  hang: 'hung hanging',
  texture: 'texturing textured',
};

export const EQUAL_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries(SAME).flatMap(([word, others]) =>
    others.split(' ').map((other) => [other, word] as const),
  ),
);

/** Words that tell no work apart: verbs of installing, which a line without a verb means as well, sizes, grades, small words. */
export const NOISE: ReadonlySet<string> = new Set(
  (
    'a an and or the of for to in on at by with per as is it its this all any from into up over under approx approximately incl ' +
    'include including included plus only each ea sf lf sq sy cy sqft lf ft foot inch in qty quantity unit hr day ' +
    'coat two twice then old covering good rental yd latex based finish finished finishing only  our your customer client residential ' +
    'install installation installing installed supply provide furnish furnished set place new replace replacement replacing apply add ' +
    'labor material materials work complete high standard average premium good better best grade quality style oak maple birch white ' +
    'area surface existing needed required necessary item scope line load ton move moving period hour connect connected'
  ).split(' '),
);

/** Words for places, and words that too many rows share to tell one by themselves. */
export const CONTEXT: ReadonlySet<string> = new Set(
  (
    'room kitchen bathroom bedroom living dining family hall hallway basement garage attic laundry closet office master primary ' +
    'guest upstairs downstairs house home first second service system build general commercial'
  ).split(' '),
);

/** Appliances that one row removes, whichever it is. */
export const APPLIANCES =
  'dishwasher refrigerator range oven microwave cooktop washer dryer freezer'.split(' ');
