// How much of walls and ceilings a text says is damaged: a height along a run, a piece, a share, or all of a room.
import type { Task } from '../../parser/parsed-task.ts';
import type { Space } from '../../takeoff/space.ts';
import { direct } from '../job.ts';
import type { Job } from '../job.ts';
import type { DirectItem } from '../../takeoff/work-package.ts';
import { saidOf, storyOf } from './story.ts';
import { firstArea } from '../task-area.ts';

const INCHES_PER_FOOT = 12;
/** Flood cuts of the price book, ft; above the higher one the whole wall is boarded. */
const CUTS = [2, 4] as const;
const FULL = 8;

/** Boards are cut at the next of the usual heights above the damage. */
export const cutOfFeet = (feet: number): number => CUTS.find((cut) => feet <= cut) ?? FULL;

/** Feet up the wall, when the text tells how high it is damaged. */
export const heightOf = (tasks: readonly Task[]): number | undefined => {
  const inches = tasks.flatMap((task) => (task.inches === undefined ? [] : [task.inches]))[0];
  const feet = tasks.find(
    ({ concept, feet: up }) => concept === 'drywall' && up !== undefined && up <= FULL,
  )?.feet;
  const rise = tasks.flatMap((task) => (task.rise === undefined ? [] : [task.rise]))[0];
  return feet ?? (inches === undefined ? rise : inches / INCHES_PER_FOOT);
};

const DEPTH = /\b(\d+(?:\.\d+)?) (in|ft) (?:of )?(?:standing |dirty |sewage |muddy )*water\b/;

/** Feet of water that stood in the room. */
export const depthOf = ({ scope }: Job): number | undefined => {
  const [, value, unit] = DEPTH.exec(storyOf(scope)) ?? [];
  return value === undefined ? undefined : Number(value) / (unit === 'in' ? INCHES_PER_FOOT : 1);
};

/** "One wall", in a room of which nobody told how long it is: its longer side. */
const ONE_WALL =
  /\b(?:one|1|a single|back|front|side|left|right|outside|exterior|north|south|east|west|far|shared) wall\b/;

/** Length of wall that is damaged, when it is not all round the room, ft. */
export const runOf = (tasks: readonly Task[], space: Space, job: Job): number | undefined => {
  const stated = tasks
    .map(({ length, feet, concept }) => length ?? (concept === 'walls' ? feet : undefined))
    .find((value) => value !== undefined);
  if (stated !== undefined) return stated;
  const one = tasks.some((task) => ONE_WALL.test(saidOf(task, job.scope)));
  return one ? (space.length ?? Math.round(space.perimeter / 4)) : undefined;
};

const N = String.raw`(\d+(?:\.\d+)?)`;
const PIECE = new RegExp(
  String.raw`\b${N} ?(?:ft|')? ?(?:x|by) ?${N} ?(?:ft|')?(?! ?(?:in|\"|x)\b)|\b${N} (?:ft|lf) (?:long|wide)(?: ,)?(?: and| by| x)? ?${N} ft (?:high|tall|up)\b|\b${N} sqft\b`,
);

/** A size told beside a thing that took none: "4 by 5 ft", "6 ft long 3 ft high". */
const toldPiece = (task: Task, job: Job): number | undefined => {
  const found = PIECE.exec(saidOf(task, job.scope));
  if (!found) return undefined;
  const [length, width = 1] = found
    .slice(1)
    .flatMap((value) => (value === undefined ? [] : [Number(value)]));
  if (length === undefined) return undefined;
  const isRoom = task.places.some(
    ({ sizes, area }) =>
      area === length * width || sizes.some((size) => size.length * size.width === length * width),
  );
  return isRoom ? undefined : length * width;
};

/** Part of a surface told by its own size, SF. */
export const pieceOf = (tasks: readonly Task[], job: Job): number | undefined => {
  const parts = tasks.filter(({ inches, rise }) => inches === undefined && rise === undefined);
  return (
    firstArea(parts) ?? parts.map((task) => toldPiece(task, job)).find((area) => area !== undefined)
  );
};

const STAINED =
  /\b(?:stain|stained|discolored|spot|spotted|ring|yellow|brown|peeling|bubbled|bubbling|flaking|blistered)\b/;
const FALLEN =
  /\b(?:collapsed|collapse|fell|fallen|caved|cave|sag|sagging|sagged|hole|coming down|came down|come down|remove|replace|replaced|new|torn|tear|cut|wet|soaked|ruined|crumbling|drooping|down)\b/;

/** A ceiling that only got stained is sealed and painted; no board comes down. */
export const isOnlyStained = (task: Task, job: Job): boolean => {
  const said = saidOf(task, job.scope).replaceAll(/\bno [a-z]+/g, '');
  return (
    task.verb !== 'replace' && task.verb !== 'remove' && STAINED.test(said) && !FALLEN.test(said)
  );
};

const SHARE = /^share:(\d+)$/;

/** Part of a ceiling told as a share of it. */
export const shareOf = (tasks: readonly Task[]): number | undefined => {
  for (const { qualifiers } of tasks)
    for (const quality of qualifiers) {
      const [, percent] = SHARE.exec(quality) ?? [];
      if (percent !== undefined) return Number(percent) / 100;
    }
  return undefined;
};

const round = (value: number): number => Math.round(value * 10) / 10;

/** New boards on part of a ceiling; the paint runs from wall to wall. */
export const ceilingPiece = (area: number, space: Space, old: string | null): DirectItem[] => {
  const told = `${round(area)} SF of the ceiling`;
  return [
    ...(old === null ? [] : [direct(old, area, 'STATED', told)]),
    direct('DRW-CEIL', area, 'STATED', told),
    direct('PNT-PRIME', area, 'DERIVED', told),
    direct(
      'PNT-CEIL',
      Math.max(area, space.area),
      'DERIVED',
      'the whole ceiling, so that it matches',
    ),
  ];
};

/** New boards on part of a wall; that wall is painted from corner to corner. */
export const wallPiece = (area: number, space: Space, old: string | null): DirectItem[] => {
  const told = `${round(area)} SF of the wall`;
  const wall = (space.length ?? space.perimeter / 4) * space.height;
  return [
    ...(old === null ? [] : [direct(old, area, 'STATED', told)]),
    direct('DRW-WALL', area, 'STATED', told),
    direct('PNT-PRIME', area, 'DERIVED', told),
    direct('PNT-WALL', round(Math.max(area, wall)), 'DERIVED', 'that wall from corner to corner'),
  ];
};
