// What is to be cut of what: pieces in, a plan out. Inches throughout; labels are for people.
import type { CutLayout, CutPlan } from '../../domain/estimate/cut-plan.ts';

/** Runs of strips that are hung end to end: courses of a wall, strips of a ceiling. Joints are free. */
export interface SheetProblem {
  kind: 'SHEETS';
  stock: { name: string; widthIn: number; lengthIn: number };
  /** Each at most as high as a sheet is wide. `used` stands on pieces with sloped ends alone: the share that goes into the work. */
  runs: readonly { label: string; heightIn: number; lengthIn: number; used?: number }[];
}

/** Trim, lumber and upright panels: each piece is cut in one, unless it is longer than the stock. */
export interface StickProblem {
  kind: 'STICKS';
  /** `widthIn` only of what is drawn as wide as it is, such as panels; `terms` of what is laid by a rule of its own. */
  stock: { name: string; lengthIn: number; kerfIn: number; widthIn?: number; terms?: string };
  pieces: readonly { label: string; lengthIn: number }[];
}

/** Goods off a roll, all laid the same way. */
export interface RollProblem {
  kind: 'ROLL';
  /** `allowanceIn` is added to both sides of every piece, for trimming and seams. */
  stock: { name: string; widthIn: number; allowanceIn: number };
  rooms: readonly { label: string; firstIn: number; secondIn: number }[];
}

/** Tiles of one size on floors, along their longer side. */
export interface TileProblem {
  kind: 'TILES';
  stock: {
    name: string;
    tileLengthIn: number;
    tileWidthIn: number;
    jointIn: number;
    pattern: 'STRAIGHT' | 'HALF' | 'THIRD';
    /** Tiles sold together; null where nobody told. */
    boxOf: number | null;
  };
  rooms: readonly { label: string; firstIn: number; secondIn: number }[];
}

/** Strips of wallpaper in the order in which they are hung. */
export interface WallpaperProblem {
  kind: 'WALLPAPER';
  stock: {
    name: string;
    widthIn: number;
    lengthIn: number;
    match: 'FREE' | 'STRAIGHT' | 'HALF_DROP';
    /** Repeat of the pattern; not looked at for a free match. */
    repeatIn: number;
  };
  strips: readonly { label: string; lengthIn: number; isOverDoor?: boolean }[];
}

export type CutProblem = SheetProblem | StickProblem | RollProblem | TileProblem | WallpaperProblem;

/** What a line asks to be cut of one material: the problem and the rooms it is of, or why there is none. */
export type CutNeed = { problem: CutProblem; rooms: number } | { reason: string };

/** Equal pieces of stock as one layout, in the order in which they first appear. */
export const grouped = (layouts: readonly Omit<CutLayout, 'times'>[]): CutPlan['layouts'] =>
  [...Map.groupBy(layouts, (layout) => JSON.stringify(layout)).values()].flatMap(
    ([first, ...others]) => (first ? [{ ...first, times: 1 + others.length }] : []),
  );

/** Share of the stock that goes into no piece, in percent with one decimal. */
export const offcutOf = (boughtSqIn: number, usedSqIn: number): number =>
  boughtSqIn === 0 ? 0 : Math.round(Math.max(0, 1 - usedSqIn / boughtSqIn) * 1_000) / 10;
