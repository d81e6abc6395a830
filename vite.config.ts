import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { firstLoadPlugin } from './scripts/first-load.ts';
import { graphiqlPlugin } from './scripts/graphiql-plugin.ts';
import { landingPlugin } from './scripts/landing-plugin.ts';
import { PAGE_FILES } from './scripts/page-files.ts';

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
        codeSplitting: { groups: PAGE_FILES },
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
