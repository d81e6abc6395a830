import classes from './LiveReading.module.css';
import type { PreviewedScope } from './use-scope-preview.ts';

/** What is not to be done. */
export function ReadExclusions({ excluded }: Pick<PreviewedScope, 'excluded'>) {
  if (excluded.length === 0) return null;
  return (
    <div>
      <div className={classes.place}>
        <strong>Left out</strong>
      </div>
      <ul className={classes.chips} aria-label="Left out">
        {excluded.map(({ id, words }) => (
          <li key={id} className={classes.chip} data-excluded>
            <s>{words}</s>
          </li>
        ))}
      </ul>
    </div>
  );
}
