// Real files of a few bytes for tests that need an upload but do not care what it shows.

/** A valid PNG of one pixel. */
export const tinyPng = (): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
      'base64',
    ),
  );
