import { Group, Stack, Text } from '@mantine/core';
import { LinkButton } from '../../components/LinkButton.tsx';
import { Page } from '../../components/Page.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { paths } from '../../lib/paths.ts';
import classes from './ForContractors.module.css';
import { BENEFITS, STATS, STEPS, TESTIMONIAL } from './texts.ts';
import { QUESTIONS } from './questions.ts';
import { LeadPicture } from './LeadPicture.tsx';
import { Block } from './Block.tsx';
import { Cards } from './Cards.tsx';

const apply = (
  <LinkButton to={paths.contractorApply()} size="lg">
    Apply for free
  </LinkButton>
);

export function ForContractorsScreen() {
  return (
    <Page>
      <Stack gap={56} py={{ base: 'lg', sm: 48 }}>
        <div className={classes.hero}>
          <Stack gap="lg" align="flex-start">
            <PageTitle size="clamp(2rem, 5vw, 2.9rem)" lh={1.12} documentTitle="For contractors">
              Homeowners who know their budget, near you.
            </PageTitle>
            <Text size="lg" c="dimmed" maw={600}>
              Get introduced to people with a priced scope of work. Free to apply, no pay-to-play.
            </Text>
            <Group>
              {apply}
              <LinkButton to={paths.contractor()} size="lg" variant="default">
                Contractor sign-in
              </LinkButton>
            </Group>
          </Stack>
          <LeadPicture />
        </div>
        <dl className={classes.stats}>
          {STATS.map(({ figure, words }) => (
            <div key={words}>
              <dt>{words}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
        <Block title="How it works">
          <Cards cards={STEPS} />
        </Block>
        <Block title="What you get">
          <Cards cards={BENEFITS} />
        </Block>
        <figure className={classes.quote}>
          <blockquote>“{TESTIMONIAL.quote}”</blockquote>
          <Text component="figcaption" size="sm" c="dimmed">
            {TESTIMONIAL.by}
          </Text>
        </figure>
        <Block title="Questions">
          {QUESTIONS.map(({ question, answer }) => (
            <details key={question} className={classes.question}>
              <summary>{question}</summary>
              <Text size="sm">{answer}</Text>
            </details>
          ))}
        </Block>
        <Group>{apply}</Group>
      </Stack>
    </Page>
  );
}
