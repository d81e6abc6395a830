// What a whole-room assembly has no choice for: a pedestal instead of a vanity, a one-piece shower, another floor.
// Each rule takes rows out of the assembly and puts the named ones in; it never adds what nobody named.
import { NEW_FLOOR_CODE } from './floor-codes.ts';
import { direct, hasParam } from './job.ts';
import { floorCode } from './floor-values.ts';
import { figuresOf, namesOf, wordList } from '../parser/language.ts';
import { finds, one, NONE } from './substitute-parts.ts';
import type { SubstituteRule, SubstitutedRoom, RoomSubstitutes } from './substitute-parts.ts';
import { onePiece, addedShower, halfBath, tubOut, keptTub } from './shower-substitutes.ts';

const WITH_VANITY = new Set(['bathroom_remodel', 'powder_remodel', 'bathroom_add']);

const pedestal: SubstituteRule = ({ assembly, tasks }) => {
  const sink = finds(tasks, 'pedestal_sink');
  if (!sink || !WITH_VANITY.has(assembly) || finds(tasks, 'vanity')) return null;
  return { drops: ['CAB-VAN*', 'CAB-MEDCAB'], items: [one('PLB-PEDESTAL', sink.count ?? 1)] };
};

const FLOOR_ROWS = ['FLR-LVP', 'FLR-SHEET', 'FLR-LAM', 'FLR-HWSOLID', 'FLR-CARPET', 'TIL-FLOOR'];

/** Share of the room that its assembly lays, where cabinets and a tub stand on the rest. */
const LAID_SHARE = figuresOf('laid_share');

/** Floors an assembly lays though it has no parameter for them. */
const FIXED_FLOOR = namesOf('fixed_floor');

/** "Entry makeover, tile floor": the floor named, in the amount the room's own floor has. */
const namedFloor: SubstituteRule = ({ assembly, tasks, space, job }) => {
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

const mudroom: SubstituteRule = ({ assembly, space, tasks }) => {
  if (assembly !== 'laundry_remodel' || space.type !== 'mudroom') return null;
  const hasSink = finds(tasks, 'utility_sink') !== undefined;
  const hasCabinets = finds(tasks, 'cabinets', 'utility_cabinets') !== undefined;
  return { drops: [...(hasSink ? [] : PIPED), ...(hasCabinets ? [] : CUPBOARDS)] };
};

/** A hung ceiling named for a basement takes the place of its drywall one. */
const hungCeiling: SubstituteRule = ({ assembly, tasks, space }) => {
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
const oneLight: SubstituteRule = ({ assembly, tasks }) => {
  const light = finds(tasks, 'light', 'pendant', 'chandelier');
  if (assembly !== 'hallway_refresh' || !light || light.qualifiers.has('plural')) return null;
  return light.count === undefined && light.concept === 'light'
    ? { drops: ['ELE-FIXTURE'], items: [one('ELE-FIXTURE')] }
    : null;
};

const RULES: readonly SubstituteRule[] = [
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
export const substitutesFor = (room: SubstitutedRoom): RoomSubstitutes =>
  RULES.reduce<RoomSubstitutes>((swap, rule) => {
    const more = rule(room);
    if (!more) return swap;
    return {
      drops: [...swap.drops, ...(more.drops ?? [])],
      items: [...swap.items, ...(more.items ?? [])],
      params: { ...swap.params, ...more.params },
    };
  }, NONE);
