// Offices and other commercial interiors.
import { asm, concepts, items } from './concept.ts';
import { FITOUT } from './holders.ts';

export const OFFICES = concepts({
  demising_wall: {
    words:
      'demising wall|tenant separation wall|tenant separation|wall to deck|one hour wall|party wall|fire wall|rated partition|rated demising partition|demising partition|fire rated partition|fire rated wall|rated wall|one hour partition|1 hour wall|one hour rated wall|1 hour rated wall|fire rated tenant separation wall|1 hr wall|1 hr rated wall|1 hour partition|rated corridor wall',
    measure: 'length',
    usual: 30,
    within: FITOUT,
    otherwise: asm('demising_wall', 'lf'),
  },
  office_partition: {
    words:
      'office partition|office wall|partition wall office|conference room wall|private office wall|office partitions|office partition wall|demountable partition|interior office partition|office drywall partition|drywall office partition|interior office wall',
    measure: 'length',
    usual: 40,
    within: FITOUT,
    otherwise: asm('office_partition', 'lf'),
    remove: asm('partition_demo', 'lf'),
  },
  partition_removal: {
    always: true,
    words:
      'office wall demo|partition demo|demo partition|demo office wall|remove partition|remove office wall|demo metal stud partition|remove metal stud partition|demolish partition|demo metal stud wall|demo office partition|partition removal|metal stud wall removal|remove metal stud wall|take down partition|tear down office wall|tear down partition|knock down partition',
    measure: 'length',
    usual: 30,
    within: FITOUT,
    otherwise: asm('partition_demo', 'lf'),
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
      'drop ceiling|suspended ceiling|act ceiling|acoustical ceiling|acoustic ceiling|ceiling grid|lay in ceiling|acoustical tile ceiling|drop tile ceiling|suspended acoustical ceiling|acoustical ceiling tile|suspended ceiling grid|act grid|act grid and tile|t bar ceiling|t bar|acoustical ceiling grid|ceiling grid system|grid ceiling|tegular ceiling|drop ceiling tile and grid|ceiling tile and grid|ceiling and grid|acoustical ceiling tile and grid|acoustic ceiling tile and grid|suspended ceiling tile and grid|ceiling tile grid|suspended grid|2 x 2 ceiling|2 x 4 ceiling|2 x 4 drop ceiling|2 x 2 drop ceiling|2 x 2 suspended ceiling|2 x 4 suspended ceiling|acoustic tile and grid|acoustical tile and grid|acoustic ceiling grid and tile|acoustical ceiling grid and tile|acoustical grid and tile|suspended ceiling grid and tile|act ceiling grid|grid and tile',
    measure: 'area',
    usual: 0,
    within: `${FITOUT} ada_restroom basement_finish`,
    drops: 'DRW-ACT*',
    otherwise: asm('act_ceiling', undefined, {
      perRoom: true,
      params: { demo: 0 },
      choose: [['tegular', { type: '22' }]],
    }),
    replace: asm('act_ceiling', undefined, {
      perRoom: true,
      params: { demo: 1 },
      choose: [['tegular', { type: '22' }]],
    }),
    remove: items('DEM-ACT', { fromRoom: 'A' }),
  },
  ceiling_tile: {
    words:
      'ceiling tile|acoustic tile|stained ceiling tile|water stained ceiling tile|lay in tile|drop ceiling tile|2 x 4 ceiling tile|2 x 2 ceiling tile|2 x 4 acoustic tile|2 x 2 acoustic tile|2 x 4 tile in existing grid',
    measure: 'area',
    usual: 160,
    within: `${FITOUT} act_ceiling`,
    drops: 'DRW-ACTTILE',
    otherwise: items('DRW-ACTTILE'),
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
    words:
      'occupancy sensor|motion sensor|vacancy sensor|sensor|motion sensor switch|occupancy sensor switch|occupancy sensor light switch|vacancy sensor switch|sensor switch|motion sensor light switch|motion switch',
    drops: 'COM-OCC',
    within: `${FITOUT} led_troffers`,
    otherwise: items('COM-OCC'),
  },
  exit_sign: {
    words:
      'exit sign|emergency light|exit light|egress light|emergency combo light|exit emergency combo|exit combo|emergency combo|exit emergency combo light|combo exit sign|emergency lighting unit|bug eye|bugeye|exit and emergency light|exit sign combo|exit and emergency combo|emergency exit light|emergency egress light',
    within: `${FITOUT} led_troffers`,
    otherwise: items('ELE-EXIT'),
  },
  diffuser: {
    words:
      'diffuser|supply grille|supply diffuser|air diffuser|ceiling diffuser|lay in diffuser|lay in air diffuser|supply air diffuser|air supply diffuser|ceiling air diffuser',
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
    move: asm('sprinkler_relocate', 'heads', { perRoom: true }),
    install: items('COM-SPKNEW COM-SPKDES*0.1'),
  },
  fire_alarm: {
    words:
      'horn strobe|strobe|pull station|fire alarm device|fire alarm|fire alarm horn strobe|smoke head|fire alarm horn|fire alarm strobe|alarm strobe|fire alarm pull station|manual pull station',
    usual: 0,
    within: FITOUT,
    drops: 'COM-FIREAL COM-FAENG',
    otherwise: asm('fire_alarm_devices', 'n', { perRoom: true }),
    move: items('COM-FIREAL'),
  },
  commercial_door: {
    words:
      'office door|commercial door|solid core wood door|wood office door|solid core office door',
    within: `${FITOUT} office_partition ada_upgrade`,
    otherwise: asm('commercial_doors', 'wood'),
  },
  hm_door: {
    words:
      'hollow metal door|hollow metal|hm door|steel fire door|fire door|steel fire rated door|fire rated steel door|fire rated door|steel hm door|steel door and frame|rated door|hollow metal door and frame|hollow metal door with frame and hardware|hollow metal man door|commercial steel door|steel commercial door|hollow metal door with frame',
    otherwise: asm('commercial_doors', 'hm', { params: { wood: 0 } }),
  },
  panic_bar: {
    words:
      'panic bar|panic device|panic hardware|exit device|crash bar|panic bars|touch bar exit device|rim exit device',
    within: FITOUT,
    otherwise: items('COM-PANIC'),
  },
  door_closer: {
    words:
      'door closer|commercial hardware|commercial door hardware|commercial hardware set|door hardware set|lever lock set commercial|closer|hardware set|commercial door closer|set of commercial door hardware|set of commercial hardware|lever lock and closer',
    within: `${FITOUT} office_partition commercial_doors`,
    otherwise: items('COM-HDWR'),
  },
  lever_set: {
    words: 'lever set|lever hardware|lever lock|lever handle|lever lockset',
    within: `${FITOUT} office_partition commercial_doors ada_upgrade`,
    otherwise: items('COM-HDWR'),
  },
  sidelight: {
    words:
      'sidelight|side light|sidelite|side lite|borrowed light|sidelight frame|aluminum sidelight frame|office sidelite|door sidelight',
    otherwise: items('COM-SIDELT'),
  },
  card_reader: {
    words:
      'card reader|access control|electric strike|key fob|badge reader|access control door|keycard reader|keypad entry|prox reader|door access control|keycard|keycard entry|key card|key card reader|card access|electric lock strike',
    within: FITOUT,
    otherwise: items('COM-ACCESS'),
  },
  door_operator: {
    words:
      'door operator|ada operator|automatic door|automatic opener|ada door operator|automatic door opener|automatic door operator|handicap door operator|push button door operator|power door operator|auto operator|handicap opener|auto door operator|auto door opener|handicap door opener|push button door opener|ada door opener|push button opener|handicap push button opener',
    otherwise: items('COM-ADAOP'),
  },
  ada_restroom: {
    words:
      'ada restroom|accessible restroom|single user restroom|single user ada restroom|restroom|toilet room|public restroom|unisex restroom|handicap restroom|ada bathroom',
    within: FITOUT,
    otherwise: asm('ada_restroom', 'n'),
  },
  restroom_place: { words: 'restroom location', otherwise: { codes: [] } },
  ada_upgrade: {
    always: true,
    words:
      'ada upgrade|ada restroom upgrade|ada bathroom upgrade|restroom ada upgrade|up to ada|ada compliance|ada compliant|path of travel|bring to ada|ada code|code for ada|ada requirement|ada standard|ada accessible|ada accessibility|meet ada|ada update',
    otherwise: asm('ada_upgrade', 'n'),
  },
  glass_partition: {
    words:
      'glass partition|glass wall|glazed partition|glass front|glass office front|glazed office front|glazed front|glazed wall|glass front wall|glass demising wall|glazed screen|demountable glass partition|glass office partition|interior glass wall|glass conference wall|glass partition wall|interior glass partition|glass office wall|glazed office wall',
    measure: 'area',
    usual: 90,
    otherwise: items('COM-GLASS'),
  },
  floor_box: {
    words: 'floor box|poke through|core floor box|floor box for power and data|poke thru',
    within: FITOUT,
    otherwise: items('COM-FLRBOX'),
  },
  break_room: {
    words:
      'coffee bar|break room cabinet|break room cabinetry|breakroom cabinet|break room millwork|break room casework|break room cabinet and top|coffee bar millwork|break area cabinet|break room cabinets and top|breakroom cabinet and countertop|break room cabinet and countertop|kitchenette millwork|tea point|breakroom millwork|breakroom cabinetry|kitchenette cabinet|breakroom upper and lower|breakroom upper and base cabinet|breakroom upper cabinet and base cabinet',
    measure: 'length',
    usual: 10,
    within: FITOUT,
    otherwise: items('COM-BREAK PLB-SINKK*0.1 PLB-ROUGH*0.1'),
  },
  fire_extinguisher: {
    words:
      'fire extinguisher|extinguisher|fire extinguisher with cabinet|extinguisher with cabinet|extinguisher and cabinet|fire extinguisher cabinet|extinguisher cabinet|fire extinguisher and cabinet',
    within: FITOUT,
    otherwise: items('COM-EXTING'),
  },
  sign: {
    words:
      'ada sign|room sign|signage|exterior sign|braille sign|braille restroom sign|restroom sign|wayfinding sign|room id sign|braille signage|bathroom sign|ada restroom sign|room signage|door sign|ada room sign',
    within: `${FITOUT} ada_upgrade ada_restroom`,
    otherwise: items('COM-SIGN'),
  },
  drinking_fountain: {
    words:
      'drinking fountain|bottle filler|water fountain|water cooler fountain|water cooler|water bottle filler|bottle filling station|bottle filler station|bottle fill station|water bottle station|bi level drinking fountain',
    otherwise: items('COM-DFTN'),
  },
  toilet_partition: {
    words:
      'toilet partition|bathroom stall|toilet stall|toilet compartment|toilet compartment partition|bathroom partition|restroom partition|stall partition|restroom stall|restroom stall partition|toilet stall partition|toilet cubicle|wc cubicle|bathroom stall partition|restroom partition stall',
    usual: 2,
    otherwise: items('COM-TPART'),
  },
  commercial_power: {
    words:
      'commercial receptacle|commercial duplex receptacle|commercial duplex outlet|office receptacle|receptacle in mc',
    within: FITOUT,
    otherwise: items('COM-RECEP'),
  },
});
