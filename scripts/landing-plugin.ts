// Makes the documents whole while the pages are built: what shows before any script has come (the landing page stands in
// landing.html, the frame of all others in index.html), the styles for it, and the script that runs before the first paint.
// Serves the landing page at `/` where Vite itself serves the pages.
import type { Connect, Plugin, Rolldown } from 'vite';
import { drawnPages, drawPages } from './draw-pages.ts';
import { FIRST_PAINT, firstScript } from './first-script.ts';
import { APP_PARTS } from './page-files.ts';

const PAGE = '/landing.html';

const styleElement = (styles: string): string => `<style>${styles.trim()}</style>`;

/** Takes the styles of all pages out of what is written: they stand in the documents, and no script is to load them. */
const takeBaseStyles = (bundle: Rolldown.OutputBundle): string => {
  const [chunk, ...others] = Object.values(bundle).filter(
    (file) => file.type === 'chunk' && file.name === APP_PARTS,
  );
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error(`${APP_PARTS} is one file.`);
  const { importedCss = new Set<string>() } = chunk.viteMetadata ?? {};
  const styles = [...importedCss].map((name) => {
    const file = bundle[name];
    if (file?.type !== 'asset') throw new Error(`${name} was not built.`);
    importedCss.delete(name);
    Reflect.deleteProperty(bundle, name);
    return String(file.source);
  });
  return styles.join('\n');
};

const atHome: Connect.NextHandleFunction = (request, _response, next) => {
  request.url = request.url?.replace(/^\/(?=$|\?)/, PAGE);
  next();
};

export const landingPlugin = (): Plugin => {
  let root = '';
  let baseStyles = '';
  return {
    name: 'plumbline:landing',
    configResolved(config) {
      root = config.root;
    },
    configureServer: (server) => void server.middlewares.use(atHome),
    configurePreviewServer: (server) => void server.middlewares.use(atHome),
    generateBundle: {
      // Before Vite itself looks which styles belong to what.
      order: 'pre',
      handler(_options, bundle) {
        baseStyles = takeBaseStyles(bundle);
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(source, { path, server }) {
        const script = await firstScript(root, FIRST_PAINT);
        const html = source.replace('<!--first-paint-->', () => `<script>${script}</script>`);
        const isLanding = path === PAGE;
        // Drawn anew each time where Vite serves the pages, which takes too long for a frame.
        if (server && !isLanding) return html;
        const { landing, frame, styles } = await (server ? drawPages(root) : drawnPages(root));
        return html
          .replaceAll(
            '<link rel="modulepreload" crossorigin ',
            () => '<link rel="modulepreload" crossorigin fetchpriority="low" ',
          )
          .replace('<!--styles-->', () => styleElement(isLanding ? styles : baseStyles))
          .replace('<!--page-->', () => (isLanding ? landing : frame));
      },
    },
  };
};
