import classes from './Shell.module.css';

export const MAIN_ID = 'main';

export function SkipLink() {
  return (
    <a className={classes.skip} href={`#${MAIN_ID}`}>
      Skip to content
    </a>
  );
}
