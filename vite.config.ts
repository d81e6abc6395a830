import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { firstLoadPlugin } from './scripts/first-load.ts';
import { graphiqlPlugin } from './scripts/graphiql-plugin.ts';
import { landingPlugin } from './scripts/landing-plugin.ts';

const API = `http://127.0.0.1:${process.env.PORT ?? '4000'}`;

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  root: path('./client'),
  plugins: [
    react(),
    landingPlugin(),
    firstLoadPlugin(),
    graphiqlPlugin(path('./examples/graphql')),
  ],
  // RxJS as it is written: what it gives by default is for browsers without classes, and larger.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: path('./dist/client'),
    emptyOutDir: true,
    // Every browser the product is for preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [path('./client/index.html'), path('./client/landing.html')],
      output: {
        // What changes at different times is cached apart. Pages are split by their lazy routes;
        // the component library is left to that, so that a page loads only what it shows.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            { name: 'tslib', test: /node_modules\/tslib\// },
            { name: 'apollo', test: /node_modules\/(@apollo|@wry|graphql|optimism|rxjs)\// },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/graphql': { target: API, ws: true },
      '/api': API,
      '/files': API,
      '/healthz': API,
    },
  },
});
