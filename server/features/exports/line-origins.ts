// Where the quantity and the price of a line come from, in words: for the appendix on paper and the sheets.
import type { QuantityBasis } from '../../domain/catalog.ts';
import type { LineItem } from '../../domain/estimate/estimate.ts';
import { formulaInWords } from '../../domain/estimate/formula-words.ts';

export const BASIS_WORDS: Record<QuantityBasis, string> = {
  STATED: 'Stated',
  PLAN: 'From a plan',
  DERIVED: 'Worked out',
  DEFAULT: 'Assumed',
};

/** The sources of the lines, each once, in the order in which they first appear. */
export const distinctSources = (items: readonly LineItem[]): string[] => [
  ...new Set(items.map(({ source }) => source.trim()).filter(Boolean)),
];

export const writeBasis = ({ metadata }: LineItem): string =>
  [
    metadata.basis && BASIS_WORDS[metadata.basis],
    metadata.formula && formulaInWords(metadata.formula),
  ]
    .filter(Boolean)
    .join(': ');
