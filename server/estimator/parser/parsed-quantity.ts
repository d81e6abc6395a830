// Sizes and amounts as a text tells them.

export interface Size {
  length: number;
  width: number;
  height: number | null;
}

export interface Quantity {
  count?: number;
  /** SF. */
  area?: number;
  /** LF. */
  length?: number;
  squares?: number;
  /** CY. */
  volume?: number;
  days?: number;
  hours?: number;
  feet?: number;
  inches?: number;
  /** Height of what covers only the lower part of a wall, ft. */
  rise?: number;
  size?: Size;
  all?: boolean;
}

/** Those of one figure that a mark of the same name tells. */
export const QUANTITIES = [
  'count',
  'area',
  'length',
  'squares',
  'volume',
  'days',
  'hours',
  'feet',
  'inches',
] as const satisfies readonly (keyof Quantity)[];

/** Those that a thing lends to another name of it. */
export const LENT_QUANTITIES = [
  'count',
  'area',
  'length',
  'squares',
  'feet',
] as const satisfies readonly (keyof Quantity)[];
