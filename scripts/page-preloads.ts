// Says for each address which files its page needs at once, so that the server can name them in the document: the browser
// fetches them beside the first script instead of after it.
import type { Plugin } from 'vite';
import type { PagePattern } from '../server/domain/pages.ts';
import { filesOf } from './first-load.ts';

const ENTRY = 'client/index.html';

const plainPage = (name: string): readonly string[] => [`client/routes/${name}.tsx`];
const dataPage = (name: string): readonly string[] => [
  'client/app/DataLayout.tsx',
  ...plainPage(name),
];

/** The modules that begin the page at an address, beside those of all pages. The front page is a document of its own. */
const MODULES: Readonly<Record<Exclude<PagePattern, '/'>, readonly string[]>> = {
  '/start': dataPage('start'),
  '/sample': dataPage('sample'),
  '/login': dataPage('login'),
  '/forcontractors': plainPage('for-contractors'),
  '/contractor/apply': dataPage('contractor-apply'),
  '/terms': plainPage('terms'),
  '/privacy': plainPage('privacy'),
  '/account': dataPage('account'),
  '/projects': dataPage('projects'),
  '/projects/:projectId': dataPage('project'),
  '/compare': dataPage('compare'),
  '/results/:lookup': dataPage('result'),
  '/contractor': dataPage('contractor'),
  '/contractor/hub': dataPage('contractor-hub'),
  '/operator': dataPage('operator'),
};

/** Writes `preloads.json`: by the pattern of the address the tags, as server/pages.ts puts them into the head. */
export const preloadsPlugin = (): Plugin => ({
  name: 'plumbline:preloads',
  apply: 'build',
  // After Vite itself, which takes away the scripts that only brought styles.
  enforce: 'post',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const stylesOf = new Map(
      chunks.map(({ fileName, viteMetadata }) => [
        fileName,
        [...(viteMetadata?.importedCss ?? [])],
      ]),
    );
    const tagsOf = (files: readonly string[]): string[] => [
      ...files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      ...files
        .flatMap((file) => stylesOf.get(file) ?? [])
        .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ];
    const ofAllPages = filesOf(chunks, [ENTRY]);
    const preloads = Object.entries(MODULES).map(([pattern, modules]) => {
      const files = [...filesOf(chunks, modules)].filter((file) => !ofAllPages.has(file));
      return [pattern, tagsOf(files)] as const;
    });
    this.emitFile({
      type: 'asset',
      fileName: 'preloads.json',
      source: JSON.stringify(Object.fromEntries(preloads)),
    });
  },
});
