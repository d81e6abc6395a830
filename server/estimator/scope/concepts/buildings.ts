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
    words:
      'addition|home addition|room addition|bump out|house addition|add on|house extension|extension to the house|rear extension|home extension|kitchen extension|single story extension|single storey extension|two story addition',
    measure: 'area',
    usual: 400,
    otherwise: asm('addition', undefined, { perRoom: true }),
  },
  adu: {
    always: true,
    words:
      'adu|pool house|guest cottage|carriage house|accessory dwelling unit|granny flat|in law suite|backyard cottage|casita|guest house|detached adu|mother in law suite|garden suite|laneway house|laneway home|coach house|granny annexe|garden annexe|tiny house|garden cottage|backyard house|rental cottage',
    measure: 'area',
    usual: 600,
    otherwise: asm('adu', undefined, { perRoom: true }),
  },
  new_house: {
    always: true,
    words:
      'new house|new home|new construction house|build a house|custom home|build house|build a home|new construction home|new build home|new build house|ground up house|ground up home|ground up new build|new home construction|new residence',
    measure: 'area',
    usual: 2000,
    otherwise: asm('new_house', undefined, { perRoom: true }),
  },
  detached_garage: {
    always: true,
    words:
      'detached garage|detached two car garage|detached 2 car garage|detached one car garage|detached 1 car garage|new garage|build garage|build a garage|new detached garage|3 car garage build|build two car garage|new two car garage|build 2 car garage|new 2 car garage|new one car garage|build new garage|build detached garage|build garage from scratch|freestanding garage',
    measure: 'area',
    usual: 484,
    otherwise: asm('detached_garage', undefined, { perRoom: true }),
  },
});
