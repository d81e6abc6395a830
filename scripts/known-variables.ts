// Leaves out of the pages what works out the theme's variables: they are written down in client/app/theme-variables.css. The library
// works out its own as soon as it is loaded, whether they are used or not.
import type { Plugin } from 'vite';

export const knownVariablesPlugin = (): Plugin => ({
  name: 'plumbline:known-variables',
  apply: 'build',
  load: {
    filter: { id: /\/MantineCssVariables\.mjs$/ },
    handler: () => 'export const MantineCssVariables = () => null;',
  },
});
