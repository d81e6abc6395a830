// Purchases for one line of an estimate: the materials of its recipe, else the line itself where it holds any.
// Labor, fees, overhead and profit need nothing. Source of amounts: material_recipes.csv; of waste: catalogue.csv.
import { isCharge } from '../../../domain/money/charges.ts';
import type { LineItem } from '../../../domain/estimate/estimate.ts';
import { roundCents } from '../../../domain/money/money.ts';
import { LUMP_SUM } from '../../../domain/money/unit-measures.ts';
import type { CatalogueItem } from '../../book/catalogue.ts';
import type { RecipeMaterial } from '../../book/recipes.ts';
import { type Grade, GRADE_OF } from '../../book/grades.ts';
import type { CutNeed } from '../../cutting/cut-problem.ts';
import { cutNeedOf } from './cut-needs.ts';
import { deckLumber } from './deck-lumber.ts';
import type { InventoryTerms } from './terms.ts';
import { toldFooting } from './told-stock.ts';

// Whether a row of the price book without a recipe is goods to buy or work that only uses up small things, and how the
// goods are called in a shop. Knows names and actions alone; amounts and costs stand in needs.ts.

/** Rows without a recipe that are booked as installations although their names tell of treating what stands there already. */
const TREATMENT = /^(?:room preparation|grind and|sink or cook-top cut-out)\b/i;

/** Words at the end of a row's name that tell the work, not the goods. */
const WORK_AT_END =
  /(?:,? (?:(?:furnished|fabricated|set|roughed|hung) and (?:installed|connected|set|hung|grouted|finished)|install only)|, (?:installed|connected|placed|anchored|set|fished)| (?:replaced|placed|planted|swapped)|, (?:cored|glazed|trenched in slab|framed opening)| set in concrete)$/i;
/** Rows that are never goods: labor, fees, hauling, rented machines. */
const NO_GOODS =
  /\b(?:labou?r|permits?|inspections?|supervision|haul(?:ing|[- ]?(?:off|away))|dumpster|debris|rentals?|rented|demolition|demo|tear[- ]?(?:off|out))\b/i;
/** The unit has a column of its own. */
const UNIT_AT_END = /, (?:priced )?per (?:SF|SY|LF)(?: of \w+)?$/;
const WORK_AT_START = /^(?:(?:supply|furnish)(?: and|,| &) install|replace|install)(?: new)? /i;

/** True where what is bought bears the name of the row. */
const isGoods = ({ action, name }: Pick<CatalogueItem, 'action' | 'name'>): boolean =>
  action === 'install' && !TREATMENT.test(name);

/** False where the name or the category of a line of the owner's says that nothing is bought. */
const soundsLikeGoods = ({ name, category }: { name: string; category: string }): boolean =>
  !NO_GOODS.test(name) && !NO_GOODS.test(category);

/** "Base cabinets, installed" is bought as base cabinets; a name that holds nothing else stays. */
const goodsName = (name: string): string => {
  const bare = name
    .trim()
    .replace(UNIT_AT_END, '')
    .replace(WORK_AT_END, '')
    .replace(WORK_AT_START, '')
    .trim();
  return bare ? bare.charAt(0).toUpperCase() + bare.slice(1) : name.trim();
};

/** Small things that the work of a category uses up, as a shop has them. */
const SMALL_THINGS: Readonly<Record<string, string>> = {
  Painting: 'Tape, masking film and roller covers',
  Plumbing: 'Fittings, sealant and pipe straps',
  Electrical: 'Wire connectors, boxes and staples',
  HVAC: 'Foil tape, clamps and sealant',
  Cabinets: 'Cabinet screws and shims',
  Countertops: 'Countertop adhesive and sealant',
  Flooring: 'Floor patch, abrasives and blades',
  Tile: 'Tile spacers, sponges and blades',
  Drywall: 'Drywall screws, tape and compound',
  Demolition: 'Contractor bags, blades and poly sheet',
  'Fire & Smoke': 'Cleaning sponges, degreaser and bags',
  'Water Mitigation': 'Poly sheet, antimicrobial and tape',
};
const smallThings = (category: string): string =>
  SMALL_THINGS[category] ?? `Fasteners, adhesive and caulk, ${category.toLowerCase()}`;

/** Goods that are sold by no measure are bought as a set; a lump sum is nothing to buy. */
const boughtUnit = (unit: string): string => (unit === LUMP_SUM ? 'SET' : unit);

/** How a need was found, which is told to people. */
export type NeedSource = 'recipe' | 'counted' | 'item' | 'sundries' | 'line' | 'unpriced';

