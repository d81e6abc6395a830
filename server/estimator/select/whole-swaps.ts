// What a whole-room assembly has no choice for: a pedestal instead of a vanity, a one-piece shower, another floor.
// Each rule takes rows out of the assembly and puts the named ones in; it never adds what nobody named.
import type { Task } from '../scope/scope.ts';
import type { Params } from '../takeoff/run-assembly.ts';
import type { Space } from '../takeoff/space.ts';
import type { DirectItem } from '../takeoff/work-package.ts';
import { NEW_FLOOR_CODE } from './floor-codes.ts';
import { direct, hasParam } from './job.ts';
import type { Job } from './job.ts';
import { floorCode } from './whole-values.ts';
import { figuresOf, namesOf, wordList } from '../scope/language.ts';

export interface Swap {
  drops: readonly string[];
  items: readonly DirectItem[];
  params: Params;
}

interface Room {
  assembly: string;
  tasks: readonly Task[];
  space: Space;
  job: Job;
  /** Parameters set so far. */
  params: Params;
}

type Rule = (room: Room) => Partial<Swap> | null;

const NONE: Swap = { drops: [], items: [], params: {} };

const isNew = ({ verb }: Task): boolean => verb !== 'remove' && verb !== 'reset';

const finds = (tasks: readonly Task[], ...concepts: string[]): Task | undefined =>
  tasks.find((task) => concepts.includes(task.concept) && isNew(task));

const one = (code: string, count = 1): DirectItem => direct(code, count, 'STATED', 'as named');

const WITH_VANITY = new Set(['bathroom_remodel', 'powder_remodel', 'bathroom_add']);

const pedestal: Rule = ({ assembly, tasks }) => {
  const sink = finds(tasks, 'pedestal_sink');
  if (!sink || !WITH_VANITY.has(assembly) || finds(tasks, 'vanity')) return null;
  return { drops: ['CAB-VAN*', 'CAB-MEDCAB'], items: [one('PLB-PEDESTAL', sink.count ?? 1)] };
};

const TILED_SHOWER = ['TIL-PAN', 'TIL-MOSAIC', 'TIL-WALL', 'TIL-MEMB', 'TIL-NICHE', 'TIL-EDGE'];

/** One piece of acrylic needs no tile, base or surround. */
const onePiece: Rule = ({ assembly, tasks, space }) => {
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
const addedShower: Rule = ({ assembly, tasks, space, job }) => {
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

const halfBath: Rule = ({ assembly, space }) =>
  assembly === 'bathroom_add' && space.type === 'powder_room'
    ? {
        drops: BATHING,
        items: [direct('TIL-CBU', floorBed(space), 'DERIVED', '0.8 x floor area')],
      }
    : null;

/** "Replace the tub with a walk-in shower": the tub comes out. */
const tubOut: Rule = ({ assembly, tasks, params }) => {
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
const keptTub: Rule = ({ assembly, tasks, job }) => {
  const { scope } = job;
  const stays = scope.exclusions.some(({ concept }) => concept === 'tub');
  const asked = tasks.some(({ concept }) => WET_WORK.includes(concept));
  if (assembly !== 'bathroom_remodel' || !stays || asked || job.conversion !== null) return null;
  if (scope.words.has('everything') || scope.words.has('else')) return null;
  return { params: { wall_tile_sf: 0 }, drops: SURROUND_PARTS };
};

const FLOOR_ROWS = ['FLR-LVP', 'FLR-SHEET', 'FLR-LAM', 'FLR-HWSOLID', 'FLR-CARPET', 'TIL-FLOOR'];

/** Share of the room that its assembly lays, where cabinets and a tub stand on the rest. */
const LAID_SHARE = figuresOf('laid_share');

/** Floors an assembly lays though it has no parameter for them. */
const FIXED_FLOOR = namesOf('fixed_floor');

/** "Entry makeover, tile floor": the floor named, in the amount the room's own floor has. */
const namedFloor: Rule = ({ assembly, tasks, space, job }) => {
  const share = LAID_SHARE[assembly];
  const floor = tasks.find(
    (task) => task.concept === 'floor' && task.floor !== null && task.verb !== 'remove',
  );
  const wanted = NEW_FLOOR_CODE[floor?.floor ?? ''];
  if (!floor || share === undefined || wanted === undefined) return null;
  if (floor.verb === 'refinish' || floor.verb === 'clean') return null;
  const laid = FIXED_FLOOR[assembly] ?? floorCode(assembly, floor.floor ?? '');
  if (laid === wanted) return null;
  const area = floor.area ?? Math.round(share * space.area * 10) / 10;
  const basis = floor.area === undefined ? space.basis : 'STATED';
  const formula = floor.area === undefined ? `${share} x floor area` : `${area} SF as stated`;
  const tiled = wanted === 'TIL-FLOOR';
  const hasChoice = hasParam(job.book, assembly, 'floor');
  return {
    params: hasChoice ? { floor: 'none' } : {},
    drops: hasChoice
      ? []
      : [...FLOOR_ROWS, ...(tiled || assembly === 'bathroom_add' ? [] : ['TIL-CBU'])],
    items: [
      ...(tiled ? [direct('TIL-CBU', area, basis, formula)] : []),
      direct(wanted, area, basis, formula),
    ],
  };
};

/** A mudroom has hooks and a bench, no pipes. */
const PIPED = wordList('piped');
const CUPBOARDS = ['CAB-GARAGE', 'CAB-WALL', 'CAB-PULL', 'CTP-LAM'];

const mudroom: Rule = ({ assembly, space, tasks }) => {
  if (assembly !== 'laundry_remodel' || space.type !== 'mudroom') return null;
  const hasSink = finds(tasks, 'utility_sink') !== undefined;
  const hasCabinets = finds(tasks, 'cabinets', 'utility_cabinets') !== undefined;
  return { drops: [...(hasSink ? [] : PIPED), ...(hasCabinets ? [] : CUPBOARDS)] };
};

/** A hung ceiling named for a basement takes the place of its drywall one. */
const hungCeiling: Rule = ({ assembly, tasks, space }) => {
  const isHung = finds(tasks, 'act_ceiling') !== undefined;
  const share = LAID_SHARE[assembly];
  if (!isHung || assembly !== 'basement_finish' || share === undefined) return null;
  const quantity = Math.round(space.area * share);
  return {
    items: [direct('DRW-ACT24', quantity, 'DERIVED', `${share} x floor area`)],
    drops: ['DRW-CEIL', 'PNT-CEIL', 'DRW-ACT24'],
  };
};

/** "Entry makeover, new light": one of them. */
const oneLight: Rule = ({ assembly, tasks }) => {
  const light = finds(tasks, 'light', 'pendant', 'chandelier');
  if (assembly !== 'hallway_refresh' || !light || light.qualifiers.has('plural')) return null;
  return light.count === undefined && light.concept === 'light'
    ? { drops: ['ELE-FIXTURE'], items: [one('ELE-FIXTURE')] }
    : null;
};

const RULES: readonly Rule[] = [
  oneLight,
  hungCeiling,
  pedestal,
  onePiece,
  addedShower,
  halfBath,
  tubOut,
  keptTub,
  namedFloor,
  mudroom,
];

/** All that the named objects change beyond the assembly's own parameters. */
export const swapsFor = (room: Room): Swap =>
  RULES.reduce<Swap>((swap, rule) => {
    const more = rule(room);
    if (!more) return swap;
    return {
      drops: [...swap.drops, ...(more.drops ?? [])],
      items: [...swap.items, ...(more.items ?? [])],
      params: { ...swap.params, ...more.params },
    };
  }, NONE);
