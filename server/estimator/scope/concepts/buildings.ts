// Whole new buildings and additions.
import { asm, concepts, items } from './concept.ts';

export const BUILDINGS = concepts({
  shed: {
    words: 'shed|storage shed|outbuilding',
    measure: 'area',
    usual: 100,
    otherwise: items('DEM-SHED'),
    remove: items('DEM-SHED'),
    build: items('BLD-GARAGE'),
    install: items('BLD-GARAGE'),
  },
  addition: {
    always: true,
    words: 'addition|home addition|room addition|bump out|house addition|add on',
    measure: 'area',
    usual: 400,
    otherwise: asm('addition', undefined, { perRoom: true }),
  },
  adu: {
    always: true,
    words:
      'adu|pool house|guest cottage|carriage house|accessory dwelling unit|granny flat|in law suite|backyard cottage|casita|guest house|detached adu|mother in law suite',
    measure: 'area',
    usual: 600,
    otherwise: asm('adu', undefined, { perRoom: true }),
  },
  new_house: {
    always: true,
    words:
      'new house|new home|new construction house|build a house|custom home|build house|build a home',
    measure: 'area',
    usual: 2000,
    otherwise: asm('new_house', undefined, { perRoom: true }),
  },
  detached_garage: {
    always: true,
    words:
      'detached garage|detached two car garage|detached 2 car garage|detached one car garage|detached 1 car garage|new garage|build garage|build a garage',
    measure: 'area',
    usual: 484,
    otherwise: asm('detached_garage', undefined, { perRoom: true }),
  },
});
