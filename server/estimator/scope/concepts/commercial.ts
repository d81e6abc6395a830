// Commercial interiors and turn-over of rented units.
import { asm, concepts, items } from './concept.ts';

const FITOUT =
  'office_ti office_ti_elements retail_ti retail_ti_elements restaurant_ti restaurant_ti_elements commercial_white_box medical_ti';

export const COMMERCIAL = concepts({
  demising_wall: {
    words:
      'demising wall|tenant separation wall|tenant separation|wall to deck|one hour wall|party wall|fire wall',
    measure: 'length',
    usual: 30,
    within: FITOUT,
    otherwise: asm('demising_wall', 'lf'),
  },
  office_partition: {
    words:
      'office partition|office wall|partition wall office|conference room wall|private office wall|office partitions',
    measure: 'length',
    usual: 40,
    within: FITOUT,
    otherwise: asm('office_partition', 'lf'),
    remove: asm('partition_demo', 'lf'),
  },
  private_office: {
    words: 'private office|executive office',
    usual: 4,
    within: FITOUT,
    otherwise: items(
      'COM-PART*180 DOR-COMWOOD PNT-PRIME*360 PNT-WALL*360 FLR-RBASE*40 COM-RECEP*3 COM-ACTPATCH*40',
    ),
  },
  act_ceiling: {
    words:
      'drop ceiling|suspended ceiling|act ceiling|acoustical ceiling|acoustic ceiling|ceiling grid|lay in ceiling|acoustical tile ceiling|drop tile ceiling|suspended acoustical ceiling|acoustical ceiling tile',
    measure: 'area',
    usual: 0,
    within: `${FITOUT} ada_restroom`,
    drops: 'DRW-ACT*',
    otherwise: asm('act_ceiling', undefined, { perRoom: true, params: { demo: 0 } }),
    replace: asm('act_ceiling', undefined, { perRoom: true, params: { demo: 1 } }),
    remove: items('DEM-ACT', { fromRoom: 'A' }),
  },
  ceiling_tile: {
    words: 'ceiling tile|acoustic tile',
    usual: 20,
    within: `${FITOUT} act_ceiling`,
    drops: 'DRW-ACTTILE',
    otherwise: items('DRW-ACTTILE*8'),
  },
  troffer: {
    words:
      'troffer|led troffer|2 x 4 led|2 x 4 light|fluorescent|fluorescent fixture|lay in light|led panel|led retrofit|fluorescent light|2 x 2 led|led flat panel|2 x 4 led troffer|2 x 4 fixture',
    usual: 0,
    within: FITOUT,
    drops: 'ELE-TROFFER',
    counts: 'ELE-TROFFER',
    otherwise: asm('led_troffers', 'n', { perRoom: true }),
  },
  occupancy_sensor: {
    words: 'occupancy sensor|motion sensor|vacancy sensor',
    within: `${FITOUT} led_troffers`,
    otherwise: items('COM-OCC'),
  },
  exit_sign: {
    words: 'exit sign|emergency light|exit light|egress light',
    within: `${FITOUT} led_troffers`,
    otherwise: items('ELE-EXIT'),
  },
  diffuser: {
    words: 'diffuser|supply grille|return grille|supply diffuser|air diffuser',
    usual: 6,
    within: FITOUT,
    otherwise: asm('hvac_diffusers', 'n', { perRoom: true }),
    move: items('COM-DIFF COM-TAB'),
  },
  vav: { words: 'vav|vav box|variable air volume', within: FITOUT, otherwise: items('COM-VAV') },
  sprinkler_head: {
    words: 'sprinkler head|fire sprinkler|sprinkler|fire sprinkler head|sprinkler drop',
    usual: 0,
    within: FITOUT,
    drops: 'COM-SPK*',
    otherwise: asm('sprinkler_relocate', 'heads', { perRoom: true }),
    install: items('COM-SPKNEW COM-SPKDES*0.1'),
  },
  fire_alarm: {
    words:
      'horn strobe|strobe|pull station|fire alarm device|fire alarm|fire alarm horn strobe|smoke head|fire alarm horn',
    usual: 0,
    within: FITOUT,
    drops: 'COM-FIREAL COM-FAENG',
    otherwise: asm('fire_alarm_devices', 'n', { perRoom: true }),
  },
  commercial_door: {
    words:
      'office door|commercial door|solid core wood door|wood office door|solid core office door',
    within: `${FITOUT} office_partition`,
    otherwise: asm('commercial_doors', 'wood'),
  },
  hm_door: {
    words: 'hollow metal door|hollow metal|hm door|steel fire door|fire door',
    otherwise: asm('commercial_doors', 'hm', { params: { wood: 0 } }),
  },
  storefront_door: {
    words: 'storefront door|glass storefront door|aluminum storefront door|storefront entrance',
    otherwise: asm('commercial_doors', 'storefront', { params: { wood: 0 } }),
  },
  storefront: {
    words: 'storefront|storefront glazing|storefront glass|storefront window|store front',
    measure: 'area',
    usual: 100,
    within: '',
    otherwise: items('WIN-STORE'),
  },
  panic_bar: {
    words: 'panic bar|panic device|panic hardware|exit device|crash bar',
    within: FITOUT,
    otherwise: items('COM-PANIC'),
  },
  door_closer: {
    words: 'door closer|lever set|lever hardware|commercial hardware|lever lock',
    within: `${FITOUT} office_partition commercial_doors`,
    otherwise: items('COM-HDWR'),
  },
  card_reader: {
    words: 'card reader|access control|electric strike|key fob|badge reader',
    within: FITOUT,
    otherwise: items('COM-ACCESS'),
  },
  door_operator: {
    words: 'door operator|ada operator|automatic door|automatic opener|ada door operator',
    otherwise: items('COM-ADAOP'),
  },
  ada_restroom: {
    words:
      'ada restroom|accessible restroom|single user restroom|single user ada restroom|restroom|toilet room|public restroom|unisex restroom|handicap restroom|ada bathroom',
    within: FITOUT,
    otherwise: asm('ada_restroom', 'n'),
  },
  ada_upgrade: {
    always: true,
    words:
      'ada upgrade|up to ada|ada compliance|ada compliant|path of travel|bring to ada|ada code',
    otherwise: asm('ada_upgrade', 'n'),
  },
  glass_partition: {
    words: 'glass partition|glass wall|glazed partition|glass front|glass office front',
    measure: 'area',
    usual: 90,
    otherwise: items('COM-GLASS'),
  },
  reception_desk: {
    words: 'reception desk|transaction counter|cash wrap|checkout counter|front desk',
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
    words: 'fitting room|dressing room|changing room',
    within: 'retail_ti_elements',
    otherwise: items('COM-FITROOM'),
  },
  track_light: {
    words: 'track light|track lighting|track head',
    usual: 6,
    within: 'retail_ti_elements restaurant_ti_elements',
    otherwise: items('COM-TRACK'),
  },
  kitchen_hood: {
    words:
      'type 1 hood|type i hood|commercial hood|kitchen exhaust hood|hood system|type 1|type i|exhaust hood system',
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
    words: 'bar|bar top|bar counter',
    measure: 'length',
    usual: 12,
    within: 'restaurant_ti_elements',
    otherwise: items('COM-BAR'),
  },
  grease_interceptor: {
    words: 'grease trap|grease interceptor',
    within: 'restaurant_ti_elements restaurant_ti',
    otherwise: items('COM-GREASE', { choose: [['exterior', 'COM-GREASEX']] }),
  },
  quarry_tile: {
    words: 'quarry tile',
    measure: 'area',
    usual: 0,
    within: 'restaurant_ti_elements',
    otherwise: items('COM-QUARRY', { fromRoom: 'A' }),
  },
  frp: {
    words: 'frp|frp panel|frp wall',
    measure: 'area',
    usual: 0,
    within: 'restaurant_ti_elements ada_restroom',
    otherwise: items('COM-FRP', { fromRoom: 'lower_walls' }),
  },
  high_bay: {
    words: 'high bay|high bay light|high bay led|led high bay',
    usual: 0,
    within: 'warehouse_fitout',
    otherwise: asm('warehouse_fitout', 'lights', {
      perRoom: true,
      params: { bollards: 0, paint: 0, striping: 0 },
    }),
  },
  dock_door: {
    words: 'dock door|overhead dock door|roll up door',
    within: 'warehouse_fitout',
    otherwise: items('COM-DOCK'),
  },
  dock_leveler: {
    words: 'dock leveler|dock leveller|leveler',
    within: 'warehouse_fitout',
    otherwise: items('COM-DOCKLEV'),
  },
  bollard: {
    words: 'bollard',
    usual: 4,
    within: 'warehouse_fitout',
    otherwise: items('COM-BOLLARD'),
  },
  striping: {
    always: true,
    words: 'floor striping|aisle striping|striping|safety line|parking striping',
    measure: 'length',
    usual: 400,
    within: 'warehouse_floor warehouse_fitout',
    otherwise: items('COM-STRIPE'),
  },
  joint_fill: {
    always: true,
    words: 'joint filler|fill joint|control joint|joint fill|joint',
    measure: 'length',
    usual: 400,
    within: 'warehouse_floor',
    otherwise: items('COM-JOINT'),
  },
  floor_box: { words: 'floor box|poke through', within: FITOUT, otherwise: items('COM-FLRBOX') },
  break_room: {
    words: 'coffee bar|break room cabinet|break room cabinetry|breakroom cabinet',
    measure: 'length',
    usual: 10,
    within: FITOUT,
    otherwise: items('COM-BREAK PLB-SINKK*0.1 PLB-ROUGH*0.1'),
  },
  fire_extinguisher: {
    words: 'fire extinguisher|extinguisher',
    within: FITOUT,
    otherwise: items('COM-EXTING'),
  },
  sign: {
    words: 'ada sign|room sign|signage|exterior sign',
    within: `${FITOUT} ada_upgrade ada_restroom`,
    otherwise: items('COM-SIGN'),
  },
  drinking_fountain: {
    words: 'drinking fountain|bottle filler|water fountain',
    otherwise: items('COM-DFTN'),
  },
  toilet_partition: {
    words: 'toilet partition|bathroom stall|toilet stall|toilet compartment',
    usual: 2,
    otherwise: items('COM-TPART'),
  },
  commercial_power: {
    words: 'commercial receptacle',
    within: FITOUT,
    otherwise: items('COM-RECEP'),
  },
  ceiling_dryfall: {
    words: 'exposed ceiling|dryfall|dry fall|open ceiling|paint deck',
    measure: 'area',
    usual: 0,
    within: 'retail_ti retail_ti_elements restaurant_ti_elements',
    otherwise: items('PNT-DRYFALL', { fromRoom: 'A' }),
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
});
