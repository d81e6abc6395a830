import { Suspense } from 'react';
import { matchRoutes, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { type IntroWords, isIntroAt } from '../lib/intros.ts';
import { CrashPage } from './CrashPage.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { PageFrame } from './PageFrame.tsx';
import type { RouteCode } from './router.tsx';

const isCode = (handle: unknown): handle is RouteCode =>
  typeof handle === 'object' && handle !== null && 'preload' in handle;

/** The page at the address. The code of its layout and its own come at the same time. */
export function Pages({ routes }: { routes: RouteObject[] }) {
  const { search, ...place } = useLocation();
  let intro: IntroWords | undefined;
  for (const { route } of matchRoutes(routes, place) ?? []) {
    if (!isCode(route.handle)) continue;
    route.handle.preload();
    ({ intro } = route.handle);
  }
  const page = useRoutes(routes);
  return (
    <PageBoundary renderFallback={(error) => <CrashPage error={error} />}>
      <Suspense
        fallback={<PageFrame intro={intro && isIntroAt(intro, search) ? intro : undefined} />}
      >
        {page}
      </Suspense>
    </PageBoundary>
  );
}
