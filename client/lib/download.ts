import { ownAddress } from './own-address.ts';

/** Saves what an address of our own serves; the page stays as it is. */
export const download = (url: string): void => {
  const link = document.createElement('a');
  link.href = ownAddress(url);
  link.download = '';
  link.click();
};

/** Shows what an address of our own serves in a tab of its own. */
export const openInTab = (url: string): void => {
  const link = document.createElement('a');
  link.href = ownAddress(url);
  link.target = '_blank';
  link.rel = 'noopener';
  link.click();
};
