// Words for what is to be done. Weak verbs ("new") only colour the objects after them.

export type Verb =
  | 'replace'
  | 'install'
  | 'remove'
  | 'paint'
  | 'refinish'
  | 'repair'
  | 'clean'
  | 'reset'
  | 'move'
  | 'convert'
  | 'build'
  | 'remodel'
  | 'refresh'
  | 'finish'
  | 'mitigate'
  | 'seal'
  | 'turn'
  | 'estimate';

export const VERB_WORDS: Readonly<Record<Verb, string>> = {
  replace:
    'replace|replaced|replacing|replacement|swap|swap out|swapping|change out|change|changing|rnr|redo|renew|upgrade|upgrading|new|re do|is shot|are shot|died|gave out|conked out|kaput|on its last leg|worn out|is toast|are toast|bit the dust|crapped out|switch out|update to|redone|reemplace',
  install:
    'install|installed|installing|installation|put in|add|adding|supply and install|fit|furnish|hang|lay|set up|put|place|mount|added|get|provide|supply|insert|pave|paving|paved|blacktop the|apply|applied|applying|plant|planted|planting|erected|spread|spreading|spread out',
  remove:
    'remove|removed|removing|removal|demo|demolish|demolition|tear out|tear down|torn down|tearing out|rip out|rip up|rip down|lose the|come off|comes off|coming off|took down|taken down|take off|ripping out|strip|knock down|knock out|take down|take out|take up|haul away|pull up|pull out|tear up|get rid of|tear off|scrape|scraping|demoed|cut down|haul off|pulled|gets pulled|get pulled|torn out|ripped out|torn up|pulled up|hauled away|goes away|go away|going away|coming out|come out|comes out|gets removed|comes up|come up|coming up|come down|comes down|coming down|needs to go|has to go|have to go|grind out|chip out|jackhammer|break out|break up|bust out|bust up|breaking out|taken out|taken up|taken off|broken out|broken up|busted out|hauled off|pulled out|chipped out|scraped off|stripped off|stripped out|knocked out|knocked down|demolished|peel|peel off|peel up|pull off|pull down|rip off|chip off|chip up|scrape off|scrape up|vacuum out|vacuumed out|suck out|pry off|pry up|pry out|strip off|yank out|cut out|torn off|ripped off|ripped up|rip|saw cut and remove|sawcut and remove|break and remove|pulled down',
  paint:
    'paint|painted|painting|repaint|repainted|repainting|prime and paint|stain|staining|restain|restained|restaining|coat on|coat on the|fresh coat|coat of|touch up|touch up paint|coat of paint|paint job|whitewash|prime|limewash|spray|sprayed|spraying|spray finish|spray paint|enamel',
  refinish:
    'refinish|refinished|re coat|recoat|recoated|recoating|refinishing|sand|sanding|sand and refinish|restore|resurface|reglaze|reglazing|screen and recoat|buff|resurfacing|polish|resurfaced|reglazed|sand and finish|sand and poly|sand and seal|sand down|sand down and poly|sand down and finish|sand and coat|sand and stain',
  repair:
    'repair|repaired|stick|sticking|is stuck|squeaky|squeak|off it track|jammed|wont close|wont open|wont latch|repairing|fix|fixing|fixed|patch|patching|mend|re secure|leaking|leak|leaky|broken|loose|drip|drips|dripping|running|keep running|wont stop running|wobbly|wobble|stop leak|make good|fill|piece in|weave in|stopped working|sparks|sparking|flickers|flickering|buzzes|buzzing|not working|doesnt work|dont work|quit working|wont turn on|wont start|wont work|keeps tripping|rocks|rocking|tighten|tightened|adjust|realign|re align|resecure|stabilize|straighten|unstick|wont stay closed|rubs|rub',
  clean:
    'washed|shampooed|steam cleaned|scrub|scrubbed|clean|cleaning|cleaned|wash|washing|sanitize|power wash|pressure wash|powerwash|deodorize|steam clean|deep clean|shampoo|shampooing|unclog|clear|washed|washing down|wash down|washed down|scrub|scrubbing|jet wash|flush|power washed|pressure washed',
  reset:
    'dnr|reinstall|re install|reset|detach|detach and reset|pull and reset|lift and refit|lift and reset|refit|rehang|re hang|put back up|reattach|re attach',
  move: 'move|moving|relocate|relocating|relocated|relocation|shift|reroute',
  convert: 'convert|converting|conversion|turn into|change into|transform|make into',
  build:
    'build|building|construct|build out|frame|pour|re pour|erect|create|fit out|fitout|tenant build out|tenant buildout|tenant finish out|tenant fit out|buildout|tenant improvement|ti|finish out|pouring|repour',
  remodel:
    'remodel|remodeled|remodeling|remodelling|renovate|renovated|renovating|renovation|reno|make over|makeover|gut|gutting|overhaul|rehab|complete redo|redesign|gut job|full gut|complete gut|total gut|gut remodel|gut renovation|full remodel|full renovation|full reno|full rehab|complete remodel|complete renovation|total remodel|complete rehab|bring up to date|full redo|modernize|revamp|renos|new everything|everything new|all new everything|replace everything|redo everything|do everything|everything replaced|update everything|everything gets replaced|full replace|full replacement|complete replacement|total replacement|full tear out and replace|replace it all|redo it all|brand new everything',
  refresh:
    'refresh|refreshing|facelift|face lift|spruce up|fix up|make nice|update|updating|updated|freshen up|cosmetic|cosmetic update|cosmetic refresh|tidy up|flip',
  finish: 'finish|finishing|finish off|build out the',
  mitigate:
    'dry out|drying|mitigation|mitigate|extract|extraction|water extraction|remediate|remediation|dehumidify|dry for|dry it out|dry everything',
  seal: 'reseal|resealed|sealed|caulked|recaulked|grouted|regrouted|resealing|seal|sealing|waterproof|waterproofing|seal prime|caulk|caulking|recaulk|re caulk|regrout|regrouting|grout',
  turn: 'make ready|turnover|turn|unit turn|apartment turn|make rent ready|rent ready|full turn|turn program|move out turn',
  estimate: 'estimate for|estimate for the|create an estimate|quote for|price for|bid for|estimate',
};

/** Verbs that, said of a room, mean the whole room. */
export const WHOLE_ROOM_VERBS: ReadonlySet<Verb> = new Set([
  'remodel',
  'refresh',
  'build',
  'finish',
  'convert',
  'estimate',
  'turn',
  'replace',
  'install',
]);

/** "New kitchen" and "replace bathroom" mean the room only when the verb stands right before it. */
export const WEAK_ROOM_VERBS: ReadonlySet<Verb> = new Set([
  'replace',
  'install',
  'estimate',
  'build',
]);
