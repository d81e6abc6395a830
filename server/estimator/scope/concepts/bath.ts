// Tubs, showers, their tile and the small things of a bathroom.
import { asm, concepts, items } from './concept.ts';
import { BATH } from './holders.ts';

export const BATH_FITTINGS = concepts({
  tub: {
    words:
      'bathtub|tub|bath tub|walk in tub|alcove tub|soaking tub|freestanding tub|jetted tub|jacuzzi|free standing tub|freestanding bath|soaker tub|clawfoot tub|bath tub alcove|cast iron tub|free standing bath|garden tub|steel tub',
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
    remove: items('DEM-TILEWALL*60'),
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
      'subway tile surround|tiled surround|tile tub surround|tiled tub surround|shower tile|shower wall|shower wall tile|tub wall|tub wall tile|tub tile|tile shower wall|tile surround|bathtub tile|wall tile|tub surround tile|shower surround tile|tub surround wall tile|tub wall surround tile|shower surround wall tile',
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
  wall_tile: {
    words: 'tiled wall|wall tiling|tile wainscot|tile wainscoting|tiled wainscot',
    measure: 'area',
    usual: 0,
    home: 'bathroom',
    within: 'bathroom_remodel',
    drops: 'TIL-WALL',
    otherwise: items('TIL-CBU TIL-WALL', { fromRoom: 'lower_walls' }),
    remove: items('DEM-TILEWALL', { fromRoom: 'lower_walls' }),
  },
  shower_pan: {
    words:
      'shower pan|shower base|shower floor|shower tray|tiled shower pan|tile shower pan|mud pan|mud shower pan|shower floor pan|mud bed shower pan|hot mop pan|hot mop shower pan',
    within: 'bathroom_remodel tub_to_shower',
    home: 'bathroom',
    drops: 'TIL-PAN PLB-SHBASE',
    otherwise: items('DEM-SHOWER TIL-PAN TIL-MOSAIC*15', {
      choose: [['acrylic', 'DEM-SHOWER PLB-SHBASE']],
    }),
    remove: items('DEM-SHOWER'),
  },
  shower_door: {
    words:
      'shower door|frameless glass|frameless shower|glass shower door|shower glass|shower enclosure|frameless shower door|glass enclosure|shower screen|glass shower screen|shower glass door|shower glass panel|frameless enclosure|shower glass enclosure|glass shower enclosure|frameless glass door|frameless glass enclosure|glass bypass shower door|frameless shower screen|frameless glass screen|frameless glass shower enclosure|glass screen shower',
    within: 'bathroom_remodel tub_to_shower',
    home: 'bathroom',
    drops: 'BTH-DOOR*',
    otherwise: items('BTH-DOORFL', { choose: [['framed', 'BTH-DOORFR']] }),
  },
  tub_door: {
    words:
      'tub door|sliding tub door|bathtub door|sliding door on tub|glass tub door|tub shower door|tub glass door|bypass tub door|tub screen|bath screen|glass bypass door',
    home: 'bathroom',
    drops: 'BTH-TUBDOOR',
    otherwise: items('BTH-TUBDOOR'),
  },
  shower_valve: {
    words:
      'shower valve|mixing valve|shower trim|shower head|showerhead|tub valve|shower fixture|hand shower|shower mixing valve|tub mixing valve|tub and shower valve|tub shower valve|cartridge valve|shower cartridge|shower cartridge valve|tub cartridge|pressure balance valve|diverter valve|shower diverter|mixer valve|thermostatic valve|tub and shower mixing valve|shower valve cartridge|shower mixer|bath mixer|shower mixer valve|mixer shower|tub and shower mixer',
    within: 'bathroom_remodel tub_to_shower shower_retile',
    home: 'bathroom',
    drops: 'PLB-VALVE',
    otherwise: items('PLB-VALVE'),
    repair: items('PLB-LABOR*1.5'),
  },
  grab_bar: {
    words:
      'grab bar|safety bar|grab rail|safety rail|safety grab bar|ada grab bar|bath grab bar|toilet grab bar|shower grab bar',
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
      'towel bar|towel rack|bath accessory|bathroom accessory|paper holder|toilet paper holder|robe hook|accessory set|towel ring|tp holder|towel bar and paper holder|towel bar and tp holder|towel hook|towel rail|toilet roll holder|bath hardware set|towel bar set|bath accessory set',
    home: 'bathroom',
    within: BATH,
    otherwise: items('BTH-ACCSET'),
    drops: 'BTH-ACCSET',
  },
  curtain_rod: {
    words:
      'shower curtain rod|shower rod|curtain rod|shower curtain|curtain rod and liner|curved shower rod|shower curtain rod and liner|tension rod|curved shower curtain rod',
    home: 'bathroom',
    within: BATH,
    drops: 'BTH-ROD',
    otherwise: items('BTH-ROD'),
  },
  caulk: {
    always: true,
    words:
      'tub caulk|recaulk tub|recaulk|caulk|caulking|re caulk|recaulking|caulk tub|caulk the tub|caulk shower|caulk the shower|recaulk shower|recaulk the tub|recaulk the shower|recaulk sink|tub recaulk|shower recaulk|caulk around tub|caulk around the tub|recaulk around the tub|recaulk bathtub|recaulk tub surround|caulk around shower|caulk around sink|caulk sink|caulk toilet|caulk around toilet|caulk vanity|caulk bathtub|caulk around bathtub|caulk tub surround|silicone around tub|silicone around shower|silicone around sink|tub silicone|shower silicone|redo silicone|silicone bead|silicone sealant|resilicone|fresh caulk|bathroom caulk|caulk countertop|recaulk counter|recaulk toilet|recaulk vanity|new caulk',
    home: 'bathroom',
    within: 'vanity_replace shower_retile bathroom_remodel',
    otherwise: items('BTH-CAULK'),
  },
  regrout: {
    always: true,
    words:
      'regrout|grout|regrouting|grout line|tile grout|reseal grout|grout and seal|floor grout|shower grout|wall grout|floor tile grout|grout joint|tile grout line',
    measure: 'area',
    usual: 60,
    home: 'bathroom',
    within: 'bathroom_remodel',
    otherwise: items('TIL-REGROUT'),
  },
  shower_head: {
    words:
      'handheld shower|hand held shower|handheld|handheld shower head|hand held shower head|rain head|rain shower head',
    home: 'bathroom',
    within: 'bathroom_remodel tub_to_shower shower_retile',
    otherwise: items('PLB-LABOR'),
  },
  niche: {
    words:
      'shower niche|niche|shampoo niche|recessed niche|wall niche|tiled niche|tiled wall niche|shower shelf niche',
    within: 'bathroom_remodel tub_to_shower',
    drops: 'TIL-NICHE',
    otherwise: items('TIL-NICHE'),
  },
  shower_bench: {
    words:
      'shower bench|shower seat|bench seat|tiled shower bench|tiled bench|tile bench|bench|tile shower bench',
    otherwise: items('TIL-BENCH'),
  },
});
