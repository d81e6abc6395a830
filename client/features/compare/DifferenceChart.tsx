import type { CSSProperties, ReactNode } from 'react';
import chart from '../../components/chart-table.module.css';
import { formatSignedMoney } from '../../lib/format.ts';
import classes from './DifferenceChart.module.css';
import type { Bar } from './waterfall.ts';

export interface ChartRow {
  name: string;
  hint?: string;
  amount: number;
  bar: Bar;
  isSum?: boolean;
}

interface DifferenceChartProps {
  title: string;
  /** Where nothing stands, 0 to 1. */
  zero: number;
  rows: readonly ChartRow[];
  currency: string;
  children?: ReactNode;
}

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

const trendOf = (amount: number): 'more' | 'less' => (amount < 0 ? 'less' : 'more');

/** A table whose rows carry bars: read as text, and seen as a chart. */
export function DifferenceChart({ title, zero, rows, currency, children }: DifferenceChartProps) {
  return (
    <div>
      <table
        className={`${chart.chart} ${classes.chart}`}
        style={{ '--zero': percent(zero) } as CSSProperties}
      >
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Cause</th>
            <th scope="col">Difference</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, hint, amount, bar, isSum }) => (
            <tr key={name} data-sum={isSum || undefined}>
              <th scope="row">
                {name}
                {hint ? <span className={classes.hint}> {hint}</span> : null}
                <span className={classes.track} aria-hidden>
                  <span
                    className={classes.bar}
                    data-trend={trendOf(amount)}
                    style={{ insetInlineStart: percent(bar.start), inlineSize: percent(bar.width) }}
                  />
                </span>
              </th>
              <td>{formatSignedMoney(amount, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </div>
  );
}
