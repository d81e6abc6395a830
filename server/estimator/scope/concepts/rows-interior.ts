// Rows of framing, insulation, board, floors, tile and fittings inside a house.
import { PAINTED } from './holders.ts';
import { rows } from './rows.ts';

const FLOORED =
  'floor_lvp floor_laminate floor_hardwood floor_enghardwood floor_sheetvinyl floor_carpet floor_tile';
const TILED = 'bathroom_remodel tub_to_shower shower_retile floor_tile';

export const INTERIOR_ROWS = [
  ...rows('area', {
    'FRM-FURR': {
      words:
        'furring|furring strip|furr out wall|fur out wall|furred wall|furring wall|fur out the wall|furr out the wall|furring framing|basement wall framing',
      from: 'W',
      within: 'basement_finish',
    },
    'FRM-FLOOR': {
      words:
        'floor framing|new floor framing|floor joist framing|reframe floor|reframe the floor|floor system|floor joist rim and hanger|joist rim and hanger|joisted floor|floor frame|floor joist system|joist system|floor joist package|frame new floor|joist floor system|floor deck framing|new joist floor system|frame floor system|frame a floor',
      from: 'A',
    },
    'FRM-SHTHWL': {
      words:
        'wall sheathing|exterior sheathing|osb wall sheathing|wall osb|sheathing on wall|osb sheathing|plywood wall sheathing|exterior wall sheathing|wall plywood sheathing|plywood on wall|osb on exterior wall|osb on wall|plywood on exterior wall|sheathing on exterior wall|exterior osb|resheathe wall|resheathing|rotten wall sheathing|resheathe',
      usual: 64,
      within: 'siding_replace',
    },
    'FRM-METAL': {
      words:
        'metal stud framing|metal stud partition framing|metal stud|steel stud|steel stud framing|metal framing|metal stud partition|light gauge framing|light gauge steel framing|steel framing|light gauge metal framing|metal stud wall framing',
      usual: 100,
      within:
        'office_partition demising_wall office_ti office_ti_elements retail_ti retail_ti_elements',
    },
    'FRM-UNDERLAY': {
      words:
        'plywood underlayment|luan|underlayment plywood|1/4 underlayment|floor underlayment|underlayment|lauan|ply underlay|plywood underlay|1/4 ply|1/4 plywood|1/4 in plywood|underlayment ply|1/4 in ply underlay|1/4 in luan|1/4 in plywood underlayment',
      from: 'A',
      within: FLOORED,
      remove: 'DEM-UNDERLAY',
    },
    'INS-BATTCL': {
      words:
        'ceiling batt|ceiling insulation|ceiling insulation batt|r 30 batt|r 38 batt|r 30 insulation|r 38 insulation|fiberglass batt ceiling|batt in ceiling|batt in the ceiling|insulate ceiling|insulate the ceiling|r 30|r 38|insulation in the ceiling|ceiling batt insulation|batts overhead|overhead batt',
      from: 'A',
      remove: 'DEM-INSUL',
      within: 'attic_insulation fire_room',
    },
    'INS-RIGID': {
      words:
        'rigid foam|foam board|rigid insulation|xps|eps|polystyrene|rigid foam board|foam board insulation|rigid board|foam insulation board|pink foam board|rigid polyiso|foam panel|foamboard|styrofoam board|blue board foam|polyiso board on wall|polyiso on wall|polyiso wall insulation|polyiso board in basement',
      usual: 200,
      thing: true,
    },
    'INS-VAPOR': {
      words:
        'vapor barrier|vapour barrier|poly vapor barrier|6 mil poly|vapor retarder|plastic vapor barrier|10 mil vapor barrier|6 mil vapor barrier|20 mil vapor barrier|visqueen|poly sheeting barrier|crawl space vapor barrier|crawlspace vapor barrier',
      usual: 1000,
      within: 'floor_lvp floor_laminate',
    },
    'INS-SPRAYOC': {
      words:
        'open cell foam|open cell spray foam|open cell|open cell insulation|open cell spray foam insulation|half pound foam|half pound spray foam|1/2 lb foam|half lb foam',
      usual: 500,
    },
    'PNT-PRIME': {
      words:
        'prime new drywall|prime drywall|pva primer|drywall primer|prime the drywall|prime the new drywall|prime coat|prime only|primer only|pva|primer coat|prime new board|prime bare drywall|prime new sheetrock|prime sheetrock|prime new wallboard|prime new plasterboard',
      from: 'Wn',
      within: PAINTED,
    },
    'PNT-SEAL': {
      words:
        'odor blocker|odor block|odor blocking|stain blocking primer|stain block|stain blocker|stain blocking|kilz|stain seal|stain sealer|stain blocking sealer|odor blocking primer|zinsser|bin primer|shellac primer|stain killing primer|seal water stain|seal the stain|seal the water stain|stain block primer',
      from: 'C',
      within: 'water_rebuild',
    },
    'FLR-HWCOAT': {
      words:
        'screen and recoat|screen recoat|buff and coat|buff and recoat|screen and coat|buff recoat|screen and recoat hardwood|recoat hardwood|buff and coat hardwood|screen and recoat the hardwood|buff and recoat hardwood|buff and recoat the hardwood|buff and coat the hardwood|recoat hardwood floor|screen and recoat floor|buff and coat floor|light buff and coat|screen and re coat|buff and poly',
      from: 'A',
    },
    'FLR-HWPATCH': {
      words:
        'hardwood patch|hardwood repair|patch hardwood|lace in hardwood|weave in hardwood|hardwood floor patch|hardwood floor repair|lace in|feather in hardwood|lace in hardwood repair|patch the hardwood|repair hardwood|patch oak floor|weave in board|weave new board|weave in new board|lace in board|hardwood board|weave board|lace in hardwood board|lace board|tooth in hardwood',
      usual: 20,
      within: 'wall_removal',
    },
    'FLR-PAD': {
      words:
        'carpet pad|pad only|carpet cushion|carpet padding|new carpet pad|new pad|replace pad|carpet pad only|replace carpet pad|padding|8 lb pad|carpet underpad|underpad',
      from: 'A',
      within: 'floor_carpet',
      remove: 'WTR-TOPAD',
    },
    'FLR-SEAL': {
      words:
        'seal concrete|concrete sealer|clean and seal concrete|seal the concrete|seal concrete floor|seal the concrete floor|concrete sealing|sealed concrete|seal the slab|concrete floor sealer|clean and seal concrete floor|seal garage floor|seal the garage floor|clean and seal the concrete',
      from: 'A',
    },
    'FLR-STRETCH': {
      words:
        're stretch carpet|restretch carpet|restretch|carpet stretching|stretch carpet|carpet restretch|power stretch carpet|re stretch|stretch the carpet|restretch the carpet|re stretch the carpet|carpet stretch|power stretch|loose carpet|rippled carpet|carpet ripple|carpet wrinkle|buckled carpet|re stretched|restretched|carpet stretched',
      from: 'A',
    },
    'FLR-MOIST': {
      words:
        'moisture barrier|slab moisture barrier|moisture mitigation|slab sealer|moisture barrier on slab|slab moisture mitigation|moisture vapor barrier|moisture control membrane',
      from: 'A',
      within: 'basement_finish',
    },
    'TIL-MOSAIC': {
      words:
        'mosaic|mosaic tile|penny tile|hex tile|penny round|mosaic floor|shower floor tile|hex mosaic|mosaic shower floor|hexagon tile',
      usual: 15,
      within: 'bathroom_remodel tub_to_shower shower_retile',
      remove: 'DEM-TILEFLR',
    },
    'TIL-CBU': {
      words:
        'cement board|backer board|hardie backer|cement backer|cement backer board|wonderboard|durock|hardiebacker|tile backer|hardibacker|backerboard|tile backer board|cementboard',
      from: 'A',
      within: TILED,
      remove: 'DEM-UNDERLAY',
    },
    'TIL-MEMB': {
      words:
        'waterproofing membrane|ditra|kerdi|redgard|uncoupling membrane|waterproof membrane|crack isolation membrane|schluter membrane|tile membrane|schluter ditra|kerdi membrane|shower waterproofing|waterproof the shower wall',
      from: 'A',
      within: TILED,
    },
    'ELE-ROUGHSF': {
      words:
        'electrical rough in|electrical rough|rough electrical|rough wiring|rough in wiring|rough in electrical|electrical rough and trim|wiring for opened room|rough wire|rough in wire|rough and finish wiring|wire rough in|electrical rough in and trim|electrical rough and finish',
      from: 'A',
      within: `${PAINTED} addition adu garage_conversion`,
    },
    'WPF-PAINT': {
      words:
        'drylok|waterproof paint|masonry waterproofer|waterproof coating|masonry waterproof coating|waterproofing paint|basement waterproof paint|dry lok|masonry waterproofing paint',
      from: 'W',
      home: 'basement',
      within: 'basement_finish',
    },
  }),
  ...rows('length', {
    'FRM-SOFFIT': {
      words:
        'interior soffit|bulkhead|kitchen soffit|soffit framing|frame soffit|framed soffit|soffit box|chase|frame a soffit|drywall soffit|ceiling soffit|duct chase|box out duct|frame soffit around|box in pipe|pipe chase|boxed in pipe|framed chase|duct soffit|box in duct|box around duct|box in the duct|boxing in',
      usual: 8,
      within: 'basement_finish',
      remove: 'DEM-WALLNB',
    },
    'DRW-CUT2': {
      words:
        'flood cut|2 ft flood cut|flood cut 2 ft|24 in flood cut|flood cut 24 in|2 ft drywall cut|2 ft cut|drywall flood cut|2 ft flood cut drywall|2 ft of drywall|bottom 2 ft of drywall|bottom 2 ft of sheetrock|bottom two ft of drywall|lower 2 ft of drywall|bottom 24 in of drywall|24 in drywall cut|24 in of drywall|24 in cut|24 in of sheetrock|24 in sheetrock cut',
      from: 'base_run',
      within: 'water_rebuild',
    },
    'DRW-CUT4': {
      words:
        '4 ft flood cut|flood cut 4 ft|48 in flood cut|flood cut 48 in|4 ft cut|4 ft drywall cut|4 ft flood cut drywall|4 ft of drywall|bottom 4 ft of sheetrock|bottom 4 ft of drywall|lower 4 ft of drywall|bottom half of the drywall|bottom 48 in of drywall|4 ft of sheetrock|48 in drywall cut|48 in of drywall|48 in cut|48 in of sheetrock|48 in sheetrock cut',
      from: 'base_run',
      within: 'water_rebuild',
    },
    'TIL-EDGE': {
      words:
        'schluter|bullnose|tile edge|edge trim|schluter edge|tile edge trim|metal edge trim|bullnose trim|schluter trim|tile trim|schluter strip|bullnose tile',
      usual: 12,
      within: `${TILED} backsplash`,
    },
    'CAB-CROWN': {
      words:
        'cabinet crown|crown on cabinet|cabinet crown molding|crown on the cabinet|crown molding on cabinet|crown molding on the cabinet|crown molding for cabinet|cabinet top molding|crown on top of the upper|crown on top of cabinet|crown on top of the cabinet|crown over cabinet',
      usual: 20,
      within: 'kitchen_remodel',
    },
    'CTP-SPLASH4': {
      words:
        '4 in splash|4 in backsplash|side splash|4 in stone splash|4 in quartz splash|4 in back splash|4 in granite splash|splash 4 in|stone splash|granite splash|quartz splash|4 in stone back splash|4 in stone backsplash|4 in granite backsplash|4 in quartz backsplash|quartz side splash|granite side splash|marble splash',
      usual: 20,
      within: 'vanity_replace',
    },
  }),
  ...rows('count', {
    'FRM-STAIR': {
      words:
        'stair flight|flight of stair|new staircase|rebuild the stair|rebuild stair|interior stair flight|rebuild staircase|replace staircase|interior staircase|build staircase|rebuild basement stair|replace basement stair|build interior stair flight|new stair|build stair|new basement stair',
    },
    'FRM-BLOCK': {
      words:
        'blocking|tv blocking|wall blocking|blocking for tv|wood blocking|backing block|backing blocking|wood backing|tv backing|tv backing block|wall backing|backing board|backing',
      within: 'bathroom_remodel kitchen_remodel',
    },
    'TIL-REPAIR': {
      words:
        'loose tile|broken tile|cracked tile|tile repair|cracked floor tile|broken floor tile|loose floor tile|chipped tile|replace broken tile|replace cracked tile|replace loose tile|missing tile|individual tile',
      usual: 4,
    },
    'FLR-TRANS': {
      words:
        'transition|transition strip|floor transition|reducer|reducer strip|t molding|t mold|floor threshold|flooring transition|door bar|floor transition strip|end cap strip|transition piece',
    },
    'CAB-PANEL': {
      words:
        'filler and panel|cabinet filler|toe kick|toekick|cabinet toe kick|cabinet toekick|cabinet base toe kick|end panel|cabinet end panel|filler panel|fillers and panel|toe kick and filler|cabinet panel|light rail|panel and toe kick|kick plate|cabinet light rail',
      within: 'kitchen_remodel',
    },
    'CTP-CUTOUT': {
      words:
        'sink cutout|cutout|cooktop cutout|sink cut out|cook top cutout|cooktop cut out|sink hole|undermount sink hole|cut out for sink|sink opening in the countertop|cooktop opening|cook top cut out',
      within: 'kitchen_remodel countertop_replace kitchen_refresh',
    },
    'CTP-WATERFL': {
      words:
        'waterfall|waterfall edge|waterfall end|waterfall panel|waterfall side|waterfall leg|mitered end panel|waterfall end panel|waterfall island',
    },
    'BTH-DOORFR': {
      words:
        'framed shower door|framed glass shower door|framed shower enclosure|framed sliding shower door|semi frameless shower door',
      home: 'bathroom',
      within: 'bathroom_remodel tub_to_shower',
      thing: true,
    },
    'PLB-SHBASE': {
      words:
        'acrylic shower base|acrylic shower pan|fiberglass shower pan|fiberglass shower base|prefab shower pan|acrylic base|prefab shower base|acrylic pan',
      home: 'bathroom',
      within: 'bathroom_remodel tub_to_shower',
      thing: true,
    },
    'PLB-SHUNIT': {
      words:
        'prefab shower|prefab shower unit|fiberglass shower|fiberglass shower unit|one piece shower|shower kit|prefab shower stall|fiberglass shower stall|acrylic shower unit|acrylic shower stall|corner shower unit',
      home: 'bathroom',
      within: 'bathroom_remodel',
      remove: 'DEM-SHOWER',
    },
    'PLB-DWCONN': {
      words:
        'dishwasher hookup|dishwasher connection|dishwasher plumbing connection|dishwasher plumbing|dishwasher line|hook up dishwasher|hook up the dishwasher|connect dishwasher',
      within: 'kitchen_remodel',
    },
    'PLB-ROUGH': {
      words:
        'rough in plumbing|plumbing rough in|rough plumbing|rough in|plumbing rough|rough plumbing in|rough in rework|rough in fixture|fixture rough in|fixture rough|plumbing fixture rough in|roughed in|roughed in plumbing|fixture roughed in',
      within: 'bathroom_remodel kitchen_remodel powder_remodel bathroom_add',
    },
    'ELE-DETACH': {
      words:
        'detach and reset light fixture|detach and reset fixture|dnr light fixture|dnr fixture|dnr light|dnr ceiling fan|dnr fan',
      within: 'water_rebuild partition_demo',
    },
    'HVC-HOODDUCT': {
      words:
        'hood duct|range hood duct|vent the hood|hood vent duct|duct the hood|range hood vent duct|range hood duct to exterior|hood duct to exterior|vent hood outside|vent the hood outside|duct the range hood|range hood ducting|range hood ductwork|range hood vent to exterior|range hood vent to the exterior|vent the range hood|vent range hood|hood ducting|range hood exhaust duct|range hood vent line|duct for range hood|duct for the range hood|duct for hood|vent range hood out',
      within: 'kitchen_remodel',
    },
    'HVC-DETCOND': {
      words: 'dnr condenser|dnr ac|dnr ac condenser|dnr ac unit|detach and reset condenser',
    },
    'DOR-TRIMCUT': {
      words:
        'undercut door|trim door bottom|trim the door|cut door down|trim door for new floor|door undercut|shave door|shave the door|trim bottom of door|plane door|cut down door|undercut the door|shave down door|cut door bottom|shave door bottom|plane the door|door that drag|trim bottom of the door',
      within: FLOORED,
    },
    'DOR-DETACH': {
      words:
        'dnr door|dnr interior door|detach and reset door|rehang door|re hang door|rehang the door|re hang the door',
    },
    'TRN-RESURF': {
      words:
        'resurface countertop|countertop resurfacing|counter resurfacing|reglaze countertop|countertop reglaze|resurface vanity top|resurface counter|vanity top resurfacing|resurface the countertop|countertop refinishing|refinish countertop|refinish the countertop|resurface counter top|reglaze counter top|reglaze vanity top|vanity top reglaze|refinish kitchen counter|refinish the kitchen counter|refinish counter|counter refinishing|resurface kitchen counter|resurface the counter',
      within: 'unit_turn multi_unit_turn',
    },
    'BTH-REGLAZE': {
      words:
        'reglaze tub|tub reglaze|reglaze the tub|refinish tub|refinish the tub|tub refinishing|tub reglazing|bathtub reglazing|bathtub refinishing|reglaze bathtub|refinish bathtub|reglaze tile|tile reglazing|reglaze the tile|reglaze the bathtub|reglaze surround|reglaze the surround|resurface the tub|tub resurfacing|resurface tub|resurface bathtub',
      home: 'bathroom',
      within: 'unit_turn multi_unit_turn',
    },
    'APL-CLEAN': {
      words:
        'appliance cleaning|clean appliance|appliance service|service appliance|clean the appliance|appliance repair|clean oven|clean the oven|oven cleaning|service refrigerator|service fridge|deep clean the oven|deep clean oven|appliance service call|clean fridge|clean the fridge|clean stove|clean the stove|clean refrigerator|service the appliance',
      within: 'unit_turn multi_unit_turn make_ready',
    },
  }),
];
