import { ActionIcon } from '@mantine/core';
import IconMoon from '~icons/tabler/moon';
import IconSun from '~icons/tabler/sun';
import { BellButton } from '../../components/BellButton.tsx';
import { HomeFooter } from '../../features/home/HomeFooter.tsx';
import { HomeScreen } from '../../features/home/HomeScreen.tsx';
import { EntryLinks } from '../EntryLinks.tsx';
import { MAIN_ID, SkipLink } from '../SkipLink.tsx';
import { TopBarFrame } from '../TopBarFrame.tsx';
import shell from '../Shell.module.css';
import classes from './LandingPage.module.css';

/** Landing page as it stands until main.ts has brought what moves. It has no hooks, because nobody runs them. */
export function LandingPage() {
  return (
    <>
      <SkipLink />
      <div id="top-bar" className={classes.topBar}>
        <TopBarFrame>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label="Use light or dark colors"
            data-action="colors"
          >
            <IconMoon className={classes.inLight} size={20} stroke={1.7} />
            <IconSun className={classes.inDark} size={20} stroke={1.7} />
          </ActionIcon>
          <BellButton processing={0} ready={0} data-action="bell" />
          <EntryLinks />
        </TopBarFrame>
      </div>
      <main id={MAIN_ID} tabIndex={-1} className={shell.main}>
        <HomeScreen />
      </main>
      <HomeFooter />
    </>
  );
}
