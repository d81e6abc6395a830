// Walls, ceilings, floors, insulation and structure inside the house.
import { asm, concepts, items } from './concept.ts';

const PAINTED =
  'kitchen_remodel bathroom_remodel powder_remodel bathroom_add bedroom_remodel living_remodel laundry_remodel basement_finish hallway_refresh garage_refresh fire_room drywall_repair mold_rebuild make_ready unit_turn water_rebuild';

export const SURFACES = concepts({
  walls: {
    words: 'wall|interior wall|drywall wall|wall surface|pared|accent wall|feature wall',
    measure: 'area',
    usual: 0,
    within: PAINTED,
    drops: 'PNT-WALL PNT-WALL1',
    otherwise: asm('drywall_room', undefined, { perRoom: true, params: { ceil: 0 } }),
    paint: asm('paint_room', undefined, { perRoom: true }),
    refinish: items('DRW-L5', { fromRoom: 'Wn' }),
    repair: asm('drywall_repair', 'medium'),
    clean: items('FIR-CLNWL', { fromRoom: 'Wn' }),
    remove: asm('wall_removal', 'lf'),
    seal: items('PNT-SEAL', { fromRoom: 'Wn' }),
    build: items('FRM-WALL24 DRW-WALL*16 PNT-PRIME*16 PNT-WALL*16 TRM-BASE*2 PNT-BASE*2'),
  },
  ceiling: {
    words: 'ceiling|ceiling drywall|drywall ceiling|sheetrock ceiling|techo interior',
    measure: 'area',
    usual: 0,
    within: PAINTED,
    drops: 'PNT-CEIL DRW-CEIL DEM-CEILDRY',
    counts: 'PNT-CEIL',
    otherwise: items('DEM-CEILDRY DRW-CEIL PNT-PRIME PNT-CEIL HAU-CY*0.006', { fromRoom: 'C' }),
    install: items('DRW-CEIL PNT-PRIME PNT-CEIL', { fromRoom: 'C' }),
    remove: items('DEM-CEILDRY', { fromRoom: 'C' }),
    paint: asm('paint_room', undefined, { perRoom: true, params: { walls: 0, trim: 0 } }),
    repair: asm('drywall_repair', 'large', { params: { medium: 0 } }),
    seal: items('PNT-SEAL', { fromRoom: 'C' }),
  },
  ceiling_stain: {
    always: true,
    words:
      'ceiling stain|water stain|stain on ceiling|stained ceiling|interior stain|ceiling water stain',
    measure: 'area',
    usual: 0,
    otherwise: items('PNT-SEAL PNT-CEIL', { fromRoom: 'C' }),
  },
  drywall_hole: {
    always: true,
    words:
      'drywall hole|hole|hole in drywall|hole in wall|drywall patch|patch|wall hole|nail hole|dent|drywall repair|hole in the wall|hole in ceiling|ceiling hole|drywall damage',
    within: '',
    otherwise: asm('drywall_repair', 'medium', {
      choose: [
        ['large', { medium: 0 }],
        ['small', { medium: 0 }],
      ],
    }),
  },
  crack: {
    always: true,
    words:
      'crack|drywall crack|ceiling crack|wall crack|crack in wall|crack in ceiling|settlement crack|drywall seam',
    measure: 'length',
    usual: 10,
    otherwise: asm('drywall_repair', 'crack_lf', { params: { medium: 0 } }),
  },
  drywall: {
    words:
      'drywall|sheetrock|gypsum|gyp board|gypsum board|wallboard|plasterboard|drywall and paint|drywalling',
    measure: 'area',
    usual: 0,
    within: `basement_finish bathroom_add fire_room garage_conversion addition adu attic_conversion whole_gut water_rebuild mold_rebuild kitchen_remodel bathroom_remodel`,
    drops: 'DRW-WALL DRW-CEIL DRW-MR DRW-58X DEM-DRYWALL',
    otherwise: asm('drywall_room', undefined, { perRoom: true }),
    install: asm('drywall_room', undefined, { perRoom: true, params: { demo: 0 } }),
    remove: items('DEM-DRYWALL', { fromRoom: 'Wn' }),
    repair: asm('drywall_repair', 'medium'),
    paint: items('PNT-PRIME PNT-WALL', { fromRoom: 'Wn' }),
  },
  corner_bead: {
    always: true,
    words: 'corner bead|metal corner bead|cornerbead',
    measure: 'length',
    usual: 20,
    otherwise: items('DRW-CORNER'),
  },
  plaster: {
    words: 'plaster|plaster wall|lath and plaster|plaster and lath',
    measure: 'area',
    usual: 20,
    otherwise: items('DRW-PLASTER'),
    remove: items('DEM-PLASTER', { fromRoom: 'Wn' }),
  },
  texture: {
    always: true,
    words: 'texture|knockdown texture|orange peel|wall texture|retexture',
    measure: 'area',
    usual: 0,
    within: 'drywall_repair',
    otherwise: items('DRW-TEXWALL', { fromRoom: 'Wn' }),
  },
  skim: {
    always: true,
    words: 'skim coat|skim coating|level 5|smooth wall|smooth finish wall',
    measure: 'area',
    usual: 0,
    within: 'popcorn_removal',
    otherwise: items('DRW-L5 PNT-PRIME PNT-WALL', { fromRoom: 'Wn' }),
  },
  popcorn: {
    always: true,
    words:
      'popcorn ceiling|popcorn|acoustic ceiling texture|popcorn texture|cottage cheese ceiling|popcorn removal|textured ceiling|stipple ceiling',
    measure: 'area',
    usual: 0,
    drops: 'DEM-POPCORN',
    otherwise: asm('popcorn_removal', undefined, { perRoom: true, together: true }),
  },
  wallpaper: {
    words: 'wallpaper|wall paper|wall covering',
    measure: 'area',
    usual: 0,
    drops: 'DEM-WALLPAPER PNT-PAPER',
    otherwise: items('PNT-PAPER', { fromRoom: 'Wn' }),
    remove: items('DEM-WALLPAPER', { fromRoom: 'Wn' }),
  },
  floor: {
    words: 'floor|flooring|floor covering|new floor|piso|suelo|subfloor and floor',
    measure: 'area',
    usual: 0,
    within:
      'kitchen_remodel bathroom_remodel powder_remodel bedroom_remodel living_remodel laundry_remodel basement_finish hallway_refresh bathroom_add water_rebuild make_ready unit_turn whole_cosmetic whole_gut office_ti office_ti_elements retail_ti retail_ti_elements commercial_white_box ada_restroom restaurant_ti_elements garage_refresh addition adu garage_conversion fire_room',
    drops:
      'FLR-LVP FLR-LAM FLR-HW* FLR-CARPET FLR-SHEET FLR-VCT FLR-CTILE FLR-TRANS FLR-SHOE FLR-LEVEL FLR-FURN TIL-FLOOR DEM-VINYL DEM-CARPET DEM-TILEFLR DEM-FLOAT DEM-HARDWOOD',
    counts: 'FLR-LVP FLR-LAM FLR-HWSOLID FLR-HWENG FLR-CARPET FLR-SHEET TIL-FLOOR',
    otherwise: asm('floor_lvp', undefined, { perRoom: true }),
  },
  subfloor: {
    always: true,
    words:
      'subfloor|sub floor|plywood subfloor|floor sheathing|rotted floor|rotten floor|soft floor',
    measure: 'area',
    usual: 40,
    drops: 'FRM-SUBFLR',
    within: 'bathroom_remodel',
    otherwise: items('DEM-SUBFLOOR FRM-SUBFLR'),
  },
  leveling: {
    always: true,
    words: 'floor leveling|level the floor|self leveling|self leveler|self level|uneven floor',
    measure: 'area',
    usual: 0,
    otherwise: items('FLR-LEVEL', { fromRoom: 'A' }),
  },
  heated_floor: {
    words: 'heated floor|floor heat|radiant floor|radiant heat|heated tile floor|floor warming',
    measure: 'area',
    usual: 0,
    within: 'bathroom_remodel floor_tile',
    drops: 'TIL-HEAT',
    otherwise: items('TIL-HEAT', { fromRoom: 'A' }),
  },
  stair_tread: {
    words: 'stair tread|tread|wood tread|stair step|step',
    usual: 13,
    otherwise: items('FLR-TREAD'),
    refinish: items('FLR-HWREF*4.6'),
    seal: items('FLR-HWREF*4.6'),
    paint: items('PNT-TRIM*4'),
  },
  stair_carpet: {
    words: 'carpet stair|stair carpet|stair runner|carpeted stair|carpet on stair|carpet the stair',
    usual: 13,
    otherwise: items('FLR-STAIRC'),
  },
  attic_insulation: {
    words:
      'attic insulation|blown in insulation|insulate attic|insulation attic|insulate the attic|blown insulation',
    measure: 'area',
    usual: 1200,
    drops: 'INS-*',
    within:
      'basement_finish drywall_room water_rebuild fire_room garage_conversion roof_replace mold_rebuild',
    otherwise: asm('attic_insulation', 'sf'),
    remove: items('DEM-INSBLOWN'),
  },
  insulation: {
    words: 'insulation|insulate|insulating|insulated|aislamiento',
    measure: 'area',
    usual: 0,
    drops: 'INS-*',
    within:
      'basement_finish drywall_room water_rebuild fire_room garage_conversion roof_replace mold_rebuild',
    otherwise: items('INS-BATTWL', { fromRoom: 'W' }),
    remove: items('DEM-INSUL', { fromRoom: 'W' }),
  },
  wall_insulation: {
    words: 'wall insulation|batt insulation|insulate wall|exterior wall insulation',
    measure: 'area',
    usual: 0,
    otherwise: items('INS-BATTWL', { fromRoom: 'W' }),
  },
  spray_foam: {
    words: 'spray foam|spray foam insulation|closed cell foam|open cell foam',
    measure: 'area',
    usual: 500,
    otherwise: items('INS-SPRAYCC'),
  },
  air_seal: {
    always: true,
    words: 'air seal|air sealing',
    measure: 'area',
    usual: 1200,
    within: 'attic_insulation',
    otherwise: items('INS-AIRSEAL'),
  },
  crawl_encapsulation: {
    always: true,
    words:
      'crawl space encapsulation|encapsulate crawl space|vapor barrier|crawlspace encapsulation|encapsulation|crawl space liner|encapsulate crawlspace',
    measure: 'area',
    usual: 1200,
    otherwise: items('INS-CRAWL'),
  },
  bearing_wall: {
    always: true,
    words: 'load bearing wall|bearing wall|structural wall',
    measure: 'length',
    usual: 12,
    otherwise: asm('wall_removal', 'lf', { params: { bearing: 1 } }),
  },
  open_wall: {
    always: true,
    words: 'wall between|open up wall|open concept|open floor plan|open up',
    measure: 'length',
    usual: 12,
    otherwise: asm('wall_removal', 'lf', { choose: [['bearing', { bearing: 1 }]] }),
  },
  partition_wall: {
    words: 'new wall|partition wall|partition|dividing wall|stud wall',
    measure: 'length',
    usual: 12,
    otherwise: items('FRM-WALL24 DRW-WALL*16 PNT-PRIME*16 PNT-WALL*16 TRM-BASE*2 PNT-BASE*2'),
    remove: asm('wall_removal', 'lf'),
  },
  framing: {
    words: 'wall framing|framing|exterior wall framing|stud framing|garage wall framing',
    measure: 'length',
    usual: 12,
    otherwise: items('FRM-WALL26*8'),
  },
  beam: {
    words: 'beam|lvl beam|steel beam|support beam|header beam',
    measure: 'length',
    usual: 12,
    within: 'wall_removal',
    otherwise: items('FRM-BEAM GCN-ENGR*0.083 PRM-BLDG*0.083'),
  },
  opening: {
    words:
      'pass through|wider opening|archway|doorway opening|widen doorway|widened opening|header',
    otherwise: items('FRM-HEADER'),
  },
  joist: {
    words: 'joist|floor joist|sister joist|sistering',
    measure: 'length',
    usual: 40,
    otherwise: items('FRM-JOIST'),
  },
  attic_ladder: {
    words: 'attic ladder|pull down stair|attic stair|pull down ladder',
    otherwise: items('FRM-ATTICLAD'),
  },
  furniture: {
    always: true,
    words: 'furniture|move furniture|furniture moving|content',
    within:
      'floor_lvp floor_carpet floor_laminate floor_hardwood floor_enghardwood floor_sheetvinyl floor_refinish garage_floor_coating',
    otherwise: items('FLR-FURN'),
    drops: 'FLR-FURN',
  },
  haul: {
    always: true,
    words:
      'haul off|haul away|debris removal|junk removal|debris|haul debris|trash removal|dumpster|hauling|disposal of debris|haul away debris',
    within:
      'kitchen_remodel bathroom_remodel fence_build deck_build siding_replace roof_replace floor_lvp floor_carpet floor_laminate floor_hardwood basement_finish whole_gut',
    otherwise: items('HAU-PICKUP'),
  },
  trash_out: {
    always: true,
    words: 'trash out|trashout|junk out|clean out|cleanout|trash',
    measure: 'volume',
    usual: 4,
    within: 'make_ready unit_turn multi_unit_turn',
    otherwise: items('CLN-TRASH'),
  },
  cleaning: {
    always: true,
    words:
      'cleaning|full clean|final clean|deep clean|house cleaning|move out clean|move out cleaning|post construction clean',
    measure: 'area',
    usual: 0,
    within: `${PAINTED} multi_unit_turn`,
    otherwise: items('CLN-MOVE', { fromRoom: 'A' }),
    drops: 'CLN-FINAL CLN-MOVE',
  },
  permit: {
    always: true,
    words: 'permit|building permit|permit fee',
    within: PAINTED,
    drops: 'PRM-*',
    otherwise: items('PRM-BLDG'),
  },
  asbestos_test: {
    always: true,
    words: 'asbestos|asbestos test|asbestos testing|asbestos survey',
    within: 'popcorn_removal',
    drops: 'PRM-ASBEST',
    otherwise: items('PRM-ASBEST'),
  },
  lead_test: {
    always: true,
    words: 'lead test|lead paint test|lead inspection|lead paint',
    otherwise: items('PRM-LEAD'),
  },
  demolition: {
    always: true,
    words: 'demolition|selective demo',
    within: PAINTED,
    drops: 'DEM-* HAU-*',
    otherwise: items('GCN-LABOR*8 HAU-PICKUP'),
  },
  pest: {
    always: true,
    words: 'pest treatment|exterminator|termite treatment|pest control',
    otherwise: items('CLN-PEST'),
  },
  odor: {
    always: true,
    words: 'pet odor|odor treatment|pet urine|odor removal',
    measure: 'area',
    usual: 0,
    otherwise: items('CLN-PET', { fromRoom: 'A' }),
  },
  home_inspection: {
    always: true,
    words: 'home inspection|house inspection',
    otherwise: items('CLN-INSPECT'),
  },
  electrical_work: {
    words: 'electrical|electrical work',
    within: PAINTED,
    drops: 'ELE-* COM-RECEP DEM-FIXTURE',
    otherwise: items('ELE-LABOR*2'),
  },
  plumbing_work: {
    words: 'plumbing|plumbing work',
    within: PAINTED,
    drops: 'PLB-*',
    otherwise: items('PLB-LABOR*2'),
  },
});
