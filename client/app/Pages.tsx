import { Suspense } from 'react';
import { type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { CrashPage } from './CrashPage.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { PageFrame } from './PageFrame.tsx';
import { codeAt, introAt } from './route-code.ts';

/** The page at the address. The code of its layout and its own come at the same time. */
export function Pages({ routes }: { routes: RouteObject[] }) {
  const { search, ...place } = useLocation();
  const code = codeAt(routes, place);
  for (const { preload } of code) void preload();
  const page = useRoutes(routes);
  return (
    <PageBoundary renderFallback={(error) => <CrashPage error={error} />}>
      <Suspense fallback={<PageFrame intro={introAt(code, search)} />}>{page}</Suspense>
    </PageBoundary>
  );
}
