import { Container } from '@mantine/core';
import { CallToAction } from './CallToAction.tsx';
import classes from './LastCall.module.css';

export function LastCall() {
  return (
    <Container size="lg" component="section" aria-labelledby="last" className={classes.call}>
      <h2 id="last" className={classes.title}>
        Have a number before you make the next call.
      </h2>
      <CallToAction />
    </Container>
  );
}
