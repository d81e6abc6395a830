// Draws what shows before any script has come, and reads what the pages ask first, from a build of these parts for Node.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { FirstQuestion } from '../client/lib/first-answers.ts';
import type { IntroFrame } from '../client/lib/intros.ts';

export interface Drawn {
  landing: string;
  frame: string;
  styles: string;
  /** By the pattern of the address, frames of pages that begin with words of their own. */
  introFrames: Readonly<Record<string, IntroFrame>>;
  /** By the pattern of the address, what its pages ask first. */
  firstQuestions: Readonly<Record<string, readonly FirstQuestion[]>>;
}

interface DrawingModule {
  drawLanding: () => string;
  drawFrame: () => string;
  drawIntros: () => Drawn['introFrames'];
  firstQuestions: Drawn['firstQuestions'];
}

const DRAWING = 'app/landing/draw.tsx';

/** Anew. */
export const drawPages = async (root: string): Promise<Drawn> => {
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
    introFrames: drawing.drawIntros(),
    firstQuestions: drawing.firstQuestions,
  };
};

const drawn = new Map<string, Promise<Drawn>>();

/** Once in a build. */
export const drawnPages = (root: string): Promise<Drawn> => {
  const known = drawn.get(root) ?? drawPages(root);
  drawn.set(root, known);
  return known;
};
