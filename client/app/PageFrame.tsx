import { Loader, Title } from '@mantine/core';
import { Intro } from '../components/Intro.tsx';
import { LateHint } from '../components/LateHint.tsx';
import { Page } from '../components/Page.tsx';
import type { IntroWords } from '../lib/intros.ts';
import { EntryLinks } from './EntryLinks.tsx';
import { TopBarFrame } from './TopBarFrame.tsx';
import classes from './PageFrame.module.css';

/**
 * A page that is still on its way. It is drawn when the pages are built, so that it shows before any script has come, and stays
 * until there is a page to show. No hooks here, and nothing to press but links: nobody would answer.
 */
export function PageFrame({ intro }: { intro?: IntroWords | undefined }) {
  return (
    <>
      <TopBarFrame>
        <span className={classes.buttons} />
        <EntryLinks />
      </TopBarFrame>
      <main>
        {intro ? (
          <Page>
            <Intro hint={intro.hint}>
              <Title order={1} size="h2">
                {intro.title}
              </Title>
            </Intro>
          </Page>
        ) : null}
        <div className={classes.waiting}>
          <Loader role="status" aria-label="Loading the page" />
          <LateHint />
        </div>
      </main>
    </>
  );
}
