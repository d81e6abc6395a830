import { Anchor, Group, Paper, SimpleGrid, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { IconCamera, IconListDetails, IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { ContractorBanner } from '../../components/ContractorBanner.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { Page } from '../../components/Page.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useIsSignedIn } from '../../hooks/use-session.ts';
import { paths } from '../../lib/paths.ts';

const STEPS = [
  {
    icon: IconCamera,
    title: '1. Show it',
    text: 'Upload photos, a video, a floor plan or documents of the property.',
  },
  {
    icon: IconPencil,
    title: '2. Say what should be done',
    text: 'In your own words. Sizes and counts make the prices sharper.',
  },
  {
    icon: IconListDetails,
    title: '3. Get a priced list',
    text: 'Every line with its quantity, unit price and tax, and where the price comes from.',
  },
];

export function HomeScreen() {
  const isSignedIn = useIsSignedIn();
  return (
    <Page size="md">
      <Stack gap={56} py={{ base: 'lg', sm: 48 }}>
        <Stack gap="lg" align="flex-start">
          <PageTitle
            size="clamp(2rem, 6vw, 3.2rem)"
            lh={1.12}
            documentTitle="Repair cost estimates"
          >
            Know what the repair should cost, line by line.
          </PageTitle>
          <Text size="lg" c="dimmed" maw={600}>
            Plumbline turns photos, plans and a description of the work into a line-item estimate
            for your ZIP code. It shows how each number came about, so you can check it, or argue
            with it.
          </Text>
          <Group>
            <LinkButton to={paths.start()} size="lg">
              Try It Now
            </LinkButton>
            <LinkButton to={paths.projects()} size="lg" variant="default">
              Your projects
            </LinkButton>
          </Group>
          <Text size="sm" c="dimmed">
            You can try it as a guest: no account and no card needed.
          </Text>
        </Stack>
        <section aria-labelledby="how">
          <Title order={2} size="h3" id="how" mb="md">
            How it works
          </Title>
          <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
            {STEPS.map(({ icon: Icon, title, text }) => (
              <Paper key={title} withBorder p="lg">
                <ThemeIcon variant="light" size={44} radius="md">
                  <Icon size={24} stroke={1.6} aria-hidden />
                </ThemeIcon>
                <Title order={3} size="h5" mt="md" mb={4}>
                  {title}
                </Title>
                <Text size="sm" c="dimmed">
                  {text}
                </Text>
              </Paper>
            ))}
          </SimpleGrid>
        </section>
        {isSignedIn ? null : <ContractorBanner />}
        <Text size="sm" c="dimmed">
          An estimate is a well-founded first number, not an offer: a contractor who has seen the
          place has the last word.
        </Text>
        <Anchor component={Link} to={paths.forContractors()} size="sm">
          For contractors
        </Anchor>
      </Stack>
    </Page>
  );
}
