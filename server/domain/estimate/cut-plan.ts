// A cut plan: how what is bought is cut into what is needed, and the proof that fewer would not do.
import { z } from 'zod';

const CUT_KINDS = ['SHEETS', 'ROLL', 'STICKS', 'TILES', 'WALLPAPER'] as const;

/** Layouts that a plan keeps; a plan of more says so. */
export const MOST_LAYOUTS = 400;
/** Pieces of one layout. */
export const MOST_CUTS = 400;
/** Characters of what a piece is for. */
export const LONGEST_LABEL = 120;

/** Inches; a roll of carpet is up to 1,000 ft long. */
const inches = z.number().min(0).max(1e6);

const cutLayoutSchema = z.object({
  /** How many pieces of stock are cut this way. */
  times: z.int().min(1).max(1e6),
  /** The piece of stock: `lengthIn` from left to right, `widthIn` from top to bottom. */
  widthIn: inches,
  lengthIn: inches,
  cuts: z
    .array(
      z.object({
        /** Where the piece goes: `Bedroom, wall`. */
        label: z.string().max(LONGEST_LABEL),
        /** Distances from the left and the top of the stock. */
        xIn: inches,
        yIn: inches,
        widthIn: inches,
        lengthIn: inches,
      }),
    )
    .max(MOST_CUTS),
});
/** One way in which a piece of stock is cut. */
export type CutLayout = z.infer<typeof cutLayoutSchema>;
export type Cut = CutLayout['cuts'][number];

export const cutPlanSchema = z.object({
  kind: z.enum(CUT_KINDS),
  /** What is cut, for people: `sheet of 4 × 8 ft`. */
  stock: z.string().max(120),
  /** What is bought: pieces of stock; of a ROLL, inches of its length. */
  ordered: z.number().min(0).max(1e6),
  /** Fewer than this can never do; equal to `ordered` where no better plan exists. */
  bound: z.number().min(0).max(1e6),
  /** Share of what is bought that goes into no piece, in percent. */
  offcutPercent: z.number().min(0).max(100),
  /** What the plan takes for granted, for people: allowances, directions, joints. */
  terms: z.string().max(300),
  layouts: z.array(cutLayoutSchema).max(MOST_LAYOUTS),
});
export type CutPlan = z.infer<typeof cutPlanSchema>;
