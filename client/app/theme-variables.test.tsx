import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { cssVariables, theme } from './theme.ts';

/** What the library would work out in the browser, at each load of a page. */
const drawnVariables = (): string => {
  const markup = renderToStaticMarkup(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} withGlobalClasses={false} />,
  );
  return /<style[^>]*>([^]*)<\/style>/.exec(markup)?.[1] ?? '';
};

const oneALine = (css: string): string => css.trim().replaceAll(/([{};])\s*/g, '$1\n');

// After a change of the theme: vitest run --project client client/app/theme-variables.test.tsx --update
it('is in the styles of the pages as theme.ts has it', async () => {
  await expect(oneALine(drawnVariables())).toMatchFileSnapshot('theme-variables.css');
});
