import { Container, Title } from '@mantine/core';
import IconCheck from '~icons/tabler/check';
import IconPlayerPlayFilled from '~icons/tabler/player-play-filled';
import { LinkButton } from '../../components/LinkButton.tsx';
import { paths } from '../../lib/paths.ts';
import { CallToAction } from './CallToAction.tsx';
import { HeroPictures } from './HeroPictures.tsx';
import { SamplePhone } from './SamplePhone.tsx';
import { CLAIMS } from './texts.ts';
import classes from './Hero.module.css';

export function Hero() {
  return (
    <Container size="lg" px={{ base: 'md', sm: 'lg' }} className={classes.hero}>
      <div className={classes.words}>
        <Title order={1} className={classes.title}>
          Know what the repair should cost, line by line.
        </Title>
        <p className={classes.lead}>
          Describe the work, add plans, papers and photos, and get a priced list for your ZIP code.
          Every line shows where its number comes from.
        </p>
        <CallToAction />
        <ul className={classes.claims}>
          {CLAIMS.map((claim) => (
            <li key={claim}>
              <IconCheck size={18} stroke={2.4} aria-hidden />
              {claim}
            </li>
          ))}
        </ul>
        <div className={classes.looks}>
          <button type="button" className={classes.watch} data-opens="video">
            <span className={classes.play}>
              <IconPlayerPlayFilled size={14} aria-hidden />
            </span>
            Watch the demo
          </button>
          <LinkButton to={paths.sample()} size="md" variant="subtle">
            See a sample estimate
          </LinkButton>
        </div>
      </div>
      <div className={classes.show}>
        <SamplePhone />
        <HeroPictures />
      </div>
    </Container>
  );
}
