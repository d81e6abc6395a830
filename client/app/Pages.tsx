import { Suspense } from 'react';
import { matchRoutes, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { CrashPage } from './CrashPage.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { PageFrame } from './PageFrame.tsx';
import type { RouteCode } from './router.tsx';

const isCode = (handle: unknown): handle is RouteCode =>
  typeof handle === 'object' && handle !== null && 'preload' in handle;

/** The page at the address. The code of its layout and its own come at the same time. */
export function Pages({ routes }: { routes: RouteObject[] }) {
  for (const { route } of matchRoutes(routes, useLocation()) ?? []) {
    if (isCode(route.handle)) route.handle.preload();
  }
  const page = useRoutes(routes);
  return (
    <PageBoundary renderFallback={(error) => <CrashPage error={error} />}>
      <Suspense fallback={<PageFrame />}>{page}</Suspense>
    </PageBoundary>
  );
}
