// Draws what shows before any script has come, and reads what the pages ask first, from a build of these parts for Node.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { FirstQuestion } from '../client/lib/first-answers.ts';
import type { IntroFrame } from '../client/lib/intros.ts';
import { iconsPlugin } from './icons-plugin.ts';

export interface Drawn {
  landing: string;
  frame: string;
  styles: string;
  /** Frames of pages that begin with words of their own, by the pattern of the address. */
  introFrames: Readonly<Record<string, IntroFrame>>;
  /** The head of a result, to be filled, with its styles. */
  sight: string;
  /** First questions of pages, by the pattern of the address. */
  firstQuestions: Readonly<Record<string, readonly FirstQuestion[]>>;
}

interface DrawingModule {
  drawLanding: () => string;
  drawFrame: () => string;
  drawIntros: () => Drawn['introFrames'];
  drawSight: () => Promise<string>;
  firstQuestions: Drawn['firstQuestions'];
}

const DRAWING = 'app/landing/draw.tsx';
/** The name of the part that draws the head of a result. */
const SIGHT = 'FirstSight';

/** Draws the pages anew. */
export const drawPages = async (root: string): Promise<Drawn> => {
  const outDir = join(root, '../dist/landing');
  const built = await build({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'error',
    plugins: [react(), iconsPlugin()],
    build: { ssr: DRAWING, ssrEmitAssets: true, outDir, emptyOutDir: true, copyPublicDir: false },
  });
  if (!('output' in built))
    throw new Error('Vite gave no output of the landing page. Does its configuration watch files?');
  const [program] = built.output;
  const styles = built.output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [file] : [],
  );
  const [ofSight, ofLanding] = [true, false].map((isOfSight) =>
    styles
      .filter(({ names }) => names.some((name) => name.startsWith(SIGHT)) === isOfSight)
      .map(({ source }) => String(source).trim())
      .join('\n'),
  );
  const address = pathToFileURL(join(outDir, program.fileName));
  const drawing = (await import(`${address.href}?${Date.now()}`)) as DrawingModule;
  return {
    landing: drawing.drawLanding(),
    frame: drawing.drawFrame(),
    styles: ofLanding ?? '',
    introFrames: drawing.drawIntros(),
    sight: `<style>${ofSight}</style>${await drawing.drawSight()}`,
    firstQuestions: drawing.firstQuestions,
  };
};

const drawn = new Map<string, Promise<Drawn>>();

/** Draws the pages once in a build. */
export const drawnPages = (root: string): Promise<Drawn> => {
  const known = drawn.get(root) ?? drawPages(root);
  drawn.set(root, known);
  return known;
};
