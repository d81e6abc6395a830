// How a piece of work is told beside its aim, its size and what is there: "open up … by removing", "12 feet, in two",
// "with existing ducts". Linear replacements on even text.
import type { Replacement } from './text-phrases.ts';

/** A larger hole gets a large patch, SF. */
const MEDIUM_HOLE_SF = 4;

export const AIM_REPLACEMENTS: readonly Replacement[] = [
  [
    /\binsulat(?:e|ing) (?:(?:the|our|all|my) )*(?:exterior |outside |outer )?walls\b/g,
    'wall insulation',
  ],
  [
    /\bwir(?:e|ing)(?: up)? (?:(?:the|our|my|an?|new|detached) )*(garage|shed|barn|shop|workshop|pole barn) with ([^,.;\n]{3,60})/g,
    'install $2 in the $1',
  ],
  [
    /\b(install(?:ing)?|hang(?:ing)?|put(?:ting)? (?:in|up)|add(?:ing)?)\b([^.;\n]{3,60}?),? (?:to replace|replacing) (?:(?:the|our) )?(?:old|existing|current) [a-z]+(?: [a-z]+)?(?= *(?:$|[.,;\n]))/g,
    '$1$2',
  ],
  [
    /\bframe(?: and|,|\/| &) ?(?:drywall|sheetrock|rock|finish)(?: and (?:paint|finish|tape))? (?=(?:(?:an?|one|the|new|\d+|ft|lf|partition|interior|dividing) )*walls?\b)/g,
    'build partition ',
  ],
  [/\bkill(?:ing)? (?:off )?(?:(?:all|the|old|existing) )*(?:grass|lawn|weeds)\b/g, ' '],
  [
    /\b(?:trim|casings?|moldings?) (?:around|on|at|of|for) (?:(?:all|the|our|both) )*(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (windows?|doors?)\b/g,
    (_, count = '', thing = '') => `${count} ${thing.replace(/s$/, '')} casings`,
  ],
  [/\blandscap(?:e|ing) light(?:ing|s)?\b/g, 'exterior lights'],
  [/\b(split|divid)([a-z]*) ([^.,;\n]{1,30}?) in(?:to)? (?:two|2|half)\b/g, '$1$2 $3'],
  [
    /\b((?:pipes?|piping|drains?|lines?|stack|sewer)\b[^.;\n]{0,60}?) (?:with|in|to) (?:(?:new|schedule|sch|40) )*(?:pvc|abs)(?: pipe)?\b/g,
    '$1',
  ],
  // Holes by their size.
  [
    /\b(\d+|two|three|four|five|six) ((?:drywall )?holes?),? (?:about |around |roughly )?([1-5]) ?(?:ft|')? ?x ?([1-5])(?: ?(?:ft|')(?= |,|$))?(?: each)?\b/g,
    (_, count = '', holes = '', a = '1', b = '1') =>
      `${count} ${Number(a) * Number(b) > MEDIUM_HOLE_SF ? 'large' : 'medium'} ${holes}`,
  ],
  [
    /\breplace (?:it |this |that )?with (?:an? )?insulated\b(?= *(?:one *)?(?:$|[.,;\n]))/g,
    'replace it',
  ],
  [
    /\b((?:parking|strip(?:e|ing)|restrip(?:e|ing))\b[^.\n]{0,60}?)\b(\d+) (?:spaces|stalls|spots)\b/g,
    '$1$2 parking stalls',
  ],
  [
    /\bwater (?:line|pipe|service) from (?:the )?(?:meter|street|main|curb)\b/g,
    'water service line',
  ],
  [
    /\bwith (?:the |our |my )?existing ([a-z]+(?: [a-z]+)??)(?: (?:staying|stays|kept|to stay|that stays|remaining))?(?= *(?:$|[.,;\n]))/g,
    ', keep the $1',
  ],
  [
    /(?<!sheets? (?:of )?)\b4 ?x ?8(?: ft)? (?:(?:piece|section|area|patch|sheet) of )?(?=drywall|sheetrock)/g,
    '32 sqft ',
  ],
  [
    /\b(remov(?:e|ing)|tear(?:ing)? out|rip(?:ping)? out|break(?:ing)? up) (?:the |our )?(?:old|existing) (?:asphalt|concrete|gravel|blacktop|brick)\b(?= *(?:$|[.,;\n]))/g,
    '$1 the old one',
  ],
  // The aim, told before the work that reaches it.
  [
    /\b(?:open(?:ing)? up|convert(?:ing)?|combine|join|merge|make) (?:[a-z0-9]+ ){1,8}by (?=(?:removing|taking|tearing|knocking|demolishing)\b)/g,
    ' ',
  ],
  [
    /\b(?:drywall|sheetrock|rock)(?: and|,|\/) ?(?:finish|tape|mud)(?: and (?:finish|tape|mud))? (?=(?:the |a |an |my |our |\d))/g,
    'hang and finish drywall in ',
  ],
  // Wiring for one light is a switch leg; a new outlet has its own.
  [
    /\b((?:fans?|lights?|fixtures?|chandeliers?|sconces?)\b[^.,;\n]{0,30}?) (?:with|including|and) (?:the )?(?:new )?(?:electrical )?wiring\b/g,
    '$1 and add a switch',
  ],
  [
    /\b((?:outlets?|receptacles?)\b[^.,;\n]{0,30}?) (?:with|including) (?:the )?(?:new )?(?:electrical )?wiring\b/g,
    '$1',
  ],
  [
    /\b((?:basement|foundation)(?: walls?)?[^.;\n]{0,30}?) (?:and|then) (?:waterproof|seal)(?: it| them| (?:the )?walls?)?(?= *(?:$|[.,;\n]))/g,
    '$1 and waterproof coating',
  ],
];
