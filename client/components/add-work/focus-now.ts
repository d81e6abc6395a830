/** Focuses an element. It is the `ref` of an element that takes the focus over from what was there before. */
export const focusNow = (element: HTMLElement | null): void => element?.focus();
