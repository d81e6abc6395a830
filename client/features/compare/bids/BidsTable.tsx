import { formatMoney, formatWholeMoney } from '../../../lib/format.ts';
import { amountWithUnit } from '../../../lib/with-unit.ts';
import { PRICE_WORDS } from '../../../lib/verdict-words.ts';
import { VerdictMark } from '../../../components/VerdictMark.tsx';
import classes from './Bids.module.css';
import { type BidsComparison, totalWords } from './bids-comparison.ts';

type Row = BidsComparison['rows'][number];
type Cell = Row['cells'][number];

const verdictOf = (amount: number, ours: Row['ours']) => {
  if (!ours) return null;
  if (amount < ours.low) return 'LOW';
  return amount > ours.high ? 'HIGH' : 'FAIR';
};

function CellFigures({ cell, row }: { cell: Cell; row: Row }) {
  // A bid may hold work in other words when our price book does not know it, so such work is not called left out.
  if (!cell) return <span className={classes.none}>{row.ours ? 'left out' : 'no such line'}</span>;
  const { amount, quantity } = cell;
  const differs = quantity !== null && quantity !== row.quantity;
  // The range says nothing about another amount of work.
  const verdict = amount === null || differs ? null : verdictOf(amount, row.ours);
  return (
    <>
      {amount === null ? 'no price of its own' : formatMoney(amount)}
      {differs ? <span className={classes.small}>{amountWithUnit(quantity, row.unit)}</span> : null}
      {verdict === 'LOW' || verdict === 'HIGH' ? (
        <span className={classes.mark}>
          <VerdictMark verdict={verdict}>{PRICE_WORDS[verdict]}</VerdictMark>
        </span>
      ) : null}
    </>
  );
}

/** All work that any bidder lists, with what each bidder asks for it. */
export function BidsTable({ bids: { bidders, rows, ours } }: { bids: BidsComparison }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and the keyboard has to reach it
    <div className={classes.frame} role="group" aria-label="Work by work" tabIndex={0}>
      <table className={classes.bids}>
        <thead>
          <tr>
            <th scope="col">Work</th>
            <th scope="col">Our range</th>
            {bidders.map(({ name }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two bidders may carry the same name
              <th key={`${name} ${index}`} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                {row.name}
                <span className={classes.small}>
                  {row.room === null ? '' : `${row.room} · `}
                  {amountWithUnit(row.quantity, row.unit)}
                </span>
              </th>
              <td data-label="Our range">
                {row.ours ? (
                  <>
                    {formatWholeMoney(row.ours.low)} to {formatWholeMoney(row.ours.high)}
                    <span className={classes.small}>ours {formatWholeMoney(row.ours.fair)}</span>
                  </>
                ) : (
                  <span className={classes.none}>not in our price book</span>
                )}
              </td>
              {bidders.map(({ name }, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- two bidders may carry the same name
                <td key={`${name} ${index}`} data-label={name}>
                  <CellFigures cell={row.cells[index] ?? null} row={row} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td data-label="Our range">
              {formatWholeMoney(ours.low)} to {formatWholeMoney(ours.high)}
              <span className={classes.small}>
                ours {formatWholeMoney(ours.fair)}, of all work that we know
              </span>
            </td>
            {bidders.map(({ name, ...bidder }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two bidders may carry the same name
              <td key={`${name} ${index}`} data-label={name}>
                {totalWords(bidder)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
