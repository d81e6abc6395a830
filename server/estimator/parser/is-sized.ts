import type { ReadPlace } from './parsed-place.ts';

/** Its size is stated: by its sides, or as an area. */
export const isSized = ({ sizes, area }: Pick<ReadPlace, 'sizes' | 'area'>): boolean =>
  sizes.length > 0 || area !== null;
