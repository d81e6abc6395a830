// Leaves nothing of one user to the next in this tab.
import { tabStorage } from './storage.ts';

/** Loads the page anew, without the drafts of whoever was signed in. */
export const leaveAsSomebodyElse = (): void => {
  tabStorage.clear();
  location.reload();
};
