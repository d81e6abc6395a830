import { totalInWords } from '../../../server/domain/bid/bid-totals.ts';
import { sumMoney } from '../../../server/domain/money/money.ts';
import { formatMoney, formatQuantity } from '../../lib/format.ts';
import type { Bid } from './bid-values.ts';
import classes from './Bid.module.css';

interface BidLinesProps {
  bid: Bid;
  currency: string;
}

/** The lines with what they are made of, and what they come to; each row adds up. */
export function BidLines({ bid, currency }: BidLinesProps) {
  const money = (amount: number) => formatMoney(amount, currency);
  const words = totalInWords(bid, money);
  return (
    <>
      <table className={classes.lines}>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col" data-number data-wide>
              Qty
            </th>
            <th scope="col" data-wide>
              Unit
            </th>
            <th scope="col" data-number data-wide>
              Labor
            </th>
            <th scope="col" data-number data-wide>
              Material
            </th>
            <th scope="col" data-number data-wide>
              Equipment &amp; tax
            </th>
            <th scope="col" data-number>
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {bid.lineItems.map((line) => (
            <tr key={line.id}>
              <td>
                {line.name}
                {line.description ? (
                  <span className={classes.faint}>{line.description}</span>
                ) : null}
                <span className={`${classes.faint} ${classes.narrow}`}>
                  {formatQuantity(line.quantity)} {line.unit} · labor {money(line.labor)} · material{' '}
                  {money(line.material)} · equipment &amp; tax {money(besides(line))}
                </span>
              </td>
              <td data-number data-wide>
                {formatQuantity(line.quantity)}
              </td>
              <td data-wide>{line.unit}</td>
              <td data-number data-wide>
                {money(line.labor)}
              </td>
              <td data-number data-wide>
                {money(line.material)}
              </td>
              <td data-number data-wide>
                {money(besides(line))}
              </td>
              <td data-number>{money(line.total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sumsOf(bid).map(([label, amount]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <Gap />
              <td data-number>{money(amount)}</td>
            </tr>
          ))}
          <tr data-total>
            <th scope="row">Total</th>
            <Gap />
            <td data-number>{money(bid.total)}</td>
          </tr>
        </tfoot>
      </table>
      {words ? <p className={classes.faint}>{words}</p> : null}
    </>
  );
}

const besides = ({ equipment, tax }: Bid['lineItems'][number]): number =>
  sumMoney([equipment, tax]);

/** Keeps the sums below the last column. */
function Gap() {
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell is no control
  return <td data-wide colSpan={5} />;
}

/** What the total is made of; parts that come to nothing are left out. */
const sumsOf = (bid: Bid): [label: string, amount: number][] =>
  (
    [
      ['Labor', bid.laborTotal],
      ['Material', bid.materialTotal],
      ['Equipment', bid.equipmentTotal],
      ['Sales tax', bid.taxTotal],
      ['Overhead', bid.overhead],
      ['Profit', bid.profit],
      ['Contingency', bid.contingency],
    ] satisfies [string, number][]
  ).filter(([, amount]) => amount !== 0);
