// Rows of running a site: protection, dumpsters, permits, drawings, and hours of the trades.
import { PAINTED } from './holders.ts';
import { rows } from './rows.ts';

export const SITE_ROWS = [
  ...rows('area', {
    'GCN-PROTECT': {
      words:
        'floor protection|ram board|protect the floor|protect floor|floor protection board|floor protection film|protect existing floor|protect finished floor|ramboard|masonite protection|cover finished floor|cover floor|floor covering protection|cover and protect floor|floor cover protection|ram board floor|cover floor with protection board|cover finished floor with protection board|protection board',
      from: 'A',
      within: `${PAINTED} cabinet_paint popcorn_removal`,
    },
    'GCN-DUSTWALL': {
      words:
        'dust wall|zip wall|zipwall|dust barrier|dust partition|temporary dust partition|dust containment|dust curtain|temporary dust wall|plastic dust wall|dust control wall|dust protection wall|plastic dust barrier|dust barrier with zipper|dust screen|poly dust wall|zip pole|temporary partition',
      usual: 80,
      within: `${PAINTED} wall_removal`,
    },
    'CLN-FINAL': {
      words:
        'final clean|final cleaning|final construction clean|construction clean|construction cleaning|post construction clean|post construction cleaning|final construction cleaning|post construction cleanup|final cleanup|final clean up|builder clean|builders clean|post build clean|post construction clean up|after builder clean|construction final clean|turnover clean by contractor',
      from: 'A',
      within: `${PAINTED} multi_unit_turn office_ti office_ti_elements retail_ti retail_ti_elements restaurant_ti restaurant_ti_elements commercial_white_box`,
    },
    'CLN-ROUGH': {
      words:
        'rough clean|rough cleaning|broom clean|broom sweep|sweep after|broom swept|sweep out|construction sweep|rough construction clean|sweep up',
      from: 'A',
      within: PAINTED,
    },
    'CLN-TILE': {
      words:
        'tile and grout cleaning|clean tile and grout|clean tile|clean the tile|tile cleaning|clean the tile and grout|grout cleaning|clean grout|tile and grout clean|clean the grout|clean tile floor|clean the tile floor|scrub grout|deep clean tile floor|deep clean tile|scrub tile|scrub tile and grout|deep clean grout|clean grout line|deep clean of tile floor|steam clean tile',
      from: 'A',
    },
  }),
  ...rows('count', {
    'GCN-TOILET': {
      words:
        'porta potty|portable toilet|port a john|porta john|portable toilet rental|port a potty|job site toilet|jobsite toilet|porta potty rental|portable restroom|portable restroom rental|porta potties|portable loo|site toilet',
    },
    'GCN-STORAGE': {
      words:
        'storage pod|pod|storage container|conex|storage container rental|on site storage|pod storage|conex box|storage unit rental|shipping container',
    },
    'GCN-STORDEL': {
      words:
        'delivery and pickup|delivery and pick up|pod delivery|container delivery|storage container delivery|pod pick up|pod pickup|pod delivery and pickup|deliver and pick up container|deliver and pick up pod|container pickup|container pick up|pod delivery and pick up|storage container pick up',
    },
    'GCN-SCAFF': {
      words:
        'scaffold|scaffolding|scaffold section|scaffold rental|scaffold setup|set up scaffold|pump jack|scaffolding section|scaffold frame|frame of scaffolding|scaffold tower|scaffolding frame',
      usual: 4,
    },
    'GCN-STREET': {
      words:
        'street permit|sidewalk permit|street occupancy permit|sidewalk closure|lane closure|street closure permit|barricade|street closure|parking permit for dumpster|street permit for dumpster|road closure permit|right of way permit|pavement licence',
    },
    'GCN-ENGR': {
      words:
        'structural engineer|engineer letter|engineer report|engineer visit|engineering letter|structural engineering|engineer stamp|stamped letter|structural letter|engineer inspection|structural engineer letter|structural engineer visit|structural inspection|engineering report|structural engineer report|structural engineer site visit|structural engineer site visit and letter|engineer site visit|engineer stamp it|engineer to inspect|structural engineer to inspect|pe stamp|pe letter|structural assessment|have an engineer stamp',
      within: 'wall_removal tree_impact',
    },
    'GCN-SURVEY': {
      words:
        'measured survey|as built|as built drawing|as built plan|site survey|as built survey|field measure|field measurement|measure and draw|existing condition drawing|laser scan|measured drawing',
    },
    'HAU-DUMP10': {
      words:
        '10 yard dumpster|10 yd dumpster|10 cy dumpster|10 yard roll off|small dumpster|10 cy roll off|dumpster 10 cy|dumpster 10 yard|dumpster 10 yd|10 yarder|10 yd roll off|10 yard skip|10 yard container|10 yd container|small skip|mini skip|10 yard bin',
    },
    'HAU-DUMP20': {
      words:
        'dumpster|roll off|rolloff|20 yard dumpster|20 yd dumpster|20 cy dumpster|20 yard roll off|roll off dumpster|dumpster 20 cy|dumpster 20 yard|dumpster 20 yd|20 yarder|dumpster rental|debris box|skip hire|20 yd roll off|20 yard skip|20 yard container|20 yd container|waste bin|20 yard bin|disposal bin|waste container',
      within:
        'kitchen_remodel bathroom_remodel siding_replace basement_finish whole_gut fire_room bathroom_add tree_impact office_ti office_ti_elements retail_ti retail_ti_elements restaurant_ti restaurant_ti_elements commercial_white_box deck_build fence_build roof_replace addition adu',
    },
    'HAU-DUMP30': {
      words:
        '30 yard dumpster|30 yd dumpster|30 cy dumpster|30 yard roll off|dumpster 30 cy|dumpster 30 yard|dumpster 30 yd|30 yarder|large dumpster|30 yd roll off|30 yard skip|30 yard container|30 yd container|thirty yard dumpster|large skip|30 yard bin|30 cy roll off',
    },
    'HAU-DUMP40': {
      words:
        '40 yard dumpster|40 yd dumpster|40 cy dumpster|40 yard roll off|dumpster 40 cy|dumpster 40 yard|dumpster 40 yd|40 yarder|40 yd roll off|40 yard skip|40 yard container|40 yd container|forty yard dumpster|40 yard bin|40 cy roll off',
    },
    'HAU-APPL': {
      words:
        'appliance removal|appliance disposal|appliance haul off|appliance haul away|old appliance|haul away appliance|haul off appliance|appliance removal and disposal|haul away old appliance|dispose of appliance|haul off old appliance|haul away the old appliance|haul away of appliance|junk appliance|remove and dispose of appliance|remove and dispose of old appliance|appliance haul|take away old appliance|dispose of old appliance',
    },
    'PRM-PLUMB': {
      words: 'plumbing permit|permit for plumbing|plumbing work permit',
      within: PAINTED,
    },
    'PRM-ELEC': {
      words:
        'electrical permit|electric permit|permit for electrical|permit for electric|permit for electrical work|permit for wiring',
      within: `${PAINTED} electrical_misc panel_upgrade`,
    },
    'PRM-MECH': {
      words:
        'mechanical permit|hvac permit|permit for hvac|permit for mechanical|permit for ac|permit for furnace|furnace permit|ac permit',
      within: `${PAINTED} hvac_replace`,
    },
    'PRM-ROOF': {
      words:
        'roof permit|roofing permit|re roof permit|reroof permit|permit for roof|permit for roofing|permit for reroof|permit for new roof',
      within: 'roof_replace wind_hail_roof',
    },
    'PRM-DECK': {
      words:
        'deck permit|fence permit|permit for deck|permit for fence|permit for a fence|permit for a deck|deck building permit',
      within: 'deck_build fence_build',
    },
    'PRM-COMM': {
      words:
        'commercial permit|plan review|tenant improvement permit|ti permit|commercial permit and plan review|commercial building permit|permit and plan review|tenant finish permit|tenant permit',
      within:
        'office_ti office_ti_elements retail_ti retail_ti_elements restaurant_ti restaurant_ti_elements commercial_white_box demising_wall warehouse_fitout',
    },
    'PRM-PLANS': {
      words:
        'permit drawing|permit plan|architectural drawing|drawing set|plan set|permit set|blueprint|plan for permit|plans for permit|drawing for permit|permit drawing set|architectural plan set|planning drawing|permit plan set|plan set for permit|architectural plan set for permit|plan drawn for permit|plans drawn for permit',
      within: `${PAINTED} addition adu whole_gut new_house`,
    },
    'PRM-HOA': {
      words:
        'hoa fee|hoa review|hoa approval|alteration agreement|condo board|condo board fee|hoa application|board review|hoa submittal|submit to hoa|strata approval|hoa submission|condo alteration fee|condo board alteration fee',
    },
    'PRM-RRP': {
      words:
        'lead safe|rrp|lead safe work practice|lead safe setup|lead safe practice|lead safe work|rrp setup|rrp containment|lead safe containment|rrp practice',
    },
  }),
  ...rows('count', {
    'TRN-HVAC': {
      words:
        'hvac filter|furnace filter|ac filter|air filter|hvac filter change|change the filter|filter change hvac|furnace filter change|filter and coil check|hvac filter and coil check|hvac tune up turn|turn hvac check|unit turn hvac check|turn hvac',
      within: 'unit_turn multi_unit_turn',
    },
  }),
  ...rows('hours', {
    'GCN-SUPER': {
      words:
        'supervision|site supervision|superintendent|project management|project manager|project supervision|site superintendent|supervisor|job supervision',
      onlyStated: true,
    },
    'GCN-LABOR': {
      words:
        'general labor|laborer|general laborer|labor|helper|cleanup labor|demo labor|labourer|laboring|general helper|unskilled labor|unskilled laborer',
      onlyStated: true,
    },
    'GCN-HANDY': {
      words:
        'handyman|handyman labor|punch list|punchlist|punch list work|handyman time|handyman work|punch work|odd job|odd job by a handyman|handyman odd job|odd job handyman',
      onlyStated: true,
    },
    'GCN-DESIGN': {
      words: 'design|drafting|design work|design time|interior design|architect|designer',
      onlyStated: true,
    },
    'PNT-LABOR': {
      words: 'painter time|painter|painter labor|painter touch up|paint labor|painting labor',
      onlyStated: true,
    },
    'PLB-LABOR': {
      words:
        'plumbing service labor|plumbing service|plumber|plumber labor|plumbing labor|plumber time|plumber service labor',
      onlyStated: true,
    },
    'ELE-LABOR': {
      words:
        'electrical service labor|electrician service|electrical service call labor|electrician|electrician labor|electrical labor|electrician time|electrician service labor',
      onlyStated: true,
    },
    'HVC-LABOR': {
      words:
        'furnace tech|furnace technician|hvac service|furnace tech time|hvac tech time|hvac tech|hvac technician|hvac labor|hvac service labor',
      onlyStated: true,
    },
    'TRM-CARP': {
      words:
        'carpenter|finish carpenter|carpenter labor|carpentry|finish carpentry|carpentry labor|trim carpenter',
      onlyStated: true,
    },
  }),
  ...rows('volume', {
    'HAU-CY': {
      words:
        'debris disposal|debris loading|load debris|debris loading and disposal|haul debris by yard|debris haul|load and dispose of debris|load and haul debris|rubble|rubble removal|dispose of debris|haul rubble|debris removal by yard',
      usual: 4,
      within: PAINTED,
    },
  }),
];
