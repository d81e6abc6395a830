// The materials of each row that are cut from stock. Sources of the stock's sizes: the recipes (material_recipes.csv); 12 ft
// carpet and vinyl rolls, 6 ft rolls of pad, 4 ft rolls of underlay and 10 ft rolls of roofing membrane are the usual ones. Laps
// of roof underlayment: IRC R905.1.1 for felt (2 in. at the side, 4 in. at the end), makers' directions for synthetic.
import type {
  RollProblem,
  SheetProblem,
  StickProblem,
  TileProblem,
  WallpaperProblem,
} from '../../cutting/cut-problem.ts';
import { stickOf } from '../../cutting/yard.ts';
import type { OnWall } from './wall-covers.ts';
import { downspoutsIn } from '../../read/text/told-sizes.ts';
import { type ToldStock, toldPaper, toldTile } from './told-stock.ts';

/** The measure that equals a line's quantity when it takes the whole of its rooms. */
export type Measure = 'WALLS' | 'CEILING' | 'FLOOR' | 'AROUND' | 'AROUND_BUT_DOORS';

/** Pieces that the sizes of rooms tell. */
export type RoomCutting = { material: string; measures: readonly Measure[] } & (
  | { kind: 'SHEETS'; stock: SheetProblem['stock'] }
  | { kind: 'ROLL'; stock: RollProblem['stock'] }
  | { kind: 'STICKS'; stock: StickProblem['stock'] }
  | {
      kind: 'BOARDS';
      /** Width of a board with the gap behind it, inches; the gap. */
      coverIn: number;
      gapIn: number;
      /** Feet in which they are sold; a foot costs as much in each. */
      yardFeet: readonly number[];
    }
  | { kind: 'TILES'; told: (text: string) => ToldStock<TileProblem['stock']> }
  | { kind: 'WALLPAPER'; told: (text: string) => ToldStock<WallpaperProblem['stock']> }
);

/** Pieces that the length of a line tells, whatever its rooms are. */
export type LengthCutting = { material: string } & (
  | {
      kind: 'STRIPS';
      stock: SheetProblem['stock'];
      /** Height of the strips where the work does not tell it in the parameter `cut_ft`. */
      heightIn: number;
    }
  | {
      kind: 'LENGTHS';
      stock: StickProblem['stock'];
      /** Pieces of one length that the words tell; else the line is one piece, joined of sticks. */
      told: ((text: string) => { count: number; feet: number } | null) | null;
    }
);

/** Courses on a whole roof along its eaves, whose sizes its assembly tells. */
export interface RoofCutting {
  kind: 'ROOF';
  material: string;
  stock: SheetProblem['stock'];
}

/** Sheets or panels on one outside wall that the words tell. */
export interface WallCutting {
  kind: 'WALL';
  material: string;
  on: OnWall;
}

/** The walls of a shower that the words tell, off a roll. */
export interface ShowerCutting {
  kind: 'SHOWER';
  material: string;
  stock: RollProblem['stock'];
}

/** How one material of a row is cut. */
export type Cutting = RoomCutting | LengthCutting | RoofCutting | WallCutting | ShowerCutting;

/** `sheet of 4 × 8 ft`. */
export const sheetName = (widthIn: number, lengthIn: number): string =>
  `sheet of ${widthIn / 12} × ${lengthIn / 12} ft`;

const sheet = (
  material: string,
  [wide, long]: readonly [wideFt: number, longFt: number],
  ...measures: readonly Measure[]
): Cutting => ({
  kind: 'SHEETS',
  material,
  measures,
  stock: { name: sheetName(12 * wide, 12 * long), widthIn: 12 * wide, lengthIn: 12 * long },
});

/** Goods off a roll that lie side by side, with joints anywhere. */
const butted = (
  material: string,
  name: string,
  [widthIn, lengthIn]: readonly [widthIn: number, lengthIn: number],
): Cutting => ({
  kind: 'SHEETS',
  material,
  measures: ['FLOOR'],
  stock: { name, widthIn, lengthIn },
});

const roll = (material: string, stock: RollProblem['stock']): Cutting => ({
  kind: 'ROLL',
  material,
  measures: ['FLOOR'],
  stock,
});

