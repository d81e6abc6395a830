// Marks that mean another thing beside their neighbours, set right before a sentence is read. Order matters.
import type { Clause } from './clauses.ts';
import { withShowerParts } from './retell/shower-parts.ts';
import { withTiledThings } from './retell/tiled-things.ts';
import { withVinylFloor } from './retell/vinyl-floor.ts';
import { withListedTotals, withNewMaterial } from './retell/lists.ts';
import { withLaminateTops, withWoodFloor } from './retell/swapped-materials.ts';
import { withTreated } from './retell/treated.ts';
import { withoutExisting } from './retell/existing.ts';
import { withLoneQualities, withMaterialsBehind } from './retell/lone-qualities.ts';
import { withNeeds, withPronounVerbs } from './retell/orders.ts';
import { withBareRemoval, withRebuilt } from './retell/rebuilt.ts';
import { withLateNeeds } from './retell/late-needs.ts';
import { withOutbuildings, withoutToldHeights } from './retell/outbuildings.ts';
import { withMore, withSteps, withZones } from './retell/counts.ts';
import { withEach, withEachArea, withEachTimes } from './retell/each.ts';
import { withBracketCounts, withHeadedCounts } from './retell/headed-counts.ts';
import {
  withCountOfSame,
  withElsewhere,
  withFurther,
  withPieces,
} from './retell/counts-of-same.ts';
import { withPerRoom } from './retell/per-room.ts';
import { withEqualPieces } from './retell/equal-pieces.ts';
import { withSummedPieces } from './retell/sums.ts';
import {
  withOneBusiness,
  withPorchBoards,
  withoutInnerRooms,
  withoutStorey,
  withoutInterior,
} from './retell/rooms.ts';
import { withDeckStairs, withoutYard } from './retell/yard.ts';
import { withCounters, withMeasuredQualities, withWindowKinds } from './retell/qualities.ts';
import { withFenceHeights } from './retell/heights.ts';
import { withWorkedSurfaces } from './retell/surfaces.ts';
import { withCleanedThings } from './retell/nouns-of-work.ts';
import { withOtherPanels } from './retell/other-panels.ts';
import { withDamageSizes, withOpenings, withPatchedThings } from './retell/damage.ts';
import { withoutCauses, withoutReasons } from './retell/causes.ts';

/** By the id of each. */
const STEPS: Readonly<Record<string, (clause: Clause) => Clause>> = {
  withOtherPanels,
  withFenceHeights,
  withCleanedThings,
  withWorkedSurfaces,
  withTreated,
  withLateNeeds,
  withNeeds,
  withPronounVerbs,
  withBareRemoval,
  withRebuilt,
  withoutToldHeights,
  withOutbuildings,
  withoutYard,
  withDeckStairs,
  withoutExisting,
  withoutInnerRooms,
  withoutStorey,
  withOneBusiness,
  withPerRoom,
  withEqualPieces,
  withSummedPieces,
  withBracketCounts,
  withHeadedCounts,
  withCountOfSame,
  withoutInterior,
  withMeasuredQualities,
  withPorchBoards,
  withWindowKinds,
  withDamageSizes,
  withOpenings,
  withCounters,
  withEachArea,
  withEach,
  withEachTimes,
  withPatchedThings,
  withoutCauses,
  withoutReasons,
  withMore,
  withSteps,
  withPieces,
  withElsewhere,
  withFurther,
  withZones,
  withShowerParts,
  withTiledThings,
  withVinylFloor,
  withLaminateTops,
  withWoodFloor,
  withMaterialsBehind,
  withLoneQualities,
  withListedTotals,
  withNewMaterial,
};

const isSame = (a: Clause, b: Clause): boolean =>
  a === b || (a.length === b.length && a.every((mark, index) => mark === b[index]));

/** The clause by every step in turn; `fired` takes the ids of those that changed it. */
export const retold = (clause: Clause, fired: Set<string>): Clause =>
  Object.entries(STEPS).reduce((told, [id, step]) => {
    const next = step(told);
    if (!isSame(next, told)) fired.add(id);
    return next;
  }, clause);
