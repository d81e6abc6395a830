import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type UserConfig } from 'vite';
import { firstLoadPlugin } from './scripts/first-load.ts';
import { graphiqlPlugin } from './scripts/graphiql-plugin.ts';
import { knownVariablesPlugin } from './scripts/known-variables.ts';
import { iconsPlugin } from './scripts/icons-plugin.ts';
import { landingPlugin } from './scripts/landing-plugin.ts';
import { type FileOfModule, pageFiles } from './scripts/page-files.ts';
import { packedFilesPlugin } from './scripts/packed-files.ts';
import { preloadsPlugin } from './scripts/page-preloads.ts';
import { unusedCodePlugin } from './scripts/unused-code.ts';

const API = `http://127.0.0.1:${process.env.PORT ?? '4000'}`;

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** @param fileOfModule for all but the libraries, which are cached apart because they change at other times */
const pages = (fileOfModule: FileOfModule): UserConfig => ({
  root: path('./client'),
  plugins: [react(), iconsPlugin(), knownVariablesPlugin(), unusedCodePlugin()],
  // RxJS as it is written: what it gives by default is for browsers without classes, and larger.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: path('./dist/client'),
    emptyOutDir: true,
    modulePreload: {
      // Every browser the product is for preloads modules by itself.
      polyfill: false,
      // What comes later brings its styles; the modules it needs are mostly there, and a link for each is slow to put in.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((name) => name.endsWith('.css')),
    },
    rolldownOptions: {
      input: [path('./client/index.html'), path('./client/landing.html')],
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            // The others that need tslib stand in pages with data.
            { name: 'apollo', test: /node_modules\/(@apollo|@wry|graphql|optimism|rxjs|tslib)\// },
            // What a module needs is shared by no fewer pages than it is: no two files need each other.
            { name: fileOfModule, includeDependenciesRecursively: false },
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

export default defineConfig(async ({ command }) => {
  const config = pages(command === 'build' ? await pageFiles(pages(() => null)) : () => null);
  const plugins = [
    landingPlugin(),
    firstLoadPlugin(),
    preloadsPlugin(),
    graphiqlPlugin(path('./examples/graphql')),
    packedFilesPlugin(),
  ];
  return { ...config, plugins: [config.plugins, plugins] };
});
