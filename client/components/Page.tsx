import { Container, type ContainerProps } from '@mantine/core';

export function Page(props: ContainerProps) {
  return (
    <Container size="lg" py={{ base: 'lg', sm: 'xl' }} px={{ base: 'md', sm: 'lg' }} {...props} />
  );
}
