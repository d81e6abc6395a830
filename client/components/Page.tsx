import { Container, type ContainerProps } from '@mantine/core';
import classes from './Page.module.css';

interface PageProps extends ContainerProps {
  /** Uses the width of large screens. */
  isWide?: boolean;
}

export function Page({ isWide = false, ...props }: PageProps) {
  return (
    <Container
      size="lg"
      py={{ base: 'lg', sm: 'xl' }}
      px={{ base: 'md', sm: 'lg' }}
      className={isWide ? classes.wide : undefined}
      {...props}
    />
  );
}
