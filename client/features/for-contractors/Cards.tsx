import { Paper, SimpleGrid, Text, Title } from '@mantine/core';

export function Cards({ cards }: { cards: readonly { title: string; text: string }[] }) {
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
