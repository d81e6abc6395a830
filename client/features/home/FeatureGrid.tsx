import { Band } from './Band.tsx';
import { FEATURES } from './features.ts';
import classes from './FeatureGrid.module.css';

export function FeatureGrid() {
  return (
    <Band
      id="features"
      isRaised
      title="A number you can defend"
      intro="An estimate is a well-founded first number, not an offer. It is made to be checked, changed and shown to others."
    >
      <ul className={classes.grid}>
        {FEATURES.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon size={26} stroke={1.6} className={classes.icon} aria-hidden />
            <h3 className={classes.title}>{title}</h3>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
