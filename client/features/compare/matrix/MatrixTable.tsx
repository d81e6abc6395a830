import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { FINISH_LEVELS } from '../../../../server/domain/catalog.ts';
import { extremesOf } from '../../../../server/domain/estimate/cost-matrix.ts';
import type { EstimateMatrixQuery } from '../../../gql/graphql.ts';
import { formatMoney } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { listTitle } from '../../../lib/titles.ts';
import classes from './Matrix.module.css';

type Matrix = NonNullable<EstimateMatrixQuery['estimateMatrix']>;

interface MatrixRowProps {
  name: string;
  /** Dollars in the order of the estimates; null where one has no such work. */
  amounts: readonly (number | null)[];
  estimates: Matrix['estimates'];
  /** Words for a dash. */
  none?: string;
}

function MatrixRow({ name, amounts, estimates, none = 'no such work' }: MatrixRowProps) {
  const extremes = extremesOf(amounts);
  const markOf = (at: number) =>
    at === extremes?.lowest ? 'lowest' : at === extremes?.highest ? 'highest' : undefined;
  return (
    <tr>
      <th scope="row">{name}</th>
      {estimates.map((estimate, at) => {
        const amount = amounts[at] ?? null;
        const mark = markOf(at);
        return (
          <td key={estimate.id} data-label={listTitle(estimate)} data-mark={mark}>
            {amount === null ? (
              <span aria-label={none}>–</span>
            ) : (
              formatMoney(amount, estimate.currency)
            )}
            {mark ? <span className={classes.mark}>{mark}</span> : null}
          </td>
        );
      })}
    </tr>
  );
}

/** Totals of the estimates; null where nothing is priced, as that is no lowest total. */
const pricedTotals = ({ estimates, rows }: Matrix): (number | null)[] =>
  estimates.map(({ total }, at) => {
    const hasLines = rows.some(({ amounts }) => (amounts[at] ?? null) !== null);
    return total === 0 && !hasLines ? null : total;
  });

/** Rows are categories, columns are estimates. */
export function MatrixTable({ matrix }: { matrix: Matrix }) {
  const { estimates, rows, setByHand } = matrix;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and the keyboard has to reach it
    <div className={classes.frame} role="group" aria-label="Cost by category" tabIndex={0}>
      <table className={classes.matrix}>
        <thead>
          <tr>
            <th scope="col">Category</th>
            {estimates.map((estimate) => (
              <th key={estimate.id} scope="col">
                <Anchor component={Link} to={paths.result(estimate.claimNumber)} inherit>
                  {listTitle(estimate)}
                </Anchor>
                <span className={classes.small}>
                  {FINISH_LEVELS[estimate.job.finishLevel]} ·{' '}
                  <span className={classes.number}>{estimate.claimNumber}</span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ category, amounts }) => (
            <MatrixRow
              key={category ?? ''}
              name={category ?? 'Uncategorized'}
              amounts={amounts}
              estimates={estimates}
            />
          ))}
          {setByHand.some((amount) => amount !== 0) ? (
            <MatrixRow name="Total set by hand" amounts={setByHand} estimates={estimates} />
          ) : null}
        </tbody>
        <tfoot>
          <MatrixRow
            name="Total"
            amounts={pricedTotals(matrix)}
            estimates={estimates}
            none="nothing is priced"
          />
        </tfoot>
      </table>
    </div>
  );
}