/** Carpet and vinyl are cut 3 in. larger on every side: the trade's allowance for trimming and seams. */
const WIDE_ROLL: RollProblem['stock'] = { name: '12 ft roll', widthIn: 144, allowanceIn: 6 };
/** Pad is butted within the tack strip, so it needs no allowance. */
const PAD_ROLL: RollProblem['stock'] = { name: '6 ft roll', widthIn: 72, allowanceIn: 0 };

const stick = (material: string, feet: 8 | 16, ...measures: readonly Measure[]): Cutting => ({
  kind: 'STICKS',
  material,
  measures,
  stock: stickOf(feet),
});

/** Bonded sheet membrane, 3 ft 3 in. wide, with 2 in. of lap at each seam. */
const MEMBRANE_ROLL: RollProblem['stock'] = { name: '39 in. roll', widthIn: 39, allowanceIn: 2 };
/** Feet in which yards sell lumber. */
export const YARD_FEET = [16, 14, 12, 10, 8] as const;
/** A board of 5 1/2 in. that lies 1/8 in. from the next one. */
const DECK_BOARD = { coverIn: 5.625, gapIn: 0.125, yardFeet: YARD_FEET };

const floodCut = (heightIn: number): Cutting => ({
  kind: 'STRIPS',
  material: 'Drywall 1/2 in. 4x8 sheet',
  stock: { name: sheetName(48, 96), widthIn: 48, lengthIn: 96 },
  heightIn,
});

const gutter = (material: string): Cutting => ({
  kind: 'LENGTHS',
  material,
  stock: stickOf(10),
  told: null,
});

/** A roll of 10 × 100 ft whose laps of 6 in. at the side and at the end do not show. */
const membrane = (material: string): Cutting =>
  butted(material, 'roll of 10 × 100 ft, laps of 6 in. taken off', [114, 1_194]);

const onRoof = (
  material: string,
  name: string,
  [widthIn, lengthIn]: readonly [widthIn: number, lengthIn: number],
): Cutting => ({ kind: 'ROOF', material, stock: { name, widthIn, lengthIn } });

/** Planks of 8 1/4 in. that lap by 1 1/4, the least that makers allow; studs 16 in. apart. */
const lapped = (material: string, feet: number): Cutting => ({
  kind: 'WALL',
  material,
  on: {
    kind: 'PLANKS',
    stock: {
      name: `plank of 8 1/4 in. × ${feet} ft`,
      widthIn: 8.25,
      lengthIn: 12 * feet,
      exposureIn: 7,
      studIn: 16,
    },
  },
});

