/** As the `ref` of what takes the focus over from what was there before. */
export const focusNow = (element: HTMLElement | null): void => element?.focus();
