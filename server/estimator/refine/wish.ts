// What an owner can ask of an estimate that stands, and the changes of lines some of it comes to.
import type { FinishLevel } from '../../domain/catalog.ts';

/** A finish level by name, or one step from the present one. */
export type LevelStep = FinishLevel | 'UP' | 'DOWN';

export type ClauseWish = { clause: string } & (
  | { kind: 'size'; size: string }
  | { kind: 'height'; feet: string }
  /** Of goods sold by width: "a 48 inch vanity". */
  | { kind: 'width'; inches: string; target: string }
  /** Another material without the one it takes the place of: "use hardwood". */
  | { kind: 'material'; wanted: string }
  /** Another floor in one of several rooms: "carpet in the bedroom". */
  | { kind: 'floorIn'; wanted: string; room: string }
  /** `isKept`: what is there stays; otherwise the work is left out. */
  | { kind: 'exclude'; target: string; isKept: boolean }
  /** `remove the …`: leaves out what was asked for, or else is work of its own. */
  | { kind: 'remove'; target: string }
  | { kind: 'only'; target: string }
  | { kind: 'more'; count: number; target: string }
  | { kind: 'count'; count: number; target: string }
  | { kind: 'swap'; old: string; wanted: string }
  /** Of everything when there is no target. */
  | { kind: 'level'; step: LevelStep; target: string | null }
  /** Of paint, on all that is painted: "just one coat". */
  | { kind: 'coats'; count: number }
  | { kind: 'room'; room: string }
  | { kind: 'add' }
);

/** Done to the lines themselves, so that nothing else moves. */
export type LineWish =
  | { kind: 'leaveOut'; target: string }
  | { kind: 'only'; target: string }
  | { kind: 'count'; target: string; count: number; isMore: boolean }
  | { kind: 'level'; target: string; step: LevelStep };
