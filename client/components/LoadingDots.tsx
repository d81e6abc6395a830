import { Center, Loader } from '@mantine/core';

export function LoadingDots({ label = 'Loading' }: { label?: string }) {
  return (
    <Center mih={240} role="status" aria-label={label}>
      <Loader type="dots" size="lg" />
    </Center>
  );
}
