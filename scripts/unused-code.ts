// Leaves out of the pages what libraries have for ways of using them that no page takes. It stays in every page else: the bundler
// cannot know which branch is never reached, and components that are not marked as pure, with names for debugging tools, count as used.
import type { Plugin } from 'vite';

// Of React Router: forms, scroll restoration, prefetching by a framework's manifest, and warnings for developers, which the build for
// browsers has, too.

const NAMES = /^\w+\.displayName = .+;$/gm;
const UNMARKED = /(?<== )React\d*\.forwardRef\(/g;
/** What a link with `prefetch` draws beside itself. It needs a framework, which the pages are not made with. */
const PREFETCHED = /React\d*\.createElement\(PrefetchPageLinks, \{ page: href \}\)/g;
const WARNINGS = /\bENABLE_DEV_WARNINGS\b(?! =|,)/g;

/** What stands for modules that only such branches reach. */
const REPLACED: readonly { module: RegExp; code: string }[] = [
  // What makes an Observable of something else is given no scheduler.
  {
    module: /\/rxjs\/dist\/esm\/internal\/scheduled\/scheduled\.js$/,
    code: "export const scheduled = () => { throw new Error('The pages have no schedulers.'); };",
  },
  // A value in the message that a document is no document.
  { module: /\/graphql\/jsutils\/inspect\.mjs$/, code: 'export const inspect = String;' },
  // Every question is a POST.
  {
    module: /\/@apollo\/client\/link\/http\/rewriteURIForGET\.js$/,
    code: "export const rewriteURIForGET = () => { throw new Error('The pages ask by POST.'); };",
  },
];

export const unusedCodePlugin = (): Plugin => ({
  name: 'plumbline:unused-code',
  apply: 'build',
  load: {
    filter: { id: REPLACED.map(({ module }) => module) },
    handler: (id) => REPLACED.find(({ module }) => module.test(id))?.code ?? null,
  },
  transform: {
    filter: { id: /\/react-router\/dist\/development\/chunk-\w+\.mjs$/, code: 'PrefetchPageLinks' },
    handler(code) {
      if (![NAMES, UNMARKED, PREFETCHED, WARNINGS].every((part) => code.search(part) !== -1)) {
        this.error('React Router is written otherwise now: look at what of it the pages load.');
      }
      return {
        code: code
          .replaceAll(NAMES, '')
          .replaceAll(UNMARKED, '/* @__PURE__ */ $&')
          .replaceAll(PREFETCHED, 'null')
          .replaceAll(WARNINGS, 'false'),
        map: null,
      };
    },
  },
});
