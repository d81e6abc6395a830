// Doors, locks and openers.
import { asm, concepts, items, UNPRICED } from './concept.ts';

/** A door where none was: nothing comes out. */
const NEW_OPENING = items('DOR-INTPRE TRM-CASING*34 DOR-LOCK PNT-DOOR');

export const DOORS = concepts({
  interior_door: {
    words:
      'interior door|interior prehung door|interior pre hung door|interior slab door|bedroom door|bathroom door|inside door|prehung door|pre hung door|room door|hollow core door|solid core door|pre hung interior door|prehung interior door|six panel door|panel door|unit door|apartment door|classroom door',
    drops: 'DOR-INTPRE DEM-DOORINT',
    within: '',
    counts: 'DOR-INTPRE',
    otherwise: asm('door_replace', 'n', { params: { kind: 'interior' } }),
    build: NEW_OPENING,
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
    build: NEW_OPENING,
    remove: items('DEM-DOORINT'),
    paint: items('PNT-DOOR', { choose: [['exterior', 'PNT-EXTDOOR']] }),
    reset: items('DOR-DETACH'),
    repair: items('GCN-HANDY*1.5'),
  },
  entry_door: {
    words:
      'front door|entry door|exterior door|back door|front entry door|front entry|entrance door|steel door|side door|main door|man door|garage man door|garage entry door|service door|fiberglass door|entrance',
    drops: 'DOR-ENTRY DEM-DOOREXT',
    otherwise: asm('door_replace', 'n', { params: { kind: 'entry' } }),
    paint: items('PNT-EXTDOOR'),
    refinish: items('PNT-EXTDOOR'),
    remove: items('DEM-DOOREXT'),
    repair: items('DOR-WEATHER'),
    seal: items('DOR-WEATHER'),
  },
  patio_door: {
    words:
      'patio door|sliding door|sliding glass door|sliding patio door|slider door|glass slider|slider|sliding patio|patio slider',
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
  pet_door: {
    words: 'dog door|pet door|doggy door|doggie door|cat door',
    otherwise: UNPRICED,
  },
  storm_door: {
    words: 'storm door|screen door',
    otherwise: asm('door_replace', 'n', { params: { kind: 'storm' } }),
  },
  garage_door: {
    words:
      'garage door|single garage door|one car garage door|1 car garage door|two car garage door|double garage door|2 car garage door|overhead door|overhead garage door',
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
    words:
      'barn door|sliding barn door|barn style slider|barn slider|barn door slider|barn style door',
    otherwise: asm('door_replace', 'n', { params: { kind: 'barn' } }),
  },
  closet_door: {
    words:
      'closet door|bifold door|bi fold door|bypass door|mirrored closet door|bifold closet door|sliding closet door|bypass closet door|mirrored bypass door|sliding mirror door|bi fold closet door',
    drops: 'DOR-BIFOLD',
    within: 'bedroom_remodel',
    otherwise: items('DOR-BIFOLD'),
  },
  pocket_door: { words: 'pocket door', otherwise: items('DOR-POCKET') },
  door_slab: {
    words:
      'door slab|slab door|slab only|interior door slab|door slab only|slab door only|new slab',
    otherwise: items('DOR-INTSLAB'),
  },
  widened_door: {
    always: true,
    words: 'widened door|widen doorway|door widening',
    within: 'ada_upgrade',
    otherwise: items('DEM-DOORINT FRM-HEADER DOR-INTPRE TRM-CASING*34 DRW-PATCHM PNT-DOOR'),
  },
  door_casing: {
    words: 'door casing|casing|door trim|door and window casing|window and door casing',
    measure: 'length',
    usual: 34,
    within: 'door_replace',
    otherwise: items('TRM-CASING'),
    paint: items('PNT-TRIM'),
    remove: items('DEM-TRIM'),
  },
  lock: {
    words:
      'lock|lockset|door lock|deadbolt|door knob|doorknob|door handle|door hardware|handle set|smart lock|keypad lock|interior door knob|interior doorknob|door knob set|passage knob|privacy knob|interior door hardware|interior door lever|door lever|exterior door lock|front door lock|entry lock|passage set|privacy set|bedroom door knob|entry door lock|front door handle|locking set|door lever set',
    within: 'door_replace',
    drops: 'DOR-LOCK',
    otherwise: items('DOR-LOCK'),
    turn: items('DOR-REKEY'),
  },
  rekey: {
    always: true,
    words:
      'rekey|re key|rekeying|rekey lock|rekeyed|re keyed|rekey door|rekey cylinder|rekey lockset',
    usual: 2,
    within: 'make_ready unit_turn multi_unit_turn',
    otherwise: items('DOR-REKEY'),
  },
  weatherstrip: {
    words:
      'weatherstrip|weather strip|weatherstripping|door sweep|threshold|door sweep and weather stripping|weather stripping|weather stripping and threshold|door weatherstripping|threshold and weatherstrip|door threshold|door bottom sweep|weatherstripping and sweep|exterior threshold|door sweep and weatherstripping|weatherstrip door|weather strip door|weatherstrip exterior door',
    otherwise: items('DOR-WEATHER'),
  },
});
