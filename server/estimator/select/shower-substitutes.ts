// A shower, a tub or none in a whole bathroom: what comes instead of its assembly's own.
import type { Task } from '../parser/parsed-task.ts';
import type { Space } from '../takeoff/space.ts';
import { direct } from './job.ts';
import { wordList } from '../parser/language.ts';
import { finds, one, isNew } from './substitute-parts.ts';
import type { SubstituteRule } from './substitute-parts.ts';

const TILED_SHOWER = ['TIL-PAN', 'TIL-MOSAIC', 'TIL-WALL', 'TIL-MEMB', 'TIL-NICHE', 'TIL-EDGE'];

/** One piece of acrylic needs no tile, base or surround. */
export const onePiece: SubstituteRule = ({ assembly, tasks, space }) => {
  const unit = finds(tasks, 'PLB-SHUNIT') ?? tasks.find(isStall);
  if (!unit) return null;
  if (assembly === 'bathroom_add')
    return {
      drops: [...TILED_SHOWER, 'TIL-CBU', 'PLB-TUBALC', 'BTH-ROD', 'PLB-SHUNIT'],
      items: [one('PLB-SHUNIT'), direct('TIL-CBU', floorBed(space), 'DERIVED', '0.8 x floor area')],
    };
  if (assembly !== 'bathroom_remodel' || unit.concept !== 'PLB-SHUNIT') return null;
  return {
    params: { wet: 'shower', surround: 'acrylic' },
    drops: ['PLB-SURR', 'PLB-SHBASE', 'BTH-DOOR*'],
    items: [one('PLB-SHUNIT')],
  };
};

const isStall = (task: Task): boolean =>
  task.concept === 'shower' && isNew(task) && task.qualifiers.has('acrylic');

/** Tile of a walk-in shower, SF (assemblies.json: tub_to_shower). */
const SHOWER_TILE = 82;

const SHOWER_FLOOR = 15;

const floorBed = ({ area }: Space): number => Math.round(8 * area) / 10;

/** "Add a bathroom with shower, toilet and sink": no tub. */
export const addedShower: SubstituteRule = ({ assembly, tasks, space, job }) => {
  const shower = finds(tasks, 'shower', 'shower_pan');
  if (assembly !== 'bathroom_add' || !shower || isStall(shower) || finds(tasks, 'tub')) return null;
  const glass = job.scope.exclusions.some(({ concept }) => concept === 'shower_door');
  return {
    drops: ['PLB-TUBALC', 'PLB-SHUNIT', 'BTH-ROD', 'TIL-WALL', 'TIL-MEMB', 'TIL-CBU'],
    items: [
      one('TIL-PAN'),
      direct('TIL-MOSAIC', SHOWER_FLOOR, 'DEFAULT', 'usual shower floor'),
      ...(glass ? [] : [one('BTH-DOORFL')]),
      ...['TIL-WALL', 'TIL-MEMB'].map((code) =>
        direct(code, SHOWER_TILE, 'DEFAULT', 'usual shower walls'),
      ),
      direct(
        'TIL-CBU',
        SHOWER_TILE + floorBed(space),
        'DERIVED',
        'shower walls + 0.8 x floor area',
      ),
    ],
  };
};

/** What a half bath is added without. */
const BATHING = 'PLB-TUBALC PLB-SHUNIT TIL-WALL TIL-MEMB TIL-CBU PLB-VALVE BTH-ROD'.split(' ');

export const halfBath: SubstituteRule = ({ assembly, space }) =>
  assembly === 'bathroom_add' && space.type === 'powder_room'
    ? {
        drops: BATHING,
        items: [direct('TIL-CBU', floorBed(space), 'DERIVED', '0.8 x floor area')],
      }
    : null;

/** "Replace the tub with a walk-in shower": the tub comes out. */
export const tubOut: SubstituteRule = ({ assembly, tasks, params }) => {
  const tub = tasks.find(
    ({ concept, verb }) => concept === 'tub' && (verb === 'convert' || verb === 'remove'),
  );
  const isShower = finds(tasks, 'shower', 'shower_pan', 'PLB-SHUNIT') !== undefined;
  if (assembly !== 'bathroom_remodel' || !tub || !isShower || params['tub2'] === 1) return null;
  return { drops: ['DEM-SHOWER'], items: [one('DEM-TUB')] };
};

const SURROUND_PARTS = ['TIL-NICHE', 'TIL-EDGE', 'PLB-VALVE', 'PLB-SURR', 'BTH-ROD'];

const WET_WORK = wordList('wet_work');

/** Around a tub that stays, its walls and valve stay too, unless everything else is done anew. */
export const keptTub: SubstituteRule = ({ assembly, tasks, job }) => {
  const { scope } = job;
  const stays = scope.exclusions.some(({ concept }) => concept === 'tub');
  const asked = tasks.some(({ concept }) => WET_WORK.includes(concept));
  if (assembly !== 'bathroom_remodel' || !stays || asked || job.conversion !== null) return null;
  if (scope.words.has('everything') || scope.words.has('else')) return null;
  return { params: { wall_tile_sf: 0 }, drops: SURROUND_PARTS };
};