const ROWS: readonly (readonly [code: string, ...cuttings: readonly Cutting[]])[] = [
  ['DRW-WALL', sheet('Drywall 1/2 in. 4x8 sheet', [4, 8], 'WALLS')],
  ['DRW-MR', sheet('Moisture-resistant board 1/2 in. 4x8', [4, 8], 'WALLS', 'CEILING')],
  ['DRW-58X', sheet('Drywall 5/8 in. type X 4x8', [4, 8], 'CEILING', 'WALLS')],
  ['DRW-CEIL', sheet('Drywall 1/2 in. ceiling board 4x12', [4, 12], 'CEILING')],
  ['DRW-CUT2', floodCut(24)],
  ['DRW-CUT4', floodCut(48)],
  ['FRM-SUBFLR', sheet('3/4 in. T&G OSB 4x8', [4, 8], 'FLOOR')],
  ['FRM-UNDERLAY', sheet('Plywood underlayment 1/4 in. 4x8', [4, 8], 'FLOOR')],
  ['TIL-CBU', sheet('Cement board 3x5 1/2 in.', [3, 5], 'FLOOR')],
  ['FLR-CARPET', roll('Carpet', WIDE_ROLL), roll('Pad', PAD_ROLL)],
  ['FLR-CARPSY', roll('Carpet', WIDE_ROLL), roll('Pad', PAD_ROLL)],
  ['FLR-PAD', roll('Pad', PAD_ROLL)],
  ['FLR-SHEET', roll('Sheet vinyl', WIDE_ROLL)],
  ['FLR-LVP', butted('Underlay roll 200 SF', 'roll of 4 × 50 ft', [48, 600])],
  ['FLR-LAM', butted('Underlay roll 200 SF', 'roll of 4 × 50 ft', [48, 600])],
  [
    'FLR-HWSOLID',
    butted('Underlayment paper roll 500 SF', 'roll of 3 ft × 166 ft 8 in.', [36, 2_000]),
  ],
  ['FLR-MOIST', butted('Moisture-barrier roll 200 SF', 'roll of 4 × 50 ft', [48, 600])],
  [
    'FRM-SHTHWL',
    {
      kind: 'WALL',
      material: 'Wall sheathing OSB 7/16 in. 4x8',
      on: {
        kind: 'SHEETS',
        stock: { name: sheetName(48, 96), widthIn: 48, lengthIn: 96 },
      },
    },
  ],
  [
    'SDG-PANEL',
    {
      kind: 'WALL',
      material: 'Siding panel 4x10',
      on: {
        kind: 'STICKS',
        stock: {
          name: 'panel of 4 × 10 ft',
          widthIn: 48,
          lengthIn: 120,
          kerfIn: 0,
          terms:
            'Panels stand upright; what is higher than one goes on above a level joint. Pieces under one slope are cut head to tail. Gaps at joints and trim take up the saw’s cut.',
        },
      },
    },
    {
      kind: 'WALL',
      material: 'Batten 1x3',
      on: {
        kind: 'BATTENS',
        stock: {
          name: 'batten of 10 ft',
          lengthIn: 120,
          kerfIn: 0.125,
          apartIn: 16,
          panelIn: 120,
        },
      },
    },
  ],
  ['SDG-FIBER', lapped('Fiber-cement plank 12 ft', 12)],
  ['SDG-ENGW', lapped('Engineered-wood siding, 16 ft board', 16)],
  ['TIL-MEMB', { kind: 'SHOWER', material: 'Waterproofing membrane', stock: MEMBRANE_ROLL }],
  ['FRM-SHTHRF', onRoof('7/16 OSB 4x8', sheetName(48, 96), [48, 96])],
  [
    'RFG-SYN',
    onRoof(
      'Synthetic underlayment roll 10 SQ',
      'roll of 4 × 250 ft, laps of 4 in. taken off',
      [44, 2_996],
    ),
  ],
  [
    'RFG-FELT',
    onRoof(
      'Felt 30 lb, roll 2 SQ',
      'roll of 3 × 72 ft, laps of 2 in. and 4 in. taken off',
      [34, 860],
    ),
  ],
  ['RFG-TPO', membrane('TPO / PVC membrane 60 mil, roll 10 SQ')],
  ['RFG-EPDM', membrane('EPDM membrane, roll 10 SQ')],
  ['TRM-BASE', stick('Baseboard stock', 16, 'AROUND_BUT_DOORS', 'AROUND')],
  ['TRM-CROWN', stick('Crown stock', 16, 'AROUND')],
  ['TRM-CHAIR', stick('Chair-rail stock', 8, 'AROUND_BUT_DOORS', 'AROUND')],
  ['FLR-SHOE', stick('Shoe / quarter-round stock', 8, 'AROUND_BUT_DOORS', 'AROUND')],
  ['GUT-AL5', gutter('Aluminum gutter 5 in.')],
  ['GUT-AL6', gutter('Aluminum gutter 6 in.')],
  ['GUT-AL7', gutter('Aluminum gutter 7 in.')],
  ['DCK-BOARD', { kind: 'BOARDS', material: 'PT 5/4x6', measures: ['FLOOR'], ...DECK_BOARD }],
  [
    'GUT-DOWN',
    { kind: 'LENGTHS', material: 'Downspout 10 ft', stock: stickOf(10), told: downspoutsIn },
  ],
  ['TIL-FLOOR', { kind: 'TILES', material: 'Floor tile', measures: ['FLOOR'], told: toldTile }],
  ['PNT-PAPER', { kind: 'WALLPAPER', material: 'Wallpaper', measures: ['WALLS'], told: toldPaper }],
];

const CUTTINGS: ReadonlyMap<string, readonly Cutting[]> = new Map(
  ROWS.map(([code, ...cuttings]) => [code, cuttings]),
);

/** How a material of a row is cut; undefined for what is not cut from stock. */
export const cuttingOf = (code: string | null, material: string): Cutting | undefined =>
  CUTTINGS.get(code ?? '')?.find((cutting) => cutting.material === material);
