// Plumbing fixtures, water heaters and pipes.
import { asm, concepts, items } from './concept.ts';

const KITCHEN = 'kitchen_remodel kitchen_refresh';
const BATH = 'bathroom_remodel powder_remodel bathroom_add';

export const PLUMBING = concepts({
  toilet: {
    words: 'toilet|commode|water closet|toilet bowl|inodoro',
    within: BATH,
    home: 'bathroom',
    drops: 'DEM-TOILET PLB-TOILET',
    counts: 'PLB-TOILET DEM-TOILET',
    otherwise: asm('toilet_replace', 'n'),
    remove: items('DEM-TOILET'),
    reset: items('PLB-DETTOI'),
    repair: items('PLB-LABOR*1.5'),
  },
  bath_faucet: {
    words: 'bathroom faucet|bath faucet|lavatory faucet|vanity faucet|shower faucet|tub faucet',
    within: BATH,
    home: 'bathroom',
    drops: 'PLB-FAUCETL',
    otherwise: asm('plumbing_misc', 'faucet_l'),
    repair: items('PLB-LABOR'),
  },
  kitchen_faucet: {
    words: 'kitchen faucet|faucet|tap|sink faucet',
    within: `${KITCHEN} ${BATH}`,
    drops: 'PLB-FAUCET*',
    otherwise: asm('plumbing_misc', 'faucet_k'),
    repair: items('PLB-LABOR'),
  },
  kitchen_sink: {
    words: 'kitchen sink|sink|farmhouse sink|undermount sink|apron sink|drop in sink',
    within: `${KITCHEN} ${BATH} bathroom_remodel laundry_remodel`,
    drops: 'PLB-SINKK DEM-SINK',
    otherwise: items('DEM-SINK PLB-SINKK'),
    remove: items('DEM-SINK'),
    reset: items('PLB-DETSNK'),
    move: items('PLB-MOVE'),
    repair: items('PLB-LABOR'),
  },
  bath_sink: {
    words: 'bathroom sink|bath sink|lavatory|wash basin|vanity sink|vessel sink',
    within: `${BATH} ada_upgrade ada_restroom`,
    home: 'bathroom',
    drops: 'PLB-SINKL',
    otherwise: items('DEM-SINK PLB-SINKL'),
    remove: items('DEM-SINK'),
    reset: items('PLB-DETSNK'),
  },
  pedestal_sink: {
    words: 'pedestal sink|pedestal',
    within: BATH,
    home: 'bathroom',
    drops: 'PLB-PEDESTAL',
    otherwise: items('DEM-SINK PLB-PEDESTAL'),
  },
  utility_sink: {
    words: 'utility sink|laundry sink|slop sink|laundry tub|mop sink',
    within: 'laundry_remodel',
    drops: 'PLB-UTILSINK',
    otherwise: items('PLB-UTILSINK'),
  },
  disposal: {
    words: 'garbage disposal|disposal|disposer|garburator',
    within: KITCHEN,
    drops: 'PLB-DISPOSAL',
    otherwise: asm('plumbing_misc', 'disposal'),
    remove: items('PLB-LABOR'),
  },
  tub: {
    words:
      'bathtub|tub|bath tub|walk in tub|alcove tub|soaking tub|freestanding tub|jetted tub|jacuzzi',
    within: 'bathroom_remodel bathroom_add',
    home: 'bathroom',
    drops: 'PLB-TUB* DEM-TUB',
    counts: '',
    otherwise: items('DEM-TUB PLB-ROUGH PLB-TUBALC PLB-VALVE HAU-PICKUP', {
      choose: [['freestanding', 'DEM-TUB PLB-ROUGH PLB-TUBFREE HAU-PICKUP']],
    }),
    install: items('PLB-ROUGH PLB-TUBALC PLB-VALVE', {
      choose: [['freestanding', 'PLB-ROUGH PLB-TUBFREE']],
    }),
    remove: items('DEM-TUB HAU-PICKUP'),
    refinish: items('BTH-REGLAZE'),
    seal: items('BTH-CAULK'),
    repair: items('BTH-REGLAZE'),
  },
  tub_surround: {
    words: 'tub surround|shower surround|surround|acrylic surround|tub wall panel|wall surround',
    within: 'bathroom_remodel',
    home: 'bathroom',
    drops: 'PLB-SURR',
    otherwise: items('DEM-TILEWALL*60 PLB-SURR HAU-PICKUP', {
      choose: [['large', 'DEM-TILEWALL PLB-SURR HAU-PICKUP']],
    }),
    refinish: items('BTH-REGLAZE'),
  },
  shower: {
    words:
      'shower|tile shower|tiled shower|tile walk in shower|walk in tile shower|walk in tiled shower|walk in shower|shower stall|stand up shower|shower unit|shower insert|standing shower|curbless shower',
    within: 'bathroom_remodel tub_to_shower',
    home: 'bathroom',
    drops: 'TIL-PAN PLB-SHBASE DEM-SHOWER TIL-MOSAIC BTH-DOOR*',
    otherwise: asm('shower_retile', undefined, {
      params: { pan: 1, glass: 0 },
      choose: [
        ['acrylic', 'DEM-SHOWER PLB-ROUGH PLB-SHUNIT PLB-VALVE HAU-PICKUP'],
        ['frameless', { pan: 1, glass: 1 }],
        ['glass', { pan: 1, glass: 1 }],
      ],
    }),
    remove: items('DEM-SHOWER HAU-PICKUP'),
    seal: items('BTH-CAULK'),
    repair: items('PLB-LABOR*2'),
    clean: items('CLN-TILE*80'),
  },
  shower_tile: {
    words:
      'shower tile|shower wall|shower wall tile|tub wall|tub wall tile|tub tile|tile shower wall|tile surround|bathtub tile|wall tile',
    measure: 'area',
    usual: 82,
    within: 'bathroom_remodel tub_to_shower',
    home: 'bathroom',
    drops: 'TIL-WALL DEM-TILEWALL',
    counts: 'TIL-WALL',
    otherwise: asm('shower_retile', 'sf'),
    remove: items('DEM-TILEWALL'),
    seal: items('TIL-REGROUT'),
    repair: items('TIL-REPAIR*0.1'),
  },
  shower_pan: {
    words: 'shower pan|shower base|shower floor|shower tray',
    within: 'bathroom_remodel tub_to_shower',
    home: 'bathroom',
    drops: 'TIL-PAN PLB-SHBASE',
    otherwise: items('DEM-SHOWER TIL-PAN TIL-MOSAIC*15', {
      choose: [['acrylic', 'DEM-SHOWER PLB-SHBASE']],
    }),
  },
  shower_door: {
    words:
      'shower door|glass shower door|shower glass|shower enclosure|frameless shower door|glass enclosure',
    within: 'bathroom_remodel tub_to_shower',
    home: 'bathroom',
    drops: 'BTH-DOOR*',
    otherwise: items('BTH-DOORFL', { choose: [['framed', 'BTH-DOORFR']] }),
  },
  tub_door: {
    words: 'tub door|sliding tub door|bathtub door',
    home: 'bathroom',
    drops: 'BTH-TUBDOOR',
    otherwise: items('BTH-TUBDOOR'),
  },
  shower_valve: {
    words: 'shower valve|mixing valve|shower trim|shower head|showerhead|tub valve|shower fixture',
    within: 'bathroom_remodel tub_to_shower shower_retile',
    home: 'bathroom',
    drops: 'PLB-VALVE',
    otherwise: items('PLB-VALVE'),
    repair: items('PLB-LABOR*1.5'),
  },
  water_heater: {
    words: 'water heater|hot water heater|hot water tank|boiler tank|calentador',
    drops: 'PLB-WH*',
    otherwise: asm('water_heater', 'n', {
      choose: [
        ['tankless', { kind: 'tankless' }],
        ['heat_pump', { kind: 'heatpump' }],
        ['electric', { kind: 'electric' }],
      ],
    }),
    reset: items('PLB-DETWH'),
    repair: items('PLB-LABOR*2'),
  },
  tankless: {
    words: 'tankless water heater|on demand water heater|tankless heater|tankless unit',
    drops: 'PLB-WH*',
    otherwise: asm('water_heater', 'n', { params: { kind: 'tankless' } }),
  },
  repipe: {
    always: true,
    words:
      'repipe|whole house repipe|re pipe|repiping|replumb|galvanized pipe|polybutylene|galvanized plumbing',
    usual: 10,
    drops: 'PLB-REPIPE',
    otherwise: items('PLB-REPIPE'),
  },
  pipe_leak: {
    always: true,
    words:
      'pipe leak|leaky pipe|leaking pipe|slab leak|plumbing leak|water line leak|leak under sink|pinhole leak|pipe repair|plumbing repair',
    otherwise: asm('plumbing_misc', 'leak'),
  },
  drain_clog: {
    always: true,
    words:
      'clogged drain|drain clog|slow drain|clog|blocked drain|clogged toilet|main line clog|drain cleaning|snake drain',
    otherwise: asm('plumbing_misc', 'clear'),
  },
  hose_bib: {
    words: 'hose bib|hose bibb|spigot|outdoor faucet|exterior faucet|sillcock',
    otherwise: asm('plumbing_misc', 'hose'),
  },
  sump_pump: {
    words: 'sump pump|sump pit|sump',
    drops: 'PLB-SUMP*',
    otherwise: items('PLB-SUMPSW'),
    install: asm('plumbing_misc', 'sump'),
  },
  shutoff: {
    words:
      'shutoff valve|shut off valve|angle stop|shut off|stop valve|supply valve|supply line valve',
    otherwise: items('PLB-STOP'),
  },
  sewer_line: {
    words: 'sewer line|sewer lateral|side sewer|sewer pipe|main sewer line',
    measure: 'length',
    usual: 50,
    otherwise: items('PLB-SEWER'),
  },
  water_service: {
    words: 'water service|water main|main water line|water service line',
    measure: 'length',
    usual: 50,
    otherwise: items('PLB-WSERV'),
  },
  gas_line: {
    words: 'gas line|gas piping|gas pipe',
    measure: 'length',
    usual: 25,
    otherwise: items('PLB-GAS'),
  },
  pex_line: {
    words: 'pex line|water line|supply piping|pex piping',
    measure: 'length',
    usual: 20,
    otherwise: items('PLB-PEX'),
  },
  drain_line: {
    words: 'drain line|drain pipe|vent pipe|cast iron pipe|drain stack|waste line',
    measure: 'length',
    usual: 20,
    otherwise: items('PLB-DRAIN'),
  },
  ice_line: {
    words: 'ice maker line|ice line|fridge water line|refrigerator water line',
    otherwise: items('PLB-ICELINE'),
  },
  washer_box: {
    words: 'washer box|washing machine hookup|washer hookup|laundry hookup|laundry box',
    otherwise: items('PLB-WASHBOX'),
  },
  grab_bar: {
    words: 'grab bar|safety bar',
    home: 'bathroom',
    within: 'ada_restroom ada_upgrade',
    otherwise: items('FRM-BLOCK BTH-GRAB'),
    drops: 'BTH-GRAB',
  },
  mirror: {
    words: 'mirror|vanity mirror|bathroom mirror',
    home: 'bathroom',
    within: BATH,
    otherwise: items('BTH-MIRROR'),
    drops: 'BTH-MIRROR',
  },
  medicine_cabinet: {
    words: 'medicine cabinet',
    home: 'bathroom',
    within: 'bathroom_remodel',
    otherwise: items('CAB-MEDCAB'),
    drops: 'CAB-MEDCAB',
  },
  bath_accessories: {
    words:
      'towel bar|towel rack|bath accessory|bathroom accessory|paper holder|toilet paper holder|robe hook|accessory set|towel ring',
    home: 'bathroom',
    within: BATH,
    otherwise: items('BTH-ACCSET'),
    drops: 'BTH-ACCSET',
  },
  caulk: {
    always: true,
    words: 'tub caulk|recaulk tub|recaulk|caulk|caulking|re caulk|recaulking',
    home: 'bathroom',
    within: 'vanity_replace shower_retile bathroom_remodel',
    otherwise: items('BTH-CAULK'),
  },
  regrout: {
    always: true,
    words: 'regrout|grout|regrouting|grout line|tile grout',
    measure: 'area',
    usual: 60,
    home: 'bathroom',
    within: 'bathroom_remodel',
    otherwise: items('TIL-REGROUT'),
  },
  niche: {
    words: 'shower niche|niche',
    within: 'bathroom_remodel tub_to_shower',
    drops: 'TIL-NICHE',
    otherwise: items('TIL-NICHE'),
  },
  shower_bench: { words: 'shower bench|shower seat|bench seat', otherwise: items('TIL-BENCH') },
  fixture_move: {
    always: true,
    words: 'move plumbing|plumbing relocation|relocate plumbing',
    within: 'kitchen_remodel bathroom_remodel',
    otherwise: items('PLB-MOVE'),
  },
});
