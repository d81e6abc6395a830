// What a water loss asks for in each group of rooms: how high the walls are cut, which floor and which bases go.
import { combined } from '../../takeoff/combined-space.ts';
import type { Job } from '../job.ts';
import { tasksOf } from '../loss.ts';
import { ownSpace } from '../spaces.ts';
import { cutOfFeet, depthOf, heightOf, pieceOf, runOf } from './boards.ts';
import { storyOf } from './story.ts';
import type { WetWork } from './water-lines.ts';
import type { Hurt, WetArea } from './wet-rooms.ts';
import { namesOf, wordSet } from '../../parser/language.ts';

/** Floors of the two assemblies, by the parser's. */
export const SURFACE = namesOf('surface');

/** Rooms nobody carpets. */
const WET_ROOMS = wordSet('wet_rooms');

/** Usual flood cut where walls are wet and nobody says how high, ft. */
const USUAL_CUT = 2;
const NAMES_CATEGORY = /\b(?:cat|category) [123]\b/;
const STOOD = /\b(?:flood|flooded|flooding|under water|standing water)\b/;

/** Height of the flood cut, ft; 0 where the walls stay. */
export const cutOf = (job: Job, hurt: Hurt, category: number, bare: boolean): number => {
  const told = heightOf([...hurt.boards, ...tasksOf(job, 'baseboard')]);
  if (told !== undefined) return cutOfFeet(told);
  if (bare || hurt.wallsAreFine || pieceOf(hurt.boards, job) !== undefined) return 0;
  const depth = depthOf(job);
  if (depth !== undefined) return cutOfFeet(depth <= 1 ? USUAL_CUT : depth + 1);
  if (hurt.boards.length > 0 || category === 3) return USUAL_CUT;
  const story = storyOf(job.scope);
  const isTold =
    hurt.floors.length > 0 || hurt.ceilings.length > 0 || hurt.others || hurt.floorsAreFine;
  if (isTold && !NAMES_CATEGORY.test(story) && !STOOD.test(story)) return 0;
  return category === 1 ? 0 : USUAL_CUT;
};

export interface Loss {
  hurt: Hurt;
  category: number;
  cut: number;
  bare: boolean;
}

const surfaceOf = ({ spaces, floor }: WetArea, { hurt, bare }: Loss): string => {
  if (bare || hurt.floorsAreFine) return 'none';
  if (floor !== null && floor.floor !== null) return SURFACE[floor.floor] ?? 'none';
  const isTold = hurt.floors.length > 0 || hurt.boards.length + hurt.ceilings.length === 0;
  if (!isTold || (hurt.floors.length > 0 && floor === null)) return 'none';
  return spaces.every(({ type }) => WET_ROOMS.has(type)) ? 'lvp' : 'carpet';
};

/** One group of wet rooms as work; the first one carries what a job has once. */
export const workOf = (area: WetArea, index: number, loss: Loss, job: Job): WetWork => {
  const { spaces, floor } = area;
  const wet = floor?.area;
  const [first] = spaces;
  const space =
    wet === undefined || spaces.some(({ basis }) => basis !== 'DEFAULT')
      ? combined(spaces)
      : { ...ownSpace(first?.type ?? 'room', first?.label ?? '', { area: wet }, job.book) };
  const surface = surfaceOf(area, loss);
  const cut = area.walls ? loss.cut : 0;
  const keepsBase = job.scope.exclusions.some(
    ({ concept }) => concept === 'baseboard' || concept === 'trim',
  );
  return {
    space,
    category: loss.category,
    surface,
    cut,
    run: cut > 0 ? runOf(loss.hurt.boards, space, job) : undefined,
    base: !loss.bare && !keepsBase && (cut > 0 || surface !== 'none'),
    ceiling: 0,
    onlyAbove: false,
    further: index > 0,
  };
};
