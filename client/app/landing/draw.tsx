// Run while the pages are built (scripts/landing-plugin.ts): markup for nobody in particular.
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
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
