import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import './base-styles.ts';
import { cssVariables, theme } from './theme.ts';

export function AppProviders({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      {children}
    </MantineProvider>
  );
}
