// What the user does not want, as codes that go from the work, and as said back to people.
import { conceptOf } from '../parser/concepts/all.ts';
import { wordsWithRoom } from '../parser/exclusion-of.ts';
import type { ReadExclusion, ReadScope } from '../parser/parsed-request.ts';
import { fits } from '../takeoff/work-package.ts';
import type { WorkPackage } from '../takeoff/work-package.ts';
import { NEW_FLOOR_CODE } from './floor-codes.ts';
import type { Job } from './job.ts';

/** "Carpet by landlord" in a fit-out: that floor is not laid, in either of its forms. */
export const refusedFloor = (floor: string, { tasks }: Pick<ReadScope, 'tasks'>): string[] => {
  const wanted = tasks.some((task) => task.concept === 'floor' && task.floor === floor);
  const codes = [
    NEW_FLOOR_CODE[floor],
    floor === 'carpet' ? NEW_FLOOR_CODE['ctile'] : undefined,
    floor === 'carpet' ? 'CLN-CARPET' : undefined,
  ];
  return wanted ? [] : codes.filter((code) => code !== undefined);
};

/** Code patterns that excluding a kind of work removes. */
export const VERB_DROPS: Partial<Record<NonNullable<ReadExclusion['verb']>, string[]>> = {
  remove: ['DEM-*', 'HAU-*'],
  paint:
    'WALL WALL1 CEIL PRIME BASE TRIM CROWN DOOR WINDOW CLOSET STAIR EXT EXTTRIM EXTDOOR PREP LABOR'
      .split(' ')
      .map((name) => `PNT-${name}`),
};

/** Code patterns that excluding a thing removes. */
export const codesOfThing = (concept: string): string[] =>
  conceptOf(concept)
    .drops.split(' ')
    .filter((code) => code !== '');

const TRADES = new Set(['plumbing_work', 'electrical_work']);

/** A room done anew among others of a house told with its size. */
const isRoomOfHouse = ({ scope }: Job, assembly: string | null): boolean =>
  scope.places.some(({ type, area }) => type === 'house' && area !== null) &&
  scope.places.filter(({ whole, excluded }) => whole !== null && !excluded).length > 1 &&
  (assembly === 'kitchen_remodel' || assembly === 'bathroom_remodel');

/** What is refused, each once, and what the rest of the text names. */
interface RefusedWork {
  exclusions: readonly ReadExclusion[];
  concepts: ReadonlySet<string>;
  rooms: ReadonlySet<string>;
}

export const refusedIn = ({ exclusions, tasks, places }: ReadScope): RefusedWork => ({
  exclusions: [
    ...new Map(
      exclusions.map((each) => [
        JSON.stringify([each.concept, each.verb, each.floor, each.room]),
        each,
      ]),
    ).values(),
  ],
  concepts: new Set(tasks.map(({ concept }) => concept)),
  rooms: new Set(places.map(({ type }) => type)),
});

export const dropsOf = (
  job: Job,
  { exclusions, concepts, rooms }: RefusedWork,
  { space, items, assembly }: WorkPackage,
): string[] =>
  exclusions.flatMap(({ concept, verb, floor, room }) => {
    if (verb !== null) return VERB_DROPS[verb] ?? [];
    if (concept === null) return [];
    // "Kitchen full, 2 baths full … plumbing ok": the pipes of the house, not the fixtures of its new rooms.
    if (TRADES.has(concept) && isRoomOfHouse(job, assembly)) return [];
    if (floor !== null) return room === null ? refusedFloor(floor, job.scope) : [];
    if (room !== null && room !== space.type && rooms.has(room)) return [];
    // An object asked for elsewhere in the text is wanted there.
    if (concepts.has(concept)) return [];
    const codes = codesOfThing(concept);
    // "EPDM over the addition; the main roof is fine": what was ordered by name stays.
    const main = items.find(({ code }) => !/^(?:DEM|HAU)-/.test(code))?.code;
    return main !== undefined && codes.some((pattern) => fits(main, pattern)) ? [] : codes;
  });

/** Objects the user wants left out, for people. */
export const wordsRefused = ({ exclusions }: ReadScope): string[] => [
  ...new Set(
    exclusions.flatMap((each) =>
      each.words === '' || each.floor !== null ? [] : wordsWithRoom(each),
    ),
  ),
];
