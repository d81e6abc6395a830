// Leaves out of the pages what React Router has for other ways of using it: forms, scroll restoration, and prefetching by a framework's
// manifest. It stays in every page else: components that are not marked as pure, with names for debugging tools, count as used.
import type { Plugin } from 'vite';

const NAMES = /^\w+\.displayName = .+;$/gm;
const UNMARKED = /(?<== )React\d*\.forwardRef\(/g;
/** What a link with `prefetch` draws beside itself. It needs a framework, which the pages are not made with. */
const PREFETCHED = /React\d*\.createElement\(PrefetchPageLinks, \{ page: href \}\)/g;

export const unusedRouterPlugin = (): Plugin => ({
  name: 'plumbline:unused-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/development\/chunk-\w+\.mjs$/, code: 'PrefetchPageLinks' },
    handler(code) {
      if (![NAMES, UNMARKED, PREFETCHED].every((part) => code.search(part) !== -1)) {
        this.error('React Router is written otherwise now: look at what of it the pages load.');
      }
      return {
        code: code
          .replaceAll(NAMES, '')
          .replaceAll(UNMARKED, '/* @__PURE__ */ $&')
          .replaceAll(PREFETCHED, 'null'),
        map: null,
      };
    },
  },
});
