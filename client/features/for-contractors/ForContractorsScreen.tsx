import { Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { LinkButton } from '../../components/LinkButton.tsx';
import { Page } from '../../components/Page.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { paths } from '../../lib/paths.ts';
import classes from './ForContractors.module.css';
import { BENEFITS, QUESTIONS, STATS, STEPS, TESTIMONIAL } from './texts.ts';

function Block({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title order={2} size="h3" id={id} mb="md">
        {title}
      </Title>
      {children}
    </section>
  );
}

function Cards({ cards }: { cards: readonly { title: string; text: string }[] }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
      {cards.map(({ title, text }) => (
        <Paper key={title} withBorder p="lg">
          <Title order={3} size="h5" mb={4}>
            {title}
          </Title>
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  );
}

const apply = (
  <LinkButton to={paths.contractorApply()} size="lg">
    Apply for free
  </LinkButton>
);

export function ForContractorsScreen() {
  return (
    <Page size="md">
      <Stack gap={56} py={{ base: 'lg', sm: 48 }}>
        <Stack gap="lg" align="flex-start">
          <PageTitle size="clamp(2rem, 6vw, 3.2rem)" lh={1.12} documentTitle="For contractors">
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
          <dl className={classes.stats}>
            {STATS.map(({ figure, words }) => (
              <div key={words}>
                <dt>{words}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        </Stack>
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
