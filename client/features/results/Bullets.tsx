import classes from './Bullets.module.css';

/** Sentences as a list, each once. */
export function Bullets({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={classes.bullets}>
      {[...new Set(lines)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
