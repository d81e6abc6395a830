import { counted } from '../../lib/format.ts';
import type { Bid } from './bid-values.ts';
import classes from './Bid.module.css';

interface BidScheduleProps {
  phases: Bid['schedule'];
}

/** The phases as bars over the working days of the job. */
export function BidSchedule({ phases }: BidScheduleProps) {
  const lastDay = Math.max(...phases.map(({ startDay, days }) => startDay + days - 1), 1);
  return (
    <>
      <ul className={classes.schedule}>
        {phases.map(({ name, startDay, days }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two phases may carry the same name
          <li key={`${name} ${index}`}>
            <span>{name}</span>
            <span className={classes.track} aria-hidden>
              <span
                className={classes.bar}
                style={{
                  insetInlineStart: `${((startDay - 1) / lastDay) * 100}%`,
                  width: `${(days / lastDay) * 100}%`,
                }}
              />
            </span>
            <span className={classes.faint}>{daysOf(startDay, days)}</span>
          </li>
        ))}
      </ul>
      <p className={classes.faint}>{counted(lastDay, 'working day')} in total.</p>
    </>
  );
}

const daysOf = (startDay: number, days: number): string =>
  days === 1 ? `Day ${startDay}` : `Days ${startDay}–${startDay + days - 1}`;
