import type { ReactNode } from 'react';
import { PageBoundary } from './PageBoundary.tsx';
import { PageFailure } from './PageFailure.tsx';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';
import classes from './Shell.module.css';

/** A failure of a page leaves the bar above it. */
export function Shell({ bell, children }: { bell: ReactNode; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <TopBar bell={bell} />
      <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
        <PageBoundary renderFallback={(error) => <PageFailure error={error} />}>
          {children}
        </PageBoundary>
      </main>
    </>
  );
}
