import { ScrollRestoration } from 'react-router-dom';
import type { ReactNode } from 'react';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';
import classes from './Shell.module.css';

export function Shell({ bell, children }: { bell: ReactNode; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <TopBar bell={bell} />
      <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <ScrollRestoration />
    </>
  );
}
