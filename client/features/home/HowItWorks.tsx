import { Band } from './Band.tsx';
import { STEPS } from './texts.ts';
import classes from './HowItWorks.module.css';

export function HowItWorks() {
  return (
    <Band id="how" title="How it works" isRaised>
      <ol className={classes.steps}>
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className={classes.step}>
            <span className={classes.number} aria-hidden>
              {index + 1}
            </span>
            <h3 className={classes.title}>{title}</h3>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
