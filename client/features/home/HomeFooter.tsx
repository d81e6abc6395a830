import { Container } from '@mantine/core';
import { Link } from 'react-router-dom';
import { FOOTER } from './texts.ts';
import classes from './HomeFooter.module.css';

export function HomeFooter() {
  return (
    <footer className={classes.footer}>
      <Container size="lg" px={{ base: 'md', sm: 'lg' }} className={classes.inner}>
        <p className={classes.about}>
          <strong>Plumbline</strong> makes repair and renovation costs plain. A contractor who has
          seen the place has the last word.
        </p>
        {FOOTER.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={classes.title}>{title}</h2>
            <ul className={classes.links}>
              {links.map(([name, to]) => (
                <li key={name}>
                  <Link to={to}>{name}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </Container>
    </footer>
  );
}
