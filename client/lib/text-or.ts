// Text out of what somebody else may have written: storage of the browser, an answer of a proxy.

export const textOr = (value: unknown, fallback = ''): string =>
  typeof value === 'string' ? value : fallback;
