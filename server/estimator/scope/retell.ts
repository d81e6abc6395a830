// Marks that mean another thing beside their neighbours, set right before a sentence is read. Order matters.
import type { Clause } from './clauses.ts';
import { withTiledThings, withVinylFloor } from './retell/tiles-vinyl.ts';
import { withoutExisting } from './retell/existing.ts';
import { withKindOfOne } from './retell/kind-of-one.ts';
import { withLoneQualities } from './retell/lone-qualities.ts';
import {
  withBareRemoval,
  withPronounVerbs,
  withNeeds,
  withOutbuildings,
  withoutToldHeights,
  withRebuilt,
} from './retell/orders.ts';
import {
  withEachArea,
  withEach,
  withEachTimes,
  withHeadedCounts,
  withFurther,
  withMore,
  withPieces,
  withSteps,
  withZones,
} from './retell/counts.ts';
import {
  withPorchBoards,
  withoutDescribedHouse,
  withoutInnerRooms,
  withoutInterior,
} from './retell/rooms.ts';
import {
  withCounters,
  withMeasuredQualities,
  withRoofSquares,
  withWindowKinds,
  withoutSubstance,
} from './retell/qualities.ts';
import {
  withDamageSizes,
  withPatchedThings,
  withoutCauses,
  withoutReplaced,
} from './retell/damage.ts';

const STEPS: readonly ((clause: Clause) => Clause)[] = [
  withNeeds,
  withKindOfOne,
  withPronounVerbs,
  withBareRemoval,
  withRebuilt,
  withoutToldHeights,
  withOutbuildings,
  withoutExisting,
  withoutInnerRooms,
  withoutReplaced,
  withoutSubstance,
  withHeadedCounts,
  withoutInterior,
  withRoofSquares,
  withMeasuredQualities,
  withPorchBoards,
  withWindowKinds,
  withDamageSizes,
  withCounters,
  withEachArea,
  withEach,
  withEachTimes,
  withPatchedThings,
  withoutDescribedHouse,
  withoutCauses,
  withMore,
  withSteps,
  withPieces,
  withFurther,
  withZones,
  withTiledThings,
  withVinylFloor,
  withLoneQualities,
];

export const retold = (clause: Clause): Clause => STEPS.reduce((told, step) => step(told), clause);
