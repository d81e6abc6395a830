// GraphiQL at /graphiql, as files of our own: what the package would write into one page with scripts and workers in it is
// written beside the pages while they are built. Opens with the documents of examples/graphql.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as parts from '@graphql-yoga/render-graphiql/graphiql';
import type { Plugin } from 'vite';

/** Workers by the names under which the editor asks for them. */
const WORKERS: Readonly<Record<string, string>> = {
  editorWorkerService: parts.editorWorkerService,
  json: parts.jsonWorker,
  graphql: parts.graphqlWorker,
};

const SHELL = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Plumbline API</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/graphiql/app.css" />
  </head>
  <body class="no-focus-outline">
    <noscript>GraphiQL needs JavaScript to run.</noscript>
    <div id="root" style="height: 100vh"></div>
    <script src="/graphiql/app.js"></script>
  </body>
</html>
`;

const HOW = `# Your token goes below, under Headers:  { "Authorization": "Bearer plumb_..." }
# Ctrl-Enter runs, Ctrl-Space completes; the book at the left describes every field.

`;

/** The documents in the order of their tabs, with what they are tried with. */
const TABS: readonly (readonly [document: string, variables: object])[] = [
  ['estimates', { first: 3, after: null }],
  [
    'price-preview',
    { input: { zip: '94110', instructions: 'Repaint my 12x14 bedroom, walls and ceiling' } },
  ],
  ['create-project', { input: { name: '12 Oak Street', zip: '94110' } }],
  [
    'submit-job',
    {
      input: {
        projectId: '1',
        uploads: ['1'],
        instructions: 'Repaint my 12x14 bedroom, walls and ceiling',
        propertyType: 'RESIDENTIAL',
        finishLevel: 'STANDARD',
        agentKind: 'HOME_PROJECT',
      },
    },
  ],
  ['follow-job', { jobId: '1' }],
  ['webhooks', {}],
];

const tabsFrom = (folder: string) =>
  TABS.map(([name, variables]) => ({
    query: HOW + readFileSync(join(folder, `${name}.graphql`), 'utf8'),
    variables: JSON.stringify(variables, null, 2),
  }));

/** Tabs can be dragged, which in newer browsers takes the click away from their buttons: they are opened when pressed. */
const OPEN_TABS = `document.addEventListener('pointerdown', (event) => {
  event.target.closest('.graphiql-tab-button')?.click();
}, true);`;

/** Styles for a narrow screen: the panes stand below each other, as wide as it is; what does not fit is scrolled to. */
const NARROW_STYLE = `
@media (max-width: 48rem) {
  .graphiql-container .graphiql-main { flex-direction: column; overflow-y: auto; }
  .graphiql-container .graphiql-main > .graphiql-plugin { border-left: 0; flex: none !important; height: 60%; }
  .graphiql-container .graphiql-main > .graphiql-sessions { flex: none !important; height: calc(100% - 2 * var(--px-8)); margin: var(--px-8) var(--px-8) var(--px-8) 0; max-height: none; min-height: 36rem; }
  .graphiql-container #graphiql-session { flex-direction: column; min-height: 0; }
  .graphiql-container .graphiql-editors, .graphiql-container .graphiql-response { flex: 1 1 0 !important; min-height: 0; }
  .graphiql-container .graphiql-horizontal-drag-bar { display: none; }
}
`;

const program = (examples: string): string => {
  const defaultTabs = tabsFrom(examples);
  const options = {
    endpoint: '/graphql',
    title: 'API',
    logo: '<img src="/favicon.svg" width="28" height="28" alt="" />',
    defaultTabs,
    // It gives the tab that is open first none of its own.
    variables: defaultTabs[0]?.variables,
    subscriptionsProtocol: 'SSE',
    // A token is not left behind in the browser.
    shouldPersistHeaders: false,
  };
  return [
    "self.MonacoEnvironment = { globalAPI: false, getWorkerUrl: (_id, label) => '/graphiql/' + label + '.worker.js' };",
    OPEN_TABS,
    parts.js,
    `YogaGraphiQL.renderYogaGraphiQL(document.querySelector('#root'), ${JSON.stringify(options)});`,
  ].join('\n;\n');
};

export const graphiqlPlugin = (examples: string): Plugin => ({
  name: 'plumbline:graphiql',
  apply: 'build',
  generateBundle() {
    const emit = (fileName: string, source: string) =>
      this.emitFile({ type: 'asset', fileName, source });
    emit('graphiql.html', SHELL);
    emit('graphiql/app.css', parts.css + NARROW_STYLE);
    emit('graphiql/app.js', program(examples));
    for (const [name, source] of Object.entries(WORKERS))
      emit(`graphiql/${name}.worker.js`, source);
  },
});
