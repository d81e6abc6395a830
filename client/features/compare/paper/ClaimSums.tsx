import { Text } from '@mantine/core';
import { Section } from '../../../components/Section.tsx';
import { formatMoney } from '../../../lib/format.ts';
import classes from './Paper.module.css';
import type { PaperFacts } from './use-paper-comparison.ts';

type Sum = Exclude<keyof PaperFacts['theirs'], '__typename'>;

interface SumRow {
  sum: Sum;
  name: string;
  hint: string;
  /** What is taken off. */
  isLess?: boolean;
  isTotal?: boolean;
}

const ROWS: readonly SumRow[] = [
  { sum: 'rcv', name: 'Replacement cost (RCV)', hint: 'what the repair costs new' },
  { sum: 'depreciation', name: 'Depreciation', hint: 'held back for age and wear', isLess: true },
  { sum: 'acv', name: 'Actual cash value (ACV)', hint: 'what is left after that' },
  { sum: 'deductible', name: 'Deductible', hint: 'the insured’s own share', isLess: true },
  { sum: 'priorPayments', name: 'Paid before', hint: 'by the insurer', isLess: true },
  { sum: 'netClaim', name: 'Net claim', hint: 'what is paid now', isTotal: true },
];

const written = (amount: number | null, isLess: boolean | undefined, none: string): string => {
  if (amount === null) return none;
  return isLess && amount > 0 ? formatMoney(-amount) : formatMoney(amount);
};

interface ClaimSumsProps {
  comparison: PaperFacts;
  /** Whoever reads did not make our estimate. */
  isShared?: boolean;
}

/** Sums from the cost of the repair to what an insurer pays, on both sides. */
export function ClaimSums({ comparison: { theirs, ours }, isShared }: ClaimSumsProps) {
  const rows = ROWS.filter(({ sum }) => theirs[sum] !== null || ours[sum] !== null);
  if (rows.length === 0) return null;
  // Made as an estimate of a project it knows no depreciation, and the cost of the repair is its total.
  const isOursClaim = ours.rcv !== null;
  const oursOf = (sum: Sum): number | null =>
    sum === 'rcv' ? (ours.rcv ?? ours.total) : ours[sum];
  return (
    <Section title="What the insurer pays" hint="Theirs as written, ours of the same work.">
      <table className={classes.sums}>
        <thead>
          <tr>
            <th scope="col">Sum</th>
            <th scope="col">Theirs</th>
            <th scope="col">Ours</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ sum, name, hint, isLess, isTotal }) => (
            <tr key={sum} data-sum={isTotal || undefined}>
              <th scope="row">
                {name}
                <span className={classes.small}>{hint}</span>
              </th>
              <td>{written(theirs[sum], isLess, 'not stated')}</td>
              <td>{written(oursOf(sum), isLess, '—')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isOursClaim ? null : (
        <Text size="sm" c="dimmed">
          Ours has no depreciation, because this estimate is not an insurance claim.
          {isShared
            ? ''
            : ' Start one as an “Insurance claim” to see what would be paid by our figures.'}
        </Text>
      )}
    </Section>
  );
}
