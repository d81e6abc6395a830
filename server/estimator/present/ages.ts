// How old the things of a claim are: the owner's word beats what a document lists for a line, which beats other text of uploads.
import type { ScopeFacts } from '../../domain/scope/scope-facts.ts';

export interface Ages {
  /**
   * Years of the item with this life key; null when nobody said.
   * @param listed what a document lists for this very item
   */
  of(lifeKey: string, listed?: number): number | null;
  /** Years since the house was built: nothing in it is older unless stated. */
  house: number | null;
  /** Depreciation told for the whole job; it goes before every age. */
  told: ScopeFacts['depreciation'];
}

/** @param thisYear of the estimate */
export const agesOf = ({ ages, yearBuilt, depreciation }: ScopeFacts, thisYear: number): Ages => {
  const told = (from: ScopeFacts['ages'][number]['from'], lifeKey: string): number | null =>
    ages.find((age) => age.from === from && age.lifeKeys.some((start) => lifeKey.startsWith(start)))
      ?.years ?? null;
  const house = ages.find(({ lifeKeys }) => lifeKeys.length === 0)?.years ?? null;
  return {
    of: (lifeKey, listed) => told('REQUEST', lifeKey) ?? listed ?? told('UPLOAD', lifeKey),
    told: depreciation,
    house: house ?? (yearBuilt === null ? null : Math.max(0, thisYear - yearBuilt)),
  };
};
