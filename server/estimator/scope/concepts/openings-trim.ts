// Windows, doors and finish carpentry.
import { asm, concepts, items } from './concept.ts';

export const OPENINGS_TRIM = concepts({
  window: {
    words:
      'window|double hung window|replacement window|vinyl window|window unit|ventana|double hung|window insert|vinyl insert|casement window|picture window|bay window|bow window|sliding window',
    drops:
      'WIN-INSERT WIN-FULL WIN-WOOD WIN-CASE WIN-PICT WIN-SLIDE WIN-BAY DEM-WINDOW WIN-WRAP PNT-WINDOW',
    usual: 0,
    otherwise: asm('windows_replace', 'n', {
      choose: [
        ['bay', { kind: 'bay' }],
        ['casement', { kind: 'casement' }],
        ['picture', { kind: 'picture' }],
        ['sliding', { kind: 'slider' }],
        ['full_frame', { kind: 'full' }],
        ['wood', { material: 'wood' }],
      ],
    }),
    install: asm('windows_replace', 'n', {
      choose: [
        ['bay', { kind: 'bay' }],
        ['casement', { kind: 'casement' }],
        ['picture', { kind: 'picture' }],
        ['sliding', { kind: 'slider' }],
        ['full_frame', { kind: 'full' }],
        ['wood', { material: 'wood' }],
      ],
    }),
    remove: items('DEM-WINDOW'),
    clean: items('CLN-WINDOW'),
    paint: items('PNT-WINDOW'),
    seal: items('SDG-CAULK*12'),
    repair: items('WIN-SCREENDR'),
  },
  egress_window: {
    always: true,
    within: 'basement_finish',
    words: 'egress window|egress|egress well|basement egress window',
    drops: 'WIN-EGRESS',
    counts: 'WIN-EGRESS',
    otherwise: items('WIN-EGRESS'),
  },
  window_glass: {
    always: true,
    words:
      'window glass|glass pane|window pane|broken window|cracked window|foggy window|fogged window|glass unit|igu|broken glass|cracked glass',
    otherwise: items('WIN-GLASS'),
  },
  screen: {
    always: true,
    words: 'window screen|screen|bug screen',
    drops: 'WIN-SCREEN',
    otherwise: items('WIN-SCREEN'),
  },
  blinds: {
    words:
      'blind|window blind|mini blind|shade|window covering|window treatment|window shade|shutters interior',
    usual: 0,
    within: 'make_ready unit_turn multi_unit_turn',
    counts: 'WIN-BLIND',
    drops: 'WIN-BLIND',
    otherwise: items('WIN-BLIND'),
  },
  skylight: {
    words: 'skylight',
    drops: 'WIN-SKYFIX WIN-SKYNEW',
    otherwise: items('WIN-SKYFIX'),
    install: items('WIN-SKYNEW'),
    build: items('WIN-SKYNEW'),
  },
  sun_tunnel: {
    words: 'solar tube|sun tunnel|tubular skylight|sun tube',
    otherwise: items('WIN-TUBE'),
  },
  window_trim: {
    words: 'window trim|window casing|door trim|door casing|casing',
    measure: 'length',
    usual: 16,
    within:
      'bedroom_remodel living_remodel trim_room basement_finish kitchen_remodel bathroom_remodel',
    drops: 'TRM-CASING PNT-TRIM',
    otherwise: items('DEM-TRIM TRM-CASING PNT-TRIM'),
    install: items('TRM-CASING PNT-TRIM'),
    remove: items('DEM-TRIM'),
    paint: items('PNT-TRIM'),
  },
  window_sill: { words: 'window sill|windowsill|window stool', otherwise: items('TRM-STOOL') },
  interior_door: {
    words:
      'interior door|bedroom door|bathroom door|inside door|prehung door|pre hung door|room door|hollow core door|solid core door|pre hung interior door|prehung interior door|six panel door|panel door',
    drops: 'DOR-INTPRE DEM-DOORINT',
    within: '',
    counts: 'DOR-INTPRE',
    otherwise: asm('door_replace', 'n', { params: { kind: 'interior' } }),
    remove: items('DEM-DOORINT'),
    paint: items('PNT-DOOR'),
    reset: items('DOR-DETACH'),
    repair: items('GCN-HANDY*1.5'),
  },
  door: {
    words: 'door|puerta',
    within: 'ada_upgrade ada_restroom exterior_paint cabinet_paint',
    drops: 'DOR-INTPRE DEM-DOORINT PNT-DOOR',
    otherwise: asm('door_replace', 'n', {
      choose: [
        ['french', { kind: 'french' }],
        ['sliding', { kind: 'slider' }],
        ['barn', { kind: 'barn' }],
        ['pocket', 'DOR-POCKET'],
        ['bifold', 'DOR-BIFOLD'],
        ['exterior', { kind: 'entry' }],
        ['interior', { kind: 'interior' }],
      ],
    }),
    install: asm('door_replace', 'n', {
      choose: [
        ['french', { kind: 'french' }],
        ['sliding', { kind: 'slider' }],
        ['barn', { kind: 'barn' }],
        ['pocket', 'DOR-POCKET'],
        ['bifold', 'DOR-BIFOLD'],
        ['exterior', { kind: 'entry' }],
        ['interior', { kind: 'interior' }],
      ],
    }),
    remove: items('DEM-DOORINT'),
    paint: items('PNT-DOOR', { choose: [['exterior', 'PNT-EXTDOOR']] }),
    reset: items('DOR-DETACH'),
    repair: items('GCN-HANDY*1.5'),
  },
  entry_door: {
    words:
      'front door|entry door|exterior door|back door|front entry door|front entry|entrance door|steel door|side door|main door',
    drops: 'DOR-ENTRY DEM-DOOREXT',
    otherwise: asm('door_replace', 'n', { params: { kind: 'entry' } }),
    paint: items('PNT-EXTDOOR'),
    remove: items('DEM-DOOREXT'),
    repair: items('DOR-WEATHER'),
    seal: items('DOR-WEATHER'),
  },
  patio_door: {
    words:
      'patio door|sliding door|sliding glass door|sliding patio door|slider door|glass slider|slider',
    drops: 'DOR-SLIDER',
    otherwise: asm('door_replace', 'n', {
      params: { kind: 'slider' },
      choose: [['french', { kind: 'french' }]],
    }),
  },
  french_door: {
    words: 'french door|french patio door|exterior french door',
    otherwise: asm('door_replace', 'n', {
      params: { kind: 'french' },
      choose: [['interior', 'DOR-FRENCHI']],
    }),
  },
  storm_door: {
    words: 'storm door|screen door',
    otherwise: asm('door_replace', 'n', { params: { kind: 'storm' } }),
  },
  garage_door: {
    words: 'garage door|overhead door|overhead garage door',
    drops: 'DOR-GAR1 DOR-GAR2',
    within: '',
    otherwise: items('DOR-GAR2', { choose: [['single', 'DOR-GAR1']] }),
    paint: items('PNT-EXTDOOR*2'),
    repair: items('GCN-HANDY*3'),
  },
  garage_opener: {
    words: 'garage door opener|garage opener|opener|door opener',
    drops: 'DOR-GAROP',
    otherwise: items('DOR-GAROP'),
  },
  barn_door: {
    words: 'barn door|sliding barn door',
    otherwise: asm('door_replace', 'n', { params: { kind: 'barn' } }),
  },
  closet_door: {
    words:
      'closet door|bifold door|bi fold door|bypass door|mirrored closet door|bifold closet door|sliding closet door',
    drops: 'DOR-BIFOLD',
    within: 'bedroom_remodel',
    otherwise: items('DOR-BIFOLD'),
  },
  pocket_door: { words: 'pocket door', otherwise: items('DOR-POCKET') },
  door_slab: { words: 'door slab|slab door', otherwise: items('DOR-INTSLAB') },
  lock: {
    words:
      'lock|lockset|door lock|deadbolt|door knob|doorknob|door handle|door hardware|handle set|smart lock|keypad lock',
    within: 'door_replace',
    drops: 'DOR-LOCK',
    otherwise: items('DOR-LOCK'),
    turn: items('DOR-REKEY'),
  },
  rekey: {
    always: true,
    words: 'rekey|re key|rekeying|rekey lock',
    usual: 2,
    within: 'make_ready unit_turn multi_unit_turn',
    otherwise: items('DOR-REKEY'),
  },
  weatherstrip: {
    words: 'weatherstrip|weather strip|weatherstripping|door sweep|threshold',
    otherwise: items('DOR-WEATHER'),
  },
  baseboard: {
    words:
      'baseboard|base board|base molding|base moulding|baseboard trim|base trim|rodapie|skirting|skirting board|baseboard molding|shoe molding and baseboard',
    measure: 'length',
    usual: 0,
    within:
      'bedroom_remodel living_remodel trim_room basement_finish kitchen_remodel bathroom_remodel powder_remodel bathroom_add laundry_remodel water_rebuild make_ready fire_room',
    drops: 'TRM-BASE DEM-BASE PNT-BASE WTR-TOBASE',
    counts: 'TRM-BASE',
    otherwise: items('DEM-BASE TRM-BASE PNT-BASE', { fromRoom: 'base_run' }),
    install: items('TRM-BASE PNT-BASE', { fromRoom: 'base_run' }),
    remove: items('DEM-BASE', { fromRoom: 'base_run' }),
    paint: items('PNT-BASE', { fromRoom: 'base_run' }),
    reset: items('TRM-DETBASE', { fromRoom: 'base_run' }),
  },
  shoe: {
    words: 'quarter round|shoe molding|shoe mold|shoe moulding|base shoe',
    measure: 'length',
    usual: 0,
    within:
      'floor_lvp floor_laminate floor_hardwood floor_enghardwood floor_sheetvinyl floor_refinish',
    drops: 'FLR-SHOE',
    counts: 'FLR-SHOE',
    otherwise: items('FLR-SHOE', { fromRoom: 'base_run' }),
  },
  crown: {
    words: 'crown|crown molding|crown moulding|crown mold|cornice',
    measure: 'length',
    usual: 0,
    within: 'trim_room',
    drops: 'TRM-CROWN PNT-CROWN',
    counts: 'TRM-CROWN',
    otherwise: items('TRM-CROWN PNT-CROWN', { fromRoom: 'P' }),
    remove: items('DEM-CROWN', { fromRoom: 'P' }),
    paint: items('PNT-CROWN', { fromRoom: 'P' }),
  },
  trim: {
    words: 'trim|molding|moulding|woodwork|trim work|millwork|trim package',
    measure: 'length',
    usual: 0,
    within:
      ' bedroom_remodel living_remodel trim_room basement_finish exterior_paint siding_replace kitchen_remodel bathroom_remodel',
    drops: 'PNT-BASE PNT-TRIM TRM-BASE TRM-CASING DEM-BASE DEM-TRIM PNT-DOOR',
    otherwise: asm('trim_room', undefined, { perRoom: true }),
    paint: items('PNT-BASE PNT-TRIM*0.8', { fromRoom: 'base_run' }),
    remove: items('DEM-BASE DEM-TRIM', { fromRoom: 'base_run' }),
  },
  chair_rail: {
    words: 'chair rail|picture rail',
    measure: 'length',
    usual: 0,
    otherwise: items('TRM-CHAIR PNT-TRIM', { fromRoom: 'P' }),
  },
  wainscot: {
    words: 'wainscot|wainscoting|board and batten|beadboard|paneling|wall paneling|panelling',
    measure: 'area',
    usual: 0,
    otherwise: items('TRM-WAINS', { fromRoom: 'lower_walls' }),
    remove: items('DEM-DRYWALL', { fromRoom: 'W' }),
    paint: items('PNT-WALL', { fromRoom: 'lower_walls' }),
  },
  shiplap: {
    words: 'shiplap|tongue and groove',
    measure: 'area',
    usual: 0,
    otherwise: items('TRM-SHIP', { fromRoom: 'one_wall' }),
  },
  stair_rail: {
    words:
      'stair railing|stair rail|handrail|banister|baluster|spindle|newel|stair banister|railing interior',
    measure: 'length',
    usual: 14,
    otherwise: items('TRM-RAIL'),
    paint: items('PNT-STAIR'),
    refinish: items('PNT-STAIR'),
  },
  mantel: {
    words: 'mantel|fireplace mantel|mantle|fireplace surround',
    otherwise: items('TRM-MANTEL'),
  },
  gas_fireplace: {
    words: 'gas fireplace|fireplace insert|gas insert|gas log|fireplace',
    otherwise: items('MAS-GASFP'),
  },
  closet_shelf: {
    words: 'closet shelf|closet rod|shelf and rod|wire shelf|wire shelving|shelf|shelving',
    measure: 'length',
    usual: 8,
    otherwise: items('TRM-SHELF'),
  },
  closet_paint: { words: 'closet interior|inside closet', otherwise: items('PNT-CLOSET') },
});
