// Runs while the pages are built (scripts/landing-plugin.ts), and draws markup for nobody in particular.
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { type IntroFrame, type IntroWords, intros } from '../../lib/intros.ts';
import { paths, patterns } from '../../lib/paths.ts';
import { FIRST_QUESTIONS_OF } from '../../routes/first-questions.ts';
import { AppProviders } from '../AppProviders.tsx';
import { PageFrame } from '../PageFrame.tsx';
import { LandingPage } from './LandingPage.tsx';

const draw = (page: ReactNode): string =>
  renderToStaticMarkup(
    <AppProviders>
      <StaticRouter location={paths.home()}>{page}</StaticRouter>
    </AppProviders>,
  );

export const drawLanding = (): string => draw(<LandingPage />);

/** What all other pages show until their scripts have come. */
export const drawFrame = (): string => draw(<PageFrame />);

/** Frames of the pages that begin with words of their own, by the pattern of the address. */
export const drawIntros = (): Record<string, IntroFrame> => {
  const words: Record<string, IntroWords> = {
    [patterns.start]: intros.start,
    [patterns.projects]: intros.projects,
  };
  return Object.fromEntries(
    Object.entries(words).map(([pattern, intro]) => [
      pattern,
      { html: draw(<PageFrame intro={intro} />), notWith: intro.notWith },
    ]),
  );
};

/** Draws what shows of a result as soon as its answer is there. Its code is a part of its own, so that its styles are, too. */
export const drawSight = async (): Promise<string> => {
  const { FirstSight } = await import('../../features/results/screens/FirstSight.tsx');
  return draw(<FirstSight />);
};

/** What pages ask first, by the pattern of the address. */
export const firstQuestions = FIRST_QUESTIONS_OF;
