// Draws, while the pages are built, what shows before any script has come: the landing page, with its styles, stands in
// landing.html, the frame of all others in index.html. Serves the landing page at `/` where Vite itself serves the pages.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Connect, type Plugin } from 'vite';

interface Drawn {
  landing: string;
  frame: string;
  styles: string;
}

interface DrawingModule {
  drawLanding: () => string;
  drawFrame: () => string;
}

const PAGE = '/landing.html';
const DRAWING = 'app/landing/draw.tsx';

const drawPages = async (root: string): Promise<Drawn> => {
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
  const drawing = (await import(`${address.href}?${Date.now()}`)) as DrawingModule;
  return {
    landing: drawing.drawLanding(),
    frame: drawing.drawFrame(),
    styles: styles.join('\n'),
  };
};

const atHome: Connect.NextHandleFunction = (request, _response, next) => {
  request.url = request.url?.replace(/^\/(?=$|\?)/, PAGE);
  next();
};

export const landingPlugin = (): Plugin => {
  let root = '';
  let drawn: Promise<Drawn> | undefined;
  return {
    name: 'plumbline:landing',
    configResolved(config) {
      root = config.root;
    },
    configureServer: (server) => void server.middlewares.use(atHome),
    configurePreviewServer: (server) => void server.middlewares.use(atHome),
    transformIndexHtml: {
      order: 'post',
      async handler(html, { path, server }) {
        const isLanding = path === PAGE;
        // Drawn anew each time where Vite serves the pages, which takes too long for a frame.
        if (server && !isLanding) return html;
        drawn = server ? drawPages(root) : (drawn ?? drawPages(root));
        const { landing, frame, styles } = await drawn;
        return isLanding
          ? html
              .replace('<!--styles-->', () => `<style>${styles}</style>`)
              .replace('<!--page-->', () => landing)
          : html.replace('<!--page-->', () => frame);
      },
    },
  };
};
