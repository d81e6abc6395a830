import sample from '../../lib/sample-glance.json';
import classes from './SamplePhone.module.css';

const SHOWN_LINES = 3;

const { title, place, total, low, high, totalAt, lineCount, lines } = sample;

/** The product at a glance: what the sample estimate says first, as it does. */
export function SamplePhone() {
  return (
    <figure className={classes.phone} aria-label="A sample estimate">
      <div className={classes.screen}>
        <p className={classes.title}>{title}</p>
        <p className={classes.quiet}>{place} · standard finish</p>
        <p className={classes.total}>{total}</p>
        <div className={classes.range} aria-hidden>
          <span style={{ insetInlineStart: `${totalAt * 100}%` }} />
        </div>
        <p className={classes.ends}>
          <span>likely {low}</span>
          <span>to {high}</span>
        </p>
        <ul className={classes.lines}>
          {lines.slice(0, SHOWN_LINES).map((line) => (
            <li key={line.name}>
              <span>{line.name}</span>
              <span className={classes.amount}>{line.total}</span>
            </li>
          ))}
        </ul>
        <p className={classes.quiet}>
          and {lineCount - SHOWN_LINES} more lines, each with its source
        </p>
      </div>
    </figure>
  );
}
