import { Loader, Text } from '@mantine/core';
import { EntryLinks } from './EntryLinks.tsx';
import { TopBarFrame } from './TopBarFrame.tsx';
import classes from './PageFrame.module.css';

/**
 * A page that is still on its way. It is drawn when the pages are built, so that it shows before any script has come, and stays
 * until there is a page to show. No hooks here, and nothing to press but links: nobody would answer.
 */
export function PageFrame() {
  return (
    <>
      <TopBarFrame>
        <span className={classes.buttons} />
        <EntryLinks />
      </TopBarFrame>
      <main className={classes.waiting}>
        <Loader role="status" aria-label="Loading the page" />
        <Text c="dimmed" ta="center" className={classes.late}>
          This takes longer than usual. If nothing appears, load the page again.
        </Text>
      </main>
    </>
  );
}
