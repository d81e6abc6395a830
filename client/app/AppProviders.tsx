import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import './base-styles.ts';
import { theme } from './theme.ts';

export function AppProviders({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} withCssVariables={false} defaultColorScheme="auto">
      {children}
    </MantineProvider>
  );
}