/** An amount of one material for one line. */
export interface Need {
  name: string;
  unit: string;
  /** Dollars per unit at the place of the job; 1 for sundries, whose amount is dollars. */
  unitCost: number;
  category: string;
  /** Units bought together; null when it is not bought in packs. */
  packSize: number | null;
  /** Amount with waste, not rounded; negative for a credit. */
  amount: number;
  wastePercent: number;
  /** The waste was told, and is not the usual one. */
  isWasteTold?: true;
  /** Id of the line; null for an item that was asked for without an estimate. */
  lineId: string | null;
  source: NeedSource;
  /** The pieces that are cut of it, or why none are known; null for what is not cut from stock. */
  cut: CutNeed | null;
  /** Another size in which it is sold, dollars a piece at the place of the job. */
  other?: { name: string; unitCost: number; holds: number };
}

export type InventoryLine = Pick<
  LineItem,
  'name' | 'quantity' | 'unit' | 'unitPrice' | 'category' | 'tags'
> & {
  id: string | null;
  metadata: Pick<LineItem['metadata'], 'code' | 'finishLevel' | 'goods' | 'wastePercent'> &
    Partial<Pick<LineItem['metadata'], 'workId' | 'basis'>>;
};

/** Time is not bought in a shop. */
const UNITS_OF_TIME = new Set(['HR', 'DAY', 'WK', 'MO']);

const categoryOf = (line: InventoryLine, item: CatalogueItem | undefined): string =>
  line.category.trim() || (item?.category ?? '');

/** Better goods cost more of the same: the material's cost moves as the material share of its item does. */
const finishFactor = ({ costs }: CatalogueItem, grade: Grade): number =>
  costs[1].material > 0 ? costs[grade].material / costs[1].material : 1;

/** Goods counted by the piece are not cut: one breaker for one circuit, so nothing is added for waste. */
const PIECES = new Set(['EA', 'SET', 'LS']);
const wasteOf = (item: CatalogueItem, unit: string, perUnit: number, told?: number): number =>
  item.unit === 'EA' && PIECES.has(unit) && Number.isInteger(perUnit)
    ? 0
    : (told ?? item.wastePercent);

/** Units that are sold whole: nobody cuts a foot of stock in hundredths. */
const WHOLE_UNITS = new Set(['EA', 'LF', 'SF', 'SY']);

const FOOTINGS = 'DCK-FOOT';
const SMALL_BAG = { name: 'Concrete 60 lb', cubicFeet: 0.45 };
const LARGE_BAG = { name: 'Concrete 80 lb', cubicFeet: 0.6 };
/** Small bags beyond which a foreman orders the large ones. */
const MOST_SMALL = 100;

/** Bags for footings whose sizes are told, in place of those of the recipe. */
const footingBags = (
  need: Need,
  { quantity, metadata }: InventoryLine,
  { book, description, region }: InventoryTerms,
): Need => {
  const each = toldFooting(description);
  if (metadata.code !== FOOTINGS || need.name !== SMALL_BAG.name || each === null) return need;
  const small = (quantity * each) / SMALL_BAG.cubicFeet;
  const counted: Need = { ...need, amount: small, wastePercent: 0, source: 'counted' };
  const large = book.countedMaterials.get(LARGE_BAG.name);
  if (small <= MOST_SMALL || !large) return counted;
  return {
    ...counted,
    name: LARGE_BAG.name,
    unitCost: roundCents(large.unitCost * region.material),
    amount: (quantity * each) / LARGE_BAG.cubicFeet,
  };
};

/** Feet of the stock that a plan cuts, where a material is sold by the foot; else as the book has it. */
const packOf = (unit: string, packSize: number | null, cut: CutNeed | null): number | null =>
  unit === 'LF' && cut && 'problem' in cut && cut.problem.kind === 'STICKS'
    ? cut.problem.stock.lengthIn / 12
    : packSize;

/** Materials that sizes count for a line; none where its recipe says what is bought. */
const countedNeeds = (
  { quantity, metadata }: InventoryLine,
  { book, scope }: InventoryTerms,
  costOf: (unitCost: number) => number,
): Omit<Need, 'category' | 'lineId'>[] => {
  const work = scope?.work.find(({ id }) => id === metadata.workId);
  const place = scope?.places.find(({ id }) => id === work?.placeId);
  return (metadata.goods ?? []).flatMap(({ material, perUnit }) => {
    const sold = book.countedMaterials.get(material);
    if (!sold) return [];
    const { unit, unitCost, packSize } = sold;
    const cut = deckLumber(material, quantity * perUnit, work, place, book);
    return [
      {
        name: material,
        unit,
        unitCost: costOf(unitCost),
        packSize: packOf(unit, packSize, cut),
        amount: quantity * perUnit,
        wastePercent: 0,
        source: 'counted' as const,
        cut,
      },
    ];
  });
};

