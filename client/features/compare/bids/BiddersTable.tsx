import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useBackHere } from '../../../hooks/use-way-back.ts';
import { counted, formatMoney, formatWholeMoney } from '../../../lib/format.ts';
import { paperLookup } from '../../../lib/paper-lookup.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './Bids.module.css';
import { type BidsComparison, hasPrice, totalWords } from './bids-comparison.ts';

type Bidder = BidsComparison['bidders'][number];

/** More are folded away. */
const NAMED = 3;

function LeavesOut({ names }: { names: Bidder['leavesOut'] }) {
  if (names.length === 0) return <span>nothing that others list</span>;
  const list = (some: readonly string[]) => (
    <ul className={classes.out}>
      {some.map((name, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two works may carry the same name
        <li key={`${name} ${index}`}>{name}</li>
      ))}
    </ul>
  );
  return (
    <>
      {list(names.slice(0, NAMED))}
      {names.length > NAMED ? (
        <details>
          <summary>{counted(names.length - NAMED, 'other')}</summary>
          {list(names.slice(NAMED))}
        </details>
      ) : null}
    </>
  );
}

/** The totals of all bidders, what each leaves out, and what each would come to with it. */
export function BiddersTable({ bids: { bidders, ours, estimate } }: { bids: BidsComparison }) {
  const backHere = useBackHere();
  const priced = bidders.filter(hasPrice);
  /** The address of one bid beside ours: on a document of several bidders each has a place. */
  const bidAt = (fileId: string, index: number): string => {
    const place = bidders.slice(0, index).filter((other) => other.fileId === fileId).length;
    const isAlone = bidders.filter((other) => other.fileId === fileId).length === 1;
    return paths.compare({
      left: paperLookup(fileId),
      right: estimate.claimNumber,
      ...(isAlone ? {} : { bidder: String(place) }),
    });
  };
  const least = Math.min(...priced.map((bidder) => bidder.leveled));
  return (
    <table className={classes.bidders}>
      <thead>
        <tr>
          <th scope="col">Bidder</th>
          <th scope="col">Their total</th>
          <th scope="col">Leaves out</th>
          <th scope="col">With all of it</th>
        </tr>
      </thead>
      <tbody>
        {bidders.map(({ name, fileId, leavesOut, ...bidder }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two bidders may carry the same name
          <tr key={`${name} ${index}`}>
            <th scope="row">
              {name}
              {fileId === null ? null : (
                <span className={classes.small}>
                  <Anchor
                    component={Link}
                    inherit
                    to={bidAt(fileId, index)}
                    aria-label={`Open this bid: ${name}`}
                  >
                    Open this bid
                  </Anchor>
                  {' · '}
                  <Anchor
                    component={Link}
                    inherit
                    to={paths.paper(fileId)}
                    state={backHere}
                    aria-label={`Open their document: ${name}`}
                  >
                    Their document
                  </Anchor>
                </span>
              )}
            </th>
            <td data-label="Their total">{totalWords(bidder)}</td>
            <td data-label="Leaves out" className={classes.words}>
              <LeavesOut names={leavesOut} />
            </td>
            <td data-label="With all of it">
              {hasPrice(bidder) ? <strong>{formatMoney(bidder.leveled)}</strong> : '—'}
              {bidder.leveled === least && hasPrice(bidder) && priced.length > 1 ? (
                <span className={classes.small}>lowest for the same work</span>
              ) : null}
            </td>
          </tr>
        ))}
        <tr data-ours>
          <th scope="row">
            Ours<span className={classes.small}>of all work that we know</span>
          </th>
          <td data-label="Our price">{formatWholeMoney(ours.fair)}</td>
          <td data-label="Our range" className={classes.words}>
            {formatWholeMoney(ours.low)} to {formatWholeMoney(ours.high)}
          </td>
          <td aria-hidden />
        </tr>
      </tbody>
    </table>
  );
}
