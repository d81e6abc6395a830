// Run while the pages are built (scripts/landing-plugin.ts): the markup of the landing page, for nobody in particular.
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { AppProviders } from '../AppProviders.tsx';
import { LandingPage } from './LandingPage.tsx';

export const drawLanding = (): string =>
  renderToStaticMarkup(
    <AppProviders>
      <StaticRouter location={paths.home()}>
        <LandingPage />
      </StaticRouter>
    </AppProviders>,
  );
