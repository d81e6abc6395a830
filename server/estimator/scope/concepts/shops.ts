// Shops, restaurants, warehouses and rented units.
import { asm, concepts, items } from './concept.ts';

export const SHOPS = concepts({
  reception_desk: {
    words:
      'reception desk|transaction counter|cash wrap|checkout counter|front desk|reception counter|check out counter|sales counter|service counter|welcome desk|hostess stand|pos counter|register counter',
    measure: 'length',
    usual: 10,
    within: 'retail_ti_elements restaurant_ti_elements',
    otherwise: items('COM-DESK'),
  },
  slatwall: {
    words: 'slatwall|slat wall|display wall',
    measure: 'area',
    usual: 200,
    within: 'retail_ti_elements',
    otherwise: items('COM-SLAT'),
  },
  fitting_room: {
    words: 'fitting room|dressing room|changing room|changing cubicle|try on room',
    within: 'retail_ti_elements',
    otherwise: items('COM-FITROOM'),
  },
  track_light: {
    words:
      'track light|track lighting|track head|track lite|track light fixture|track fixture|track light head|track lighting head',
    usual: 6,
    within: 'retail_ti_elements restaurant_ti_elements',
    otherwise: items('COM-TRACK'),
  },
  kitchen_hood: {
    words:
      'type 1 hood|type i hood|commercial hood|kitchen exhaust hood|hood system|type 1|type i|exhaust hood system|kitchen exhaust hood with fire suppression|commercial kitchen hood|commercial exhaust hood|grease hood|foot type 1 hood|kitchen hood type i|kitchen hood type 1|commercial kitchen hood system|grease exhaust hood',
    measure: 'length',
    usual: 10,
    within: 'restaurant_ti restaurant_ti_elements',
    otherwise: items('COM-HOOD'),
  },
  walk_in: {
    words: 'walk in cooler|walk in freezer|walk in|walk in refrigerator',
    within: 'restaurant_ti_elements',
    otherwise: items('COM-WALKIN'),
  },
  bar: {
    words:
      'bar|bar top|bar counter|bar die|bar die and top|bar with back bar|back bar|bar top and back bar',
    measure: 'length',
    usual: 12,
    within: 'restaurant_ti_elements',
    otherwise: items('COM-BAR'),
  },
  grease_interceptor: {
    words:
      'grease trap|grease interceptor|gravity grease interceptor|buried grease interceptor|outdoor grease interceptor|exterior grease interceptor|under sink grease trap|undersink grease trap',
    within: 'restaurant_ti_elements restaurant_ti',
    otherwise: items('COM-GREASE', { choose: [['exterior', 'COM-GREASEX']] }),
  },
  quarry_tile: {
    words:
      'quarry tile|quarry tile floor|quarry tile flooring|quarry tile flooring with epoxy grout|quarry tile floor with cove base|quarry tile with cove base',
    measure: 'area',
    usual: 0,
    within: 'restaurant_ti_elements',
    otherwise: items('COM-QUARRY', { fromRoom: 'A' }),
  },
  frp: {
    words:
      'fiberglass reinforced wall panel|fiberglass reinforced panel|fiberglass wall panel|frp wall panel|frp wall paneling|frp paneling|frp|frp panel|frp wall',
    measure: 'area',
    usual: 0,
    within: 'restaurant_ti_elements ada_restroom',
    otherwise: items('COM-FRP', { fromRoom: 'lower_walls' }),
  },
  high_bay: {
    words:
      'high bay|high bay light|high bay led|led high bay|high bay fixture|metal halide high bay|led high bay fixture|highbay|high bay lighting|highbay light|highbay fixture|led high bay light|led highbay',
    usual: 12,
    within: 'warehouse_fitout',
    otherwise: items('COM-HIGHBAY'),
  },
  dock_door: {
    words:
      'dock door|overhead dock door|roll up door|sectional dock door|loading dock door|overhead sectional door|rolling door|rolling steel door|coiling door|roller shutter door|roller shutter',
    within: 'warehouse_fitout',
    otherwise: items('COM-DOCK'),
  },
  dock_leveler: {
    words:
      'dock leveler|dock leveller|leveler|dock leveler with seal|leveler with seal|leveler and seal|dock leveler with bumper|dock leveler and seal|dock plate|dock plate leveler|hydraulic dock leveler|edge of dock leveler|pit leveler',
    within: 'warehouse_fitout',
    otherwise: items('COM-DOCKLEV'),
  },
  bollard: {
    words: 'bollard|pipe bollard|steel bollard|concrete filled bollard|guard post',
    usual: 4,
    within: 'warehouse_fitout',
    otherwise: items('COM-BOLLARD'),
  },
  striping: {
    always: true,
    words:
      'floor striping|aisle striping|striping|stripe|safety line|parking striping|stripe forklift aisle|stripe aisle|stripe the aisle|forklift aisle|stripe the floor|stripe line|yellow line|aisle line|yellow aisle line|safety striping|line marking|floor marking|floor line|pedestrian line|line striping',
    measure: 'length',
    usual: 400,
    within: 'warehouse_floor warehouse_fitout',
    otherwise: items('COM-STRIPE'),
  },
  joint_fill: {
    always: true,
    words:
      'joint filler|fill joint|control joint|joint fill|joint|polyurea joint filler|semi rigid joint filler|control joint filler|fill control joint|joint sealant|slab joint|saw joint|fill the joint|fill the control joint|expansion joint|concrete joint filler',
    measure: 'length',
    usual: 400,
    within: 'warehouse_floor',
    otherwise: items('COM-JOINT'),
  },
  white_box: {
    always: true,
    words: 'white box|vanilla shell|warm shell|vanilla box|whitebox',
    measure: 'area',
    usual: 0,
    within: 'retail_ti retail_ti_elements',
    otherwise: asm('commercial_white_box', undefined, { perRoom: true }),
  },
  unit_turn: {
    always: true,
    words: 'unit turn|apartment turn|apartment turnover|unit turnover|make ready unit|turn unit',
    usual: 1,
    otherwise: asm('unit_turn', undefined, { perRoom: true }),
  },
  ceiling_dryfall: {
    words:
      'exposed ceiling|dryfall|dry fall|open ceiling|exposed deck|exposed ceiling deck|exposed structure|open deck ceiling|dry fall paint|dryfall paint|dry fall ceiling|paint deck|exposed deck ceiling',
    measure: 'area',
    usual: 0,
    within: 'retail_ti retail_ti_elements restaurant_ti_elements',
    otherwise: items('PNT-DRYFALL', { fromRoom: 'A' }),
    paint: items('PNT-DRYFALL', { fromRoom: 'A' }),
  },
  storefront: {
    words:
      'storefront|storefront glazing|storefront glass|storefront window|store front|shopfront|shop front|shop window|store front window|storefront glazing system|shopfront glazing',
    measure: 'area',
    usual: 100,
    within: '',
    otherwise: items('WIN-STORE'),
  },
  storefront_door: {
    words:
      'storefront door|glass storefront door|aluminum storefront door|storefront entrance|aluminum storefront entrance door|storefront entrance door|glass entry door|shop door|shop front door|glass shop door|glass entrance door|storefront entry door|glass storefront entry door|storefront entry|glass storefront door with closer',
    otherwise: asm('commercial_doors', 'storefront', { params: { wood: 0 } }),
  },
  hand_sink: {
    words:
      'hand washing station|handwashing station|hand wash station|hand washing station sink|handwash station|hand sink|handsink|hand washing sink|handwash sink|hand wash sink|handwashing sink',
    within: 'restaurant_ti_elements restaurant_ti',
    counts: 'COM-HANDSK',
    otherwise: items('COM-HANDSK'),
  },
  floor_sink: {
    words: 'floor sink|floor drain',
    within: 'restaurant_ti_elements restaurant_ti',
    counts: 'COM-FLSINK',
    otherwise: items('COM-FLSINK'),
  },
  hood_suppression: {
    words:
      'ansul|fire suppression|hood suppression|ansul system|wet chemical system|wet chemical suppression|hood fire suppression|wet chemical|hood fire suppression system|kitchen fire suppression',
    within: 'restaurant_ti',
    otherwise: items('COM-ANSUL'),
  },
  three_comp_sink: {
    words:
      '3 comp sink|three comp sink|3 compartment sink|three compartment sink|triple sink|pot sink|triple bowl sink|triple bowl commercial sink|three bowl sink|3 bowl sink|three compartment commercial sink|three bay sink|3 bay sink|three bay|3 comp pot sink|3 compartment pot sink|three compartment pot sink|three hole sink|pot and pan sink',
    within: 'restaurant_ti_elements restaurant_ti',
    otherwise: items('COM-SINK3'),
  },
  pavement_crack: {
    always: true,
    words:
      'parking lot crack|pavement crack|asphalt crack|crack seal|crack sealing|seal crack|driveway crack|crack filling asphalt|crack fill|crack filling|fill the crack',
    measure: 'length',
    usual: 100,
    otherwise: items('COM-JOINT'),
  },
  stall_striping: {
    always: true,
    words: 'stripe stall|restripe|restripe stall|parking stall|stripe parking stall',
    usual: 10,
    otherwise: items('COM-STRIPE*18'),
  },
});
