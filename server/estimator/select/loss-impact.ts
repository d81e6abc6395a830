// Trees and vehicles: make safe, then frame and close what was hit; stated amounts come before usual ones.
import { storyOf } from './damage/story.ts';
import { direct, packageOf } from './job.ts';
import type { Job } from './job.ts';
import { affected, finish, isMitigationOnly, tasksOf } from './loss.ts';
import { ownSpace } from './spaces.ts';
import { makeSafe, clearTree, treeParts, untouched } from './loss-tree.ts';
import { isVehicle, isGone } from './impact-told.ts';
import { firstArea } from './task-area.ts';

const WALL_HEIGHT = 8;

/** Outer cladding by what the text calls it. */
const CLADDING: readonly (readonly [string, string])[] = [
  ['brick', 'SDG-BRICKV'],
  ['stucco', 'SDG-STUCCO'],
  ['fiber', 'SDG-FIBER'],
  ['wood', 'SDG-WOOD'],
  ['metal', 'SDG-METAL'],
];

const WIDE =
  /\b(\d+(?:\.\d+)?) (?:ft|lf) (?:wide|long|of (?:the )?(?:wall|brick|siding|framing))\b/;

/** Feet of wall told beside what was knocked out: "about 10 feet wide". */
const toldRun = (job: Job): number | undefined => {
  const [, feet] = WIDE.exec(storyOf(job.scope)) ?? [];
  return feet === undefined ? undefined : Number(feet);
};

/** A vehicle through a wall: make safe, frame, close and finish both sides over the damaged length. */
const vehicle = (job: Job): void => {
  const framed = tasksOf(job, 'framing', 'walls', 'brick_demo', 'house_exterior');
  const clad = tasksOf(job, 'siding', 'brick_veneer', 'stucco');
  const boards = tasksOf(job, 'drywall');
  const run =
    framed.map((task) => task.length ?? task.feet).find((value) => value !== undefined) ??
    toldRun(job);
  const length = run ?? 12;
  const basis = run === undefined ? 'DEFAULT' : 'DERIVED';
  const area = firstArea(framed) ?? length * WALL_HEIGHT;
  const outside = firstArea(clad) ?? area;
  const inside = firstArea(boards) ?? area;
  const story = storyOf(job.scope);
  const cladding = clad.some(({ concept }) => concept === 'brick_veneer')
    ? 'SDG-BRICKV'
    : (CLADDING.find(
        ([name]) =>
          [...framed, ...clad].some(({ qualifiers }) => qualifiers.has(name)) ||
          ((name === 'brick' || name === 'stucco') && story.includes(name)),
      )?.[1] ?? 'SDG-VINYL');
  const space = { ...ownSpace('garage', 'Damaged wall', {}, job.book) };
  const formula = (value: number): string =>
    value === length * WALL_HEIGHT ? `${length} LF x ${WALL_HEIGHT} ft` : `${value} SF as stated`;
  const insulated = !job.scope.places.some(({ type }) => type.startsWith('garage'));
  // Walls of garages are often open inside: boards there are repaired where they are named.
  const isClosed = insulated || boards.length > 0;
  const sheets: [string, number][] = [
    [cladding === 'SDG-BRICKV' ? 'DEM-BRICK' : 'DEM-SIDING', outside],
    ['FRM-WALL26', area],
    ...(insulated ? [['INS-BATTWL', area] as [string, number]] : []),
    ['SDG-WRAP', outside],
    [cladding, outside],
    ...(isClosed
      ? ['DEM-DRYWALL', 'DRW-WALL', 'PNT-PRIME', 'PNT-WALL'].map((code): [string, number] => [
          code,
          inside,
        ])
      : []),
  ];
  if (!isClosed)
    job.scope.notes.push(
      'The damaged wall of the garage is taken as open inside; name the drywall to have it repaired.',
    );
  job.packages.push(
    packageOf({
      space,
      work: 'Repair impact damage',
      items: [
        direct('GCN-ENGR', 1, 'DERIVED', 'structural damage'),
        direct('TMP-SHORE', Math.max(1, Math.ceil(length / 8)), 'DERIVED', 'one post per 8 LF'),
        ...sheets.map(([code, value]) => direct(code, value, basis, formula(value))),
        direct('HAU-PICKUP', 1, 'DERIVED', 'one load'),
        direct('PRM-BLDG', 1, 'DERIVED', 'structural repair'),
      ],
    }),
  );
  finish(job, [...framed, ...clad, ...boards]);
};

/** Roof area below which the eaves are hardly hit, SF; the assembly itself assumes 200. */
const SMALL_HOLE = 100;

export const impact = (job: Job): void => {
  if (isMitigationOnly(job)) {
    makeSafe(job);
    return;
  }
  const isFine = job.scope.exclusions.some(({ concept }) => concept === 'roof');
  const roofs = isFine ? [] : tasksOf(job, 'roof', 'missing_shingles');
  if (isFine) finish(job, tasksOf(job, 'roof'));
  const above = tasksOf(job, 'ceiling').length > 0;
  const onHouse = above || (job.scope.tasks.length === 0 && !isVehicle(job));
  if (roofs.length === 0 && !onHouse) {
    if (
      tasksOf(job, 'framing', 'walls', 'siding', 'brick_demo', 'brick_veneer', 'stucco').length > 0
    )
      vehicle(job);
    else if (
      tasksOf(job, 'fence', 'deck', 'deck_rail', 'deck_board', 'gutter', 'detached_garage').length >
      0
    )
      clearTree(job);
    return;
  }
  // "Went through the roof. The hole is about 3x6": as much roof as the hole.
  const holes = tasksOf(job, 'drywall_hole');
  const area = firstArea([...roofs, ...tasksOf(job, 'roof_deck', 'deck_board'), ...holes]);
  finish(job, holes);
  const [tarp] = tasksOf(job, 'roof_tarp');
  const [space] = affected(job);
  if (!space) return;
  const parts = treeParts(job, (area ?? SMALL_HOLE) < SMALL_HOLE);
  job.packages.push(
    packageOf({
      assembly: 'tree_impact',
      space,
      ...parts,
      drops: [
        ...parts.drops,
        ...untouched(job, roofs),
        ...(isGone(job) ? ['TMP-TREE', 'TMP-DEBRIS'] : []),
      ],
      params: {
        ...(area === undefined ? {} : { roof_sf: area }),
        ...(tarp?.area === undefined ? {} : { tarp_sf: tarp.area }),
      },
    }),
  );
  finish(job, [
    ...roofs,
    ...tasksOf(
      job,
      'roof_tarp',
      'ceiling',
      'tree',
      'drywall',
      'gutter',
      'fascia',
      'framing',
      'joist',
      'rafter',
      'roof_deck',
      'deck_board',
    ),
    // The hole takes the insulation above the ceiling with it; what is measured apart is work of its own.
    ...tasksOf(job, 'insulation', 'batts', 'attic_insulation').filter(
      (task) => task.area === undefined && !task.size,
    ),
  ]);
};
