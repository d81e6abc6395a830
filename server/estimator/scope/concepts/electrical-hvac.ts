// Electrical devices, fixtures and service; heating, cooling and ventilation.
import { asm, concepts, items } from './concept.ts';

const ROOMS =
  'kitchen_remodel bathroom_remodel powder_remodel bathroom_add bedroom_remodel living_remodel laundry_remodel basement_finish hallway_refresh garage_refresh';

export const ELECTRICAL_HVAC = concepts({
  outlet: {
    words: 'outlet|receptacle|plug|electrical outlet|wall outlet|power outlet|enchufe',
    drops: 'ELE-DEVICE ELE-NEWOUT ELE-GFCI',
    within: 'kitchen_remodel bathroom_remodel',
    otherwise: asm('electrical_misc', 'outlets'),
    install: asm('electrical_misc', 'new_outlets'),
    move: asm('electrical_misc', 'new_outlets'),
  },
  gfci: {
    words: 'gfci|gfi|gfci outlet|gfi outlet|gfci receptacle',
    drops: 'ELE-GFCI',
    within: 'kitchen_remodel bathroom_remodel',
    otherwise: asm('electrical_misc', 'gfci'),
  },
  switch: {
    words: 'switch|light switch|wall switch|toggle switch',
    drops: 'ELE-DEVICE',
    within: 'kitchen_remodel bathroom_remodel',
    otherwise: asm('electrical_misc', 'switches'),
    install: items('ELE-NEWSW'),
  },
  dimmer: {
    words: 'dimmer|dimmer switch|smart switch',
    drops: 'ELE-DIMMER',
    within: ROOMS,
    otherwise: items('ELE-DIMMER'),
  },
  recessed: {
    words:
      'recessed light|can light|recessed can|pot light|downlight|recessed lighting|recessed led|wafer light|canned light|led can|led recessed light|recessed led light|recessed can light',
    usual: 6,
    drops: 'ELE-RECESS',
    counts: 'ELE-RECESS',
    within: 'kitchen_remodel bathroom_remodel living_remodel bedroom_remodel basement_finish',
    otherwise: asm('electrical_misc', 'recessed'),
  },
  light: {
    words:
      'light fixture|light|lighting|ceiling light|lighting fixture|flush mount|flush mount light|lamp|led light|overhead light|new light|luz|lampara',
    drops: 'ELE-FIXTURE ELE-RECESS ELE-PENDANT ELE-VANLITE',
    within: ROOMS,
    otherwise: asm('electrical_misc', 'fixtures'),
    remove: items('DEM-FIXTURE'),
    reset: items('ELE-DETACH'),
  },
  fixture: {
    words: 'fixture|new fixture|plumbing fixture|bathroom fixture|bath fixture',
    within: ROOMS,
    otherwise: asm('electrical_misc', 'fixtures'),
  },
  chandelier: {
    words: 'chandelier',
    otherwise: items('DEM-FIXTURE ELE-CHAND'),
    reset: items('ELE-DETACH'),
  },
  pendant: {
    words: 'pendant|pendant light',
    within: 'kitchen_remodel',
    counts: 'ELE-PENDANT',
    drops: 'ELE-PENDANT',
    otherwise: items('ELE-PENDANT'),
  },
  vanity_light: {
    words: 'vanity light|bathroom light|vanity light bar|vanity lighting|bath light',
    within: 'bathroom_remodel powder_remodel bathroom_add',
    drops: 'ELE-VANLITE',
    otherwise: items('ELE-VANLITE'),
  },
  ceiling_fan: {
    words: 'ceiling fan|fan with light|paddle fan|fan',
    drops: 'ELE-FAN',
    within: 'bedroom_remodel',
    counts: 'ELE-FAN',
    otherwise: asm('electrical_misc', 'fans'),
    remove: items('DEM-FIXTURE'),
    reset: items('ELE-DETACH'),
  },
  smoke_detector: {
    words:
      'smoke detector|smoke alarm|co detector|carbon monoxide detector|carbon monoxide alarm|smoke and co detector',
    drops: 'ELE-SMOKE',
    within: 'basement_finish',
    otherwise: asm('electrical_misc', 'smoke'),
  },
  circuit: {
    words:
      'circuit|dedicated circuit|branch circuit|new circuit|20 amp circuit|dedicated 20 amp circuit',
    within: 'kitchen_remodel bathroom_remodel',
    otherwise: asm('electrical_misc', 'circuits', { choose: [['two_fifty', 'ELE-CIRC240']] }),
  },
  circuit240: {
    words:
      '240 volt circuit|240 v circuit|220 volt circuit|dryer outlet|dryer circuit|range outlet|range circuit|240 volt outlet|240 v outlet|welder outlet',
    otherwise: items('ELE-CIRC240'),
  },
  ev_charger: {
    words:
      'ev charger|car charger|level 2 charger|electric vehicle charger|tesla charger|ev charging|nema 14 50|ev outlet|electric car charger',
    otherwise: asm('electrical_misc', 'ev'),
  },
  panel: {
    always: true,
    words:
      'panel|electrical panel|breaker box|breaker panel|main panel|service panel|fuse box|electric panel|panel upgrade|panel box',
    drops: 'ELE-PANEL200',
    otherwise: asm('panel_upgrade'),
  },
  subpanel: {
    words: 'subpanel|sub panel',
    within: 'basement_finish',
    drops: 'ELE-SUBPANEL',
    otherwise: items('ELE-SUBPANEL'),
  },
  service_upgrade: {
    always: true,
    words:
      'service upgrade|electrical service|electric service|meter base|service mast|200 amp service|electrical service upgrade|amp service',
    otherwise: asm('panel_upgrade', undefined, { params: { service: 1 } }),
  },
  rewire: {
    always: true,
    words:
      'rewire|rewiring|knob and tube|aluminum wiring|re wire|whole house rewire|new wiring|wiring',
    measure: 'area',
    usual: 1800,
    home: 'house',
    within: 'basement_finish fire_room',
    otherwise: items('ELE-REWIRE', { fromRoom: 'A' }),
  },
  generator: {
    words: 'generator|standby generator|backup generator|whole house generator|generac',
    otherwise: items('ELE-GEN'),
  },
  exterior_light: {
    words:
      'exterior light|outdoor light|porch light|outside light|security light|flood light|motion light|landscape light|sconce|coach light',
    otherwise: items('ELE-EXTLITE'),
  },
  doorbell: { words: 'doorbell|video doorbell|ring doorbell', otherwise: items('ELE-DOORBELL') },
  surge: { words: 'surge protector|whole house surge', otherwise: items('ELE-SURGE') },
  data_drop: {
    words:
      'data drop|cat 6|ethernet|ethernet drop|network drop|data line|cat 6 drop|data outlet|low voltage drop|data port',
    within: 'office_ti office_ti_elements',
    otherwise: items('ELE-DATA'),
  },
  hot_tub: { words: 'hot tub|spa circuit|hot tub wiring', otherwise: items('ELE-HOTTUB') },
  hvac: {
    words:
      'hvac|hvac system|central air and furnace|heating and cooling|heating and air|split system|furnace and ac|furnace and air conditioner|ac and furnace|central hvac|air conditioning and heating|hvac unit',
    drops: 'HVC-SYSTEM HVC-HP',
    otherwise: asm('hvac_replace', 'systems', { choose: [['heat_pump', { kind: 'heatpump' }]] }),
    repair: items('HVC-LABOR*2'),
    clean: items('HVC-CLEAN'),
  },
  ac: {
    words:
      'ac|air conditioner|ac unit|central air|air conditioning|condenser|ac condenser|central ac|a c|ac system|cooling system',
    otherwise: asm('hvac_replace', 'systems', { params: { kind: 'ac', tstat: 0 } }),
    repair: items('HVC-LABOR*2'),
    reset: items('HVC-DETCOND'),
  },
  furnace: {
    words: 'furnace|gas furnace|heater|boiler|heating system',
    otherwise: asm('hvac_replace', 'systems', { params: { kind: 'furnace', tstat: 0 } }),
    repair: items('HVC-LABOR*2'),
  },
  heat_pump: {
    words: 'heat pump|ducted heat pump|heat pump system',
    otherwise: asm('hvac_replace', 'systems', { params: { kind: 'heatpump' } }),
  },
  mini_split: {
    words:
      'mini split|minisplit|ductless|ductless mini split|ductless unit|mini split head|mini split zone',
    otherwise: asm('hvac_replace', 'systems', { params: { kind: 'mini' } }),
  },
  thermostat: {
    words: 'thermostat|smart thermostat|nest thermostat|ecobee',
    within: 'hvac_replace',
    drops: 'HVC-TSTAT',
    otherwise: items('HVC-TSTAT'),
  },
  ductwork: {
    words: 'ductwork|duct|duct work|air duct',
    measure: 'length',
    usual: 150,
    drops: 'HVC-DUCTLF',
    within: 'basement_finish office_ti_elements retail_ti_elements restaurant_ti_elements',
    otherwise: items('HVC-DUCTLF'),
    clean: items('HVC-CLEAN*0.00667'),
    install: items('HVC-DUCTLF'),
    remove: items('DEM-DUCT'),
  },
  duct_cleaning: {
    always: true,
    words: 'duct cleaning|clean duct|air duct cleaning|clean air duct|duct clean',
    otherwise: items('HVC-CLEAN'),
  },
  duct_run: {
    words: 'duct run|supply run|supply vent|hvac run|heat run|return duct|supply duct|air return',
    otherwise: items('HVC-RUN'),
  },
  register: {
    words: 'register|vent cover|grille|floor register|air vent',
    otherwise: items('HVC-REG'),
  },
  dryer_vent: {
    words: 'dryer vent|dryer duct',
    within: 'laundry_remodel',
    otherwise: items('HVC-DRYVENT'),
  },
  bath_fan: {
    words:
      'exhaust fan|bath fan|bathroom fan|vent fan|bathroom exhaust fan|bath exhaust fan|bathroom vent|exhaust vent',
    home: 'bathroom',
    within: 'bathroom_remodel powder_remodel bathroom_add',
    drops: 'HVC-BATH*',
    otherwise: items('HVC-BATHSWP'),
    install: items('HVC-BATHFAN'),
  },
  baseboard_heater: {
    words: 'baseboard heater|electric baseboard|baseboard heat',
    measure: 'length',
    usual: 8,
    otherwise: items('HVC-BASEBD'),
  },
  rooftop_unit: {
    always: true,
    words: 'rooftop unit|rtu|roof top unit|package unit|packaged unit',
    usual: 5,
    otherwise: items('HVC-RTUTON'),
  },
  ac_fins: {
    always: true,
    words: 'ac fin|condenser fin|comb fin|comb ac fin|comb condenser|fin comb',
    within: '',
    otherwise: items('HVC-COMB'),
  },
});
