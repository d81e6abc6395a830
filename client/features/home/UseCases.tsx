import { Link } from 'react-router-dom';
import IconArrowRight from '~icons/tabler/arrow-right';
import { Band } from './Band.tsx';
import { USE_CASES } from './texts.ts';
import classes from './UseCases.module.css';

export function UseCases() {
  return (
    <Band id="uses" title="Made for the moment you need a number">
      <ul className={classes.cards}>
        {USE_CASES.map(({ title, text, link, to }) => (
          <li key={title} className={classes.card}>
            <h3 className={classes.title}>{title}</h3>
            <p className={classes.text}>{text}</p>
            <Link to={to} className={classes.link}>
              {link}
              <IconArrowRight size={18} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Band>
  );
}
