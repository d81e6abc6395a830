/** Loads the page anew; its own file, so that tests can stand in for it. */
export const reloadPage = (): void => location.reload();
