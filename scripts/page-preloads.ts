// Says for each address which files its page needs and what it asks first, so that the server can name them in the
// document: the browser asks beside the loading of the first script, and fetches the files as soon as the document is painted (client/lib/first-sight.ts).
// The scripts put the styles in place: the frame waits for none.
import type { Plugin } from 'vite';
import { FIRST_QUESTIONS, type FirstQuestions } from '../client/lib/first-answers.ts';
import { FIRST_SIGHT, PAGE_FILES } from '../client/lib/first-sight.ts';
import { escapeHtml } from '../server/domain/text/escape-html.ts';
import type { IntroFrame } from '../client/lib/intros.ts';
import type { PagePattern } from '../server/domain/pages.ts';
import { drawnPages } from './draw-pages.ts';
import { filesOf } from './first-load.ts';
import { FIRST_SIGHT_SCRIPT, firstScript } from './first-script.ts';

const ENTRY = 'client/index.html';
const RESULT = '/results/:lookup' satisfies PagePattern;

const plainPage = (name: string): readonly string[] => [
  'client/boot/begin.ts',
  `client/routes/${name}.tsx`,
];
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
  '/papers/:fileId': dataPage('paper'),
  '/results/:lookup': dataPage('result'),
  '/shared/:token': dataPage('shared'),
  '/contractor': dataPage('contractor'),
  '/contractor/hub': dataPage('contractor-hub'),
  '/operator': dataPage('operator'),
};

const questionsTag = (questions: FirstQuestions): string =>
  `<meta name="${FIRST_QUESTIONS}" content="${escapeHtml(JSON.stringify(questions))}">`;

const template = (id: string, html: string): string => `<template id="${id}">${html}</template>`;

/** Writes `preloads.json`: by the pattern of the address the tags, as server/pages.ts puts them into the head. */
export const preloadsPlugin = (): Plugin => {
  let root = '';
  return {
    name: 'plumbline:preloads',
    apply: 'build',
    // After Vite itself, which takes away the scripts that only brought styles.
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle(_options, bundle) {
      const { firstQuestions, introFrames, frame, sight } = await drawnPages(root);
      const sightScript = this.emitFile({
        type: 'asset',
        name: 'first-sight.js',
        source: await firstScript(root, FIRST_SIGHT_SCRIPT),
      });
      const firstScripts: Record<string, string> = {
        [RESULT]: `<script defer fetchpriority="high" src="/${this.getFileName(sightScript)}"></script>`,
      };
      const frames: Record<string, IntroFrame> = {
        ...introFrames,
        [RESULT]: { html: `${frame}${template(FIRST_SIGHT, sight)}` },
      };
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const stylesOf = new Map(
        chunks.map(({ fileName, viteMetadata }) => [
          fileName,
          [...(viteMetadata?.importedCss ?? [])],
        ]),
      );
      const tagsOf = (files: readonly string[]): string[] => [
        ...files.map(
          (file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`,
        ),
        ...files
          .flatMap((file) => stylesOf.get(file) ?? [])
          .map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
      ];
      const ofAllPages = filesOf(chunks, [ENTRY]);
      const preloads = Object.entries(MODULES).map(([path, modules]) => {
        const files = [...filesOf(chunks, modules)].filter((file) => !ofAllPages.has(file));
        const questions = firstQuestions[path];
        const script = firstScripts[path];
        const first = [
          ...(questions ? [questionsTag({ path, questions })] : []),
          ...(script === undefined ? [] : [script]),
        ];
        const last = [template(PAGE_FILES, tagsOf(files).join(''))];
        return [path, { first, last, frame: frames[path] }] as const;
      });
      this.emitFile({
        type: 'asset',
        fileName: 'preloads.json',
        source: JSON.stringify(Object.fromEntries(preloads)),
      });
    },
  };
};
