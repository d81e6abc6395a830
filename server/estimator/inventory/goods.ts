// Whether a row of the price book without a recipe is goods to buy or work that only uses up small things, and how the
// goods are called in a shop. Knows names and actions alone; amounts and costs stand in needs.ts.
import type { CatalogueItem } from '../price-book/catalogue.ts';

/** Rows without a recipe that are booked as installations although their names tell of treating what stands there already. */
const TREATMENT = /^(?:room preparation|grind and|sink or cook-top cut-out)\b/i;

/** What a row says of the work at its end, not of the goods. */
const WORK_AT_END =
  /(?:,? (?:(?:furnished|fabricated|set|roughed|hung) and (?:installed|connected|set|hung|grouted|finished)|install only)|, (?:installed|connected|placed|anchored|set|fished)| (?:replaced|placed|planted|swapped)|, (?:cored|glazed|trenched in slab|framed opening)| set in concrete)$/i;
/** What is no goods whoever wrote the line: work, fees, hauling, hired machines. */
const NO_GOODS =
  /\b(?:labou?r|permits?|inspections?|supervision|haul(?:ing|[- ]?(?:off|away))|dumpster|debris|rentals?|rented|demolition|demo|tear[- ]?(?:off|out))\b/i;
/** The unit has a column of its own. */
const UNIT_AT_END = /, (?:priced )?per (?:SF|SY|LF)(?: of \w+)?$/;
const WORK_AT_START = /^(?:(?:supply|furnish)(?: and|,| &) install|replace|install)(?: new)? /i;

/** True where what is bought bears the name of the row. */
export const isGoods = ({ action, name }: Pick<CatalogueItem, 'action' | 'name'>): boolean =>
  action === 'install' && !TREATMENT.test(name);

/** False where the name or the category of a line of the owner's says that nothing is bought. */
export const soundsLikeGoods = ({ name, category }: { name: string; category: string }): boolean =>
  !NO_GOODS.test(name) && !NO_GOODS.test(category);

/** "Base cabinets, installed" is bought as base cabinets; a name that holds nothing else stays. */
export const goodsName = (name: string): string => {
  const bare = name
    .trim()
    .replace(UNIT_AT_END, '')
    .replace(WORK_AT_END, '')
    .replace(WORK_AT_START, '')
    .trim();
  return bare ? bare.charAt(0).toUpperCase() + bare.slice(1) : name.trim();
};

/** The one line for the small things that the work of a category uses up. */
export const sundriesName = (category: string): string =>
  `Sundries for ${category} (fasteners, compounds, masking …)`;
