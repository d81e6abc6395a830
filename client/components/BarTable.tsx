import type { ReactNode } from 'react';
import { formatMoney, formatPercent } from '../lib/format.ts';
import classes from './BarTable.module.css';
import chart from './chart-table.module.css';

export interface BarRow {
  key: string;
  name: ReactNode;
  /** Dollars. */
  amount: number;
  /** Share of the whole, 0 to 1. */
  share: number;
}

interface BarTableProps {
  title: string;
  /** What the rows are, for screen readers. */
  rowHead: string;
  rows: readonly BarRow[];
  currency: string;
}

/** A table whose rows carry bars: read as text, and seen as a chart. */
export function BarTable({ title, rowHead, rows, currency }: BarTableProps) {
  const largest = Math.max(0, ...rows.map(({ amount }) => amount));
  return (
    <table className={chart.chart}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{rowHead}</th>
          <th scope="col">Cost</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, amount, share }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              <span
                className={classes.bar}
                style={{ inlineSize: `${largest > 0 ? Math.max(0, amount / largest) * 100 : 0}%` }}
              />
            </th>
            <td>{formatMoney(amount, currency)}</td>
            <td className={classes.share}>{formatPercent(share)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
