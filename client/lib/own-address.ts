// Addresses of files and documents as this page reaches them. The server tells them with the host it is known by, which need not be
// the one that the page was opened at; and only its own host may give a page pictures.

/** @param address on our server, whole or a path */
export const ownAddress = (address: string): string => {
  const { pathname, search } = new URL(address, window.location.href);
  return pathname + search;
};
