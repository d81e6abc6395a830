// What makes most of a cost, and what would change it: worked out from the lines, which follow the edits.
import { FINISH_LEVELS, type FinishLevel } from '../../../../server/domain/catalog.ts';
import { OVERHEAD_TAG } from '../../../../server/domain/money/charges.ts';
import { unitMeasureOf } from '../../../../server/domain/money/unit-measures.ts';
import { unitWords } from '../../../../server/domain/money/unit-words.ts';
import { sumMoney } from '../../../../server/domain/money/money.ts';
import { lineTotal } from '../../../../server/domain/money/pricing.ts';
import {
  formatMoney,
  formatPercent,
  formatQuantity,
  formatWholeMoney,
} from '../../../lib/format.ts';
import type { EditorLine } from '../editor/draft.ts';
import { sharesBy } from './category-costs.ts';

/** Words for people about one driver. */
export interface DriverWords {
  name: string;
  amount: string;
  /** Share of all lines, in percent. */
  share: string;
  /** Width of its bar, as CSS takes it. */
  width: string;
  /** The line that makes most of it, with its amount. */
  largest: string;
  /** What would change it, a sentence each; the surest first. */
  changes: string;
}

const MOST = 3;

/** Dollars that the lines would cost more, or less, at another finish. */
const differenceAt = (lines: readonly EditorLine[], level: FinishLevel): number =>
  sumMoney(
    lines.map(({ quantity, unitPrice, tax, metadata: { finishLevel, finishPrices } }) => {
      const at = finishLevel === null ? undefined : finishPrices?.[level];
      if (!at || level === finishLevel) return 0;
      return quantity * (at.unitPrice + at.unitTax) - (quantity * unitPrice + tax);
    }),
  );

const finishChange = (lines: readonly EditorLine[], currency: string): string[] => {
  const changes = (Object.keys(FINISH_LEVELS) as FinishLevel[]).flatMap((level) => {
    const difference = differenceAt(lines, level);
    if (Math.abs(difference) < 1) return [];
    const amount = formatWholeMoney(Math.abs(difference), currency);
    return `${FINISH_LEVELS[level].toLowerCase()} ${difference < 0 ? 'saves' : 'adds'} ${amount}`;
  });
  return changes.length > 0 ? [`Another finish: ${changes.join(', ')}.`] : [];
};

/** What may be assumed of a quantity, by what its unit measures; of all other units it is the number. */
const MEASURES: Readonly<Record<string, string>> = { SF: 'size', LF: 'length', CF: 'volume' };

const amountChange = (
  { name, quantity, unit, metadata, ...line }: EditorLine,
  currency: string,
) => {
  if (quantity === 0 || quantity === 1) return [];
  const each = formatMoney(line.unitPrice + line.tax / quantity, currency);
  const { base } = unitMeasureOf(unit);
  const one = base === 'EA' ? `“${name}”` : `${unitWords(unit)} of “${name}”`;
  if (base === 'HR') return [`One ${unitWords(unit)} less of “${name}” saves ${each}.`];
  const assumed = `; the ${MEASURES[base] ?? 'number'} is assumed`;
  return [`Each ${one} costs ${each}${metadata.basis === 'DEFAULT' ? assumed : ''}.`];
};

/** `Wall tile, 60 sq ft`, `4 × Door`, `Tub` */
const workOf = ({ name, quantity, unit }: EditorLine): string => {
  const words = unitWords(unit, quantity);
  if (words !== 'each') return `${name}, ${formatQuantity(quantity)} ${words}`;
  return quantity === 1 ? name : `${formatQuantity(quantity)} × ${name}`;
};

const driverOf = (lines: readonly EditorLine[], currency: string) => {
  const [largest] = lines.toSorted((one, other) => lineTotal(other) - lineTotal(one));
  if (!largest) return { largest: '', changes: '' };
  const changes = [...finishChange(lines, currency), ...amountChange(largest, currency)];
  return {
    largest: `${lines.length > 1 ? 'Largest line: ' : ''}${workOf(largest)}: ${formatMoney(lineTotal(largest), currency)}`,
    changes: changes.join(' ') || 'Compare other products and offers.',
  };
};

/** The three largest categories of work; overhead and profit only follow them. */
export const costDrivers = (items: readonly EditorLine[], currency: string): DriverWords[] => {
  const categoryOf = ({ category, tags }: EditorLine) =>
    tags.includes(OVERHEAD_TAG) ? '' : category.trim() || 'Uncategorized';
  const groups = Map.groupBy(items, categoryOf);
  return sharesBy(items, categoryOf)
    .filter(({ name, amount }) => name !== '' && amount > 0)
    .slice(0, MOST)
    .map(({ name, amount, share }) => ({
      name,
      amount: formatMoney(amount, currency),
      share: formatPercent(share),
      width: `${Math.min(100, share * 100)}%`,
      ...driverOf(groups.get(name) ?? [], currency),
    }));
};
