// How a proposal can be shown, and what stands on top of its phases; pages know it without the parser of the schemas.

export const PRICES_BY = {
  LINE: 'Each line with its price.',
  PHASE: 'A price for each phase; its lines are listed without.',
} as const;
export type PricesBy = keyof typeof PRICES_BY;

export const ADD_ONS = {
  OVERHEAD: 'Overhead',
  PROFIT: 'Profit',
  CONTINGENCY: 'Contingency',
} as const;
export type AddOnKind = keyof typeof ADD_ONS;
