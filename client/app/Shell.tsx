import { ScrollRestoration } from 'react-router-dom';
import type { ReactNode } from 'react';
import { TopBar } from './TopBar.tsx';
import classes from './Shell.module.css';

const MAIN_ID = 'main';

export function Shell({ bell, children }: { bell: ReactNode; children: ReactNode }) {
  return (
    <>
      <a className={classes.skip} href={`#${MAIN_ID}`}>
        Skip to content
      </a>
      <TopBar bell={bell} />
      <main id={MAIN_ID} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <ScrollRestoration />
    </>
  );
}
