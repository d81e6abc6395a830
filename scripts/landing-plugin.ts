// Draws the landing page while the pages are built: its markup and its styles stand in landing.html, so that it shows
// before any script has come. Serves it at `/` where Vite itself serves the pages.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Connect, type Plugin } from 'vite';

interface Drawn {
  markup: string;
  styles: string;
}

interface DrawingModule {
  drawLanding: () => string;
}

const PAGE = '/landing.html';
const DRAWING = 'app/landing/draw.tsx';

const drawPage = async (root: string): Promise<Drawn> => {
  const outDir = join(root, '../dist/landing');
  const built = await build({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'error',
    plugins: [react()],
    build: { ssr: DRAWING, ssrEmitAssets: true, outDir, emptyOutDir: true, copyPublicDir: false },
  });
  if (!('output' in built)) throw new Error('The landing page was built in an unknown way.');
  const [program] = built.output;
  const styles = built.output
    .filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
    .map((file) => ('source' in file ? String(file.source) : ''));
  const address = pathToFileURL(join(outDir, program.fileName));
  const { drawLanding } = (await import(`${address.href}?${Date.now()}`)) as DrawingModule;
  return { markup: drawLanding(), styles: styles.join('\n') };
};

const atHome: Connect.NextHandleFunction = (request, _response, next) => {
  request.url = request.url?.replace(/^\/(?=$|\?)/, PAGE);
  next();
};

export const landingPlugin = (): Plugin => {
  let root = '';
  return {
    name: 'plumbline:landing',
    configResolved(config) {
      root = config.root;
    },
    configureServer: (server) => void server.middlewares.use(atHome),
    configurePreviewServer: (server) => void server.middlewares.use(atHome),
    transformIndexHtml: {
      order: 'post',
      async handler(html, { path }) {
        if (path !== PAGE) return html;
        const { markup, styles } = await drawPage(root);
        return html
          .replace('<!--styles-->', () => `<style>${styles}</style>`)
          .replace('<!--page-->', () => markup);
      },
    },
  };
};
