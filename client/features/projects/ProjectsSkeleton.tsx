import { Grid, Skeleton, Stack } from '@mantine/core';

export function ProjectsSkeleton() {
  return (
    <Stack gap="lg" role="status" aria-label="Loading">
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack gap="sm">
            <Skeleton height={76} />
            <Skeleton height={76} />
            <Skeleton height={76} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Skeleton height={260} />
        </Grid.Col>
      </Grid>
    </Stack>
  );
}
