// Electrical devices, fixtures and service.
import { asm, concepts, items, UNPRICED } from './concept.ts';
import { ROOMS } from './holders.ts';

export const ELECTRICAL = concepts({
  outlet: {
    words:
      'outlet|floor outlet|floor receptacle|floor plug|receptacle|plug|electrical outlet|wall outlet|power outlet|enchufe|duplex receptacle|duplex outlet',
    drops: 'ELE-DEVICE ELE-NEWOUT ELE-GFCI',
    within: 'kitchen_remodel bathroom_remodel office_partition',
    counts: 'COM-RECEP ELE-DEVICE',
    otherwise: asm('electrical_misc', 'outlets'),
    install: asm('electrical_misc', 'new_outlets'),
    repair: asm('electrical_misc', 'outlets'),
    move: asm('electrical_misc', 'new_outlets'),
  },
  gfci: {
    words:
      'gfci|gfi|gfci outlet|gfi outlet|gfci receptacle|gfi plug|gfci plug|gfci device|gfi device|afci outlet|afci device|afci|afci receptacle|gfci wall outlet|ground fault outlet|gfi receptacle|gfci wall receptacle',
    drops: 'ELE-GFCI',
    within: 'kitchen_remodel bathroom_remodel',
    otherwise: asm('electrical_misc', 'gfci'),
  },
  cover_plate: {
    always: true,
    words:
      'outlet cover|switch cover|cover plate|switch plate|outlet plate|wall plate|switch plate cover',
    otherwise: items('GCN-HANDY*0.15'),
  },
  switch: {
    words:
      'switch|light switch|bathroom light switch|bath light switch|wall switch|toggle switch|decora switch|decora|decora style switch|rocker switch|single pole switch|3 way switch|three way switch',
    drops: 'ELE-DEVICE',
    within: 'kitchen_remodel bathroom_remodel',
    otherwise: asm('electrical_misc', 'switches'),
    install: items('ELE-NEWSW'),
    move: items('ELE-NEWSW'),
    repair: asm('electrical_misc', 'switches'),
  },
  dimmer: {
    words: 'dimmer|dimmer switch|smart switch|smart dimmer',
    drops: 'ELE-DIMMER',
    within: ROOMS,
    otherwise: items('ELE-DIMMER'),
  },
  recessed: {
    words:
      'recessed light|can light|recessed can|pot light|downlight|recessed lighting|recessed led|wafer light|canned light|led can|led recessed light|recessed led light|recessed can light|recessed lite|can lite|pot lite|recessed fixture|wafer|led wafer|canless light|canless led|led can light|slim light|slim led|led downlight|led wafer light|wafer led|slim led light|puck light recessed|led slim light|downlighter|led pot light|canned lighting|recess light|recess can',
    usual: 6,
    drops: 'ELE-RECESS',
    counts: 'ELE-RECESS',
    within: 'kitchen_remodel bathroom_remodel living_remodel bedroom_remodel basement_finish',
    otherwise: asm('electrical_misc', 'recessed'),
  },
  light: {
    words:
      'light fixture|light|lighting|ceiling light|lighting fixture|flush mount|flush mount light|lamp|led light|overhead light|new light|luz|lampara|lite|light fitting|ceiling fitting|ceiling light fixture|semi flush|semi flush mount|flushmount|flush mount fixture|flush mount light fixture',
    drops: 'ELE-FIXTURE ELE-RECESS ELE-PENDANT ELE-VANLITE ELE-TROFFER',
    within: ROOMS,
    otherwise: asm('electrical_misc', 'fixtures'),
    remove: items('DEM-FIXTURE'),
    reset: items('ELE-DETACH'),
  },
  fixture: {
    words: 'fixture|new fixture|plumbing fixture|bathroom fixture|bath fixture',
    move: items('PLB-MOVE'),
    within: ROOMS,
    otherwise: asm('electrical_misc', 'fixtures'),
  },
  chandelier: {
    words: 'chandelier',
    otherwise: items('DEM-FIXTURE ELE-CHAND'),
    reset: items('ELE-DETACH'),
  },
  pendant: {
    words:
      'pendant|pendant light|hanging pendant|pendant fixture|pendant lamp|pendant light fixture|mini pendant|hanging light|hanging light fixture',
    within: 'kitchen_remodel',
    counts: 'ELE-PENDANT',
    drops: 'ELE-PENDANT',
    otherwise: items('ELE-PENDANT'),
  },
  vanity_light: {
    words:
      'vanity light|bathroom light|vanity light bar|vanity lighting|bath light|bath bar light|bathroom vanity light|bath bar|vanity bar light|vanity bar|hollywood light|vanity fixture|vanity light fixture|bathroom light fixture|bath light fixture|light over vanity|light above vanity|light over the vanity mirror|light over vanity mirror',
    within: 'bathroom_remodel powder_remodel bathroom_add',
    drops: 'ELE-VANLITE',
    otherwise: items('ELE-VANLITE'),
  },
  attic_fan: {
    words:
      'attic fan|whole house fan|gable fan|powered attic fan|attic ventilator|power vent fan|solar attic fan',
    otherwise: UNPRICED,
  },
  ceiling_fan: {
    words:
      'ceiling fan|fan with light|paddle fan|fan|ceiling fan with light|ceiling fan with light kit|ceiling fan and light',
    drops: 'ELE-FAN',
    within: 'bedroom_remodel',
    counts: 'ELE-FAN',
    otherwise: asm('electrical_misc', 'fans'),
    remove: items('DEM-FIXTURE'),
    reset: items('ELE-DETACH'),
  },
  smoke_detector: {
    words:
      'smoke detector|smoke alarm|co detector|carbon monoxide detector|carbon monoxide alarm|smoke and co detector|smoke co combo|smoke and co combo|smoke co detector|smoke and carbon monoxide detector|smoke and carbon monoxide alarm|smoke co alarm|co alarm|hard wired smoke detector|smokes and co|hardwired smoke|hard wired smoke|wired smoke',
    drops: 'ELE-SMOKE',
    within: 'basement_finish make_ready unit_turn',
    counts: 'ELE-SMOKE',
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
      '240 volt circuit|240 v circuit|220 volt circuit|dryer outlet|dryer circuit|range outlet|range circuit|240 volt outlet|240 v outlet|welder outlet|rv outlet|50 amp outlet|30 amp outlet|50 amp rv outlet|30 amp rv outlet|240 v|240 volt|220 v|220 volt|dryer plug|range plug|240 outlet|220 outlet|240 plug|220 plug|240 receptacle|240 line|220 line|240 circuit|220 circuit|240 v appliance circuit',
    otherwise: items('ELE-CIRC240'),
  },
  ev_charger: {
    words:
      'ev charger|charger|wall connector|charging station|vehicle charger|car charger|level 2 charger|electric vehicle charger|tesla charger|ev charging|nema 14 50|ev outlet|electric car charger|ev car charger|car charging point|level 2 ev charger|tesla wall connector|chargepoint',
    otherwise: asm('electrical_misc', 'ev'),
  },
  panel: {
    always: true,
    words:
      'panel|electrical panel|breaker box|breaker panel|main panel|service panel|fuse box|electric panel|panel upgrade|panel box|federal pacific panel|zinsco panel|load center|breaker panel box|consumer unit|200 amp panel|200 a panel|fuse panel',
    drops: 'ELE-PANEL200',
    otherwise: asm('panel_upgrade'),
    move: items('ELE-PANEL200'),
  },
  subpanel: {
    words:
      'subpanel|sub panel|sub panel box|100 amp subpanel|100 amp sub panel|60 amp subpanel|60 amp sub panel|60 a subpanel|garage subpanel',
    within: 'basement_finish',
    drops: 'ELE-SUBPANEL',
    otherwise: items('ELE-SUBPANEL'),
  },
  service_upgrade: {
    always: true,
    words:
      'service upgrade|electrical service|electric service|meter base|service mast|200 amp service|electrical service upgrade|amp service|service drop|bump service|upgrade service|service entrance|bump up service|service to 200 amp|service from 100 to 200 amp|200 a service|200 a electrical service|200 a electric service',
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
      'exterior light|outdoor light|porch light|outside light|security light|flood light|motion light|landscape light|sconce|coach light|floodlight|security floodlight|outdoor sconce|exterior sconce|outside sconce|outdoor wall light|exterior wall light|motion sensor light|garage coach light|outdoor fixture|exterior fixture|exterior light fixture|outdoor light fixture',
    otherwise: items('ELE-EXTLITE'),
  },
  doorbell: {
    words:
      'doorbell|video doorbell|ring doorbell|door bell|door chime|doorbell camera|wired doorbell',
    otherwise: items('ELE-DOORBELL'),
  },
  surge: {
    words:
      'surge protector|whole house surge|surge suppressor|surge protection|surge arrestor|whole home surge protection|whole house surge protection|whole home surge protector|whole house surge suppressor',
    otherwise: items('ELE-SURGE'),
  },
  data_drop: {
    words:
      'data drop|cat 6|ethernet|ethernet drop|network drop|data line|cat 6 drop|data outlet|low voltage drop|data port|ethernet jack|cat 6 line|network line|cat 5 drop|cat 6 cable|cat 5|ethernet line|ethernet cable|data jack|network jack|data cable|internet drop',
    within: 'office_ti office_ti_elements',
    otherwise: items('ELE-DATA'),
  },
  hot_tub: {
    words:
      'hot tub|spa circuit|hot tub wiring|power for spa|power for the spa|power to the hot tub|power for hot tub|hot tub hookup|hot tub circuit|spa hookup|spa disconnect|wire hot tub',
    otherwise: items('ELE-HOTTUB'),
  },
  generator_inlet: {
    always: true,
    words:
      'generator inlet|generator interlock|interlock|interlock kit|inlet box|transfer switch|generator hookup',
    otherwise: items('ELE-CIRC240 ELE-LABOR*2'),
  },
});
