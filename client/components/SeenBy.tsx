import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './SeenBy.module.css';

interface SeenByProps {
  viewer: 'guest' | 'user';
  className?: string | undefined;
  children: ReactNode;
}

/** Shown to guests or to whoever is signed in, as the page finds out by itself before it is painted. */
export function SeenBy({ viewer, className = '', children }: SeenByProps) {
  return <Box className={`${classes[viewer]} ${className}`}>{children}</Box>;
}
