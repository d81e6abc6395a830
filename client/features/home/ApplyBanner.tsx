import { Container, Group } from '@mantine/core';
import { LinkButton } from '../../components/LinkButton.tsx';
import { paths } from '../../lib/paths.ts';
import classes from './ApplyBanner.module.css';

export function ApplyBanner() {
  return (
    <Container
      size="lg"
      px={{ base: 'md', sm: 'lg' }}
      component="section"
      aria-labelledby="apply"
      className={classes.place}
    >
      <div className={classes.banner}>
        <div className={classes.words}>
          <h2 id="apply" className={classes.title}>
            Are you a contractor?
          </h2>
          <p className={classes.text}>
            Get introduced to homeowners near you who know their budget. The application is free,
            and so are the leads.
          </p>
        </div>
        <Group gap="xs">
          <LinkButton to={paths.contractorApply()} size="md">
            Apply as Contractor
          </LinkButton>
          <LinkButton to={paths.forContractors()} size="md" variant="subtle">
            For contractors
          </LinkButton>
        </Group>
      </div>
    </Container>
  );
}
