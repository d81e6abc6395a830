// The part of a result that can be shown as soon as its answer is there, before its page is.
import type { Unmasked } from '@apollo/client/masking';
import type { ResultPageQuery } from '../../../gql/graphql.ts';
import { formatMoney, formatWholeMoney } from '../../../lib/format.ts';
import { pageTitle } from '../../../lib/titles.ts';
import { lineOf } from '../editor/line-of.ts';
import { basisWords } from '../totals/accuracy.ts';
import { costDrivers, type DriverWords } from '../totals/cost-drivers.ts';
import { type Gist, gistOf } from '../totals/gist.ts';
import { rangePlace } from '../totals/range-place.ts';
import { perUnitWords } from '../totals/per-unit-words.ts';

export type Slot =
  | 'title'
  | 'claimNumber'
  | 'project'
  | 'total'
  | 'perUnit'
  | 'low'
  | 'high'
  | 'basis'
  | keyof Gist;
export type DriverSlot = keyof Omit<DriverWords, 'width'>;

export interface Sight {
  /** Words of each part. They are null where the part is left out. */
  words: Readonly<Record<Slot, string | null>>;
  /** Position of the mark in the range, as CSS takes it. */
  place: string;
  drivers: readonly DriverWords[];
}

type AnsweredEstimate = NonNullable<Unmasked<ResultPageQuery>['estimate']>;

const NO_GIST: Record<keyof Gist, null> = {
  priced: null,
  left: null,
  assumed: null,
  warned: null,
};

/** Returns null where the page begins with something else. */
export const sightOf = (estimate: AnsweredEstimate | null): Sight | null => {
  if (!estimate || estimate.items.length === 0) return null;
  const { claimNumber, currency, total, items, scope, summary } = estimate;
  if (!estimate.viewerCanEdit || estimate.hasTotalOverride) return null;
  const { low, high } = summary.range;
  const hasRange = high > 0;
  // The figures of a claim or a bid come before the drivers.
  const isPlain = summary.claim === null && summary.bid === null;
  return {
    words: {
      title: pageTitle(estimate),
      claimNumber,
      project: estimate.project.name,
      total: formatMoney(total, currency),
      perUnit: perUnitWords(total, scope?.facts.units ?? null, currency),
      low: hasRange ? formatWholeMoney(low, currency) : null,
      high: hasRange ? formatWholeMoney(high, currency) : null,
      basis: basisWords(summary.accuracyClass, summary.location),
      ...(scope ? gistOf(scope, summary.warnings) : NO_GIST),
    },
    place: rangePlace({ low, total, high }),
    drivers: isPlain ? costDrivers(items.map(lineOf), currency) : [],
  };
};
