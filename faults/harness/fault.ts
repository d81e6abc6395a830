// What a case of `npm run test:faults` is: something goes wrong on purpose, and findings say what came of it.
import type { World } from './world.ts';

export interface Finding {
  /** What must hold. */
  readonly what: string;
  /** What was seen, with its unit. */
  readonly seen: string;
  readonly holds: boolean;
}

export interface Fault {
  /** Id in the list of faults: `F1`. */
  readonly id: string;
  readonly title: string;
  run(world: World): Promise<readonly Finding[]>;
}

export const finding = (what: string, seen: string | number, holds: boolean): Finding => ({
  what,
  seen: String(seen),
  holds,
});

/** What must be exactly so. */
export const exactly = (what: string, seen: number, wanted: number): Finding =>
  finding(what, `${seen} of ${wanted}`, seen === wanted);

/** What must not be more. */
export const atMost = (what: string, seen: number, most: number, unit: string): Finding =>
  finding(what, `${Math.round(seen)} ${unit} (at most ${most})`, seen <= most);