/** One material of a recipe. */
const recipeNeed = (
  line: InventoryLine,
  { material, unit, unitCost, packSize }: RecipeMaterial,
  terms: InventoryTerms,
  known: Pick<Need, 'category' | 'lineId' | 'amount' | 'wastePercent' | 'isWasteTold'>,
  costOf: (dollars: number) => number,
): Need => {
  const other = terms.book.otherPacks.get(material);
  const cut = cutNeedOf(line, material, terms);
  const need: Need = {
    ...known,
    name: material,
    unit: boughtUnit(unit),
    unitCost: costOf(unitCost),
    packSize: packOf(unit, packSize, cut),
    source: 'recipe',
    cut,
    ...(other && {
      other: { name: other.name, unitCost: costOf(other.unitCost), holds: other.holds },
    }),
  };
  return footingBags(need, line, terms);
};

const itemNeeds = (line: InventoryLine, item: CatalogueItem, terms: InventoryTerms): Need[] => {
  const grade = GRADE_OF[line.metadata.finishLevel ?? terms.finishLevel];
  const common = { category: categoryOf(line, item), lineId: line.id };
  const withWaste = (unit: string, perUnit: number) => {
    const told = line.metadata.wastePercent;
    const wastePercent = wasteOf(item, unit, perUnit, told);
    return {
      wastePercent,
      amount: line.quantity * perUnit * (1 + wastePercent / 100),
      ...(told === undefined ? {} : { isWasteTold: true as const }),
    };
  };
  const costOf = (dollars: number) =>
    roundCents(dollars * finishFactor(item, grade) * terms.region.material);
  const counted = countedNeeds(line, terms, costOf).map((need) => ({ ...need, ...common }));
  if (counted.length > 0) return counted;
  const recipe = terms.book.recipes.get(item.code);
  if (recipe)
    return recipe.map((row) =>
      recipeNeed(line, row, terms, { ...common, ...withWaste(row.unit, row.perUnit) }, costOf),
    );
  const net = item.costs[grade].material / (1 + item.wastePercent / 100);
  if (net <= 0) return [];
  if (!isGoods(item)) {
    // Dollars instead of units: small things of many rows make one sum, so nothing is rounded before it.
    return [
      {
        ...common,
        name: smallThings(common.category),
        unit: 'SET',
        unitCost: 1,
        packSize: null,
        amount: line.quantity * item.costs[grade].material * terms.region.material,
        wastePercent: item.wastePercent,
        source: 'sundries',
        cut: null,
      },
    ];
  }
  return [
    {
      ...common,
      name: goodsName(line.name || item.name),
      unit: boughtUnit(item.unit),
      unitCost: roundCents(net * terms.region.material),
      packSize: WHOLE_UNITS.has(item.unit) ? 1 : null,
      ...withWaste(item.unit, 1),
      source: 'item',
      cut: cutNeedOf(line, goodsName(item.name), terms),
    },
  ];
};

const ownNeed = (line: InventoryLine): Need[] =>
  line.unitPrice < 0 || UNITS_OF_TIME.has(line.unit.toUpperCase()) || !soundsLikeGoods(line)
    ? []
    : [
        {
          name: goodsName(line.name) || 'Unnamed line',
          unit: boughtUnit(line.unit || 'EA'),
          unitCost: roundCents(line.unitPrice),
          category: line.category.trim(),
          packSize: null,
          amount: line.quantity,
          wastePercent: 0,
          lineId: line.id,
          source: line.id === null ? 'unpriced' : 'line',
          cut: null,
        },
      ];

/** The line's category if nothing of it is bought for an inventory; null otherwise. */
export const excludedCategoryOf = (
  line: InventoryLine,
  { book }: InventoryTerms,
): string | null => {
  const category = categoryOf(line, book.items.get(line.metadata.code ?? ''));
  return book.laborCategories.has(category) ? category : null;
};

/** Needs of a line; empty when it has nothing to buy. */
export const needsOf = (line: InventoryLine, terms: InventoryTerms): Need[] => {
  const item = terms.book.items.get(line.metadata.code ?? '');
  if (excludedCategoryOf(line, terms) !== null) return [];
  if (isCharge(line)) return [];
  return item ? itemNeeds(line, item, terms) : ownNeed(line);
};
