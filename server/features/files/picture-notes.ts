// What the user is told about pictures that the language model did not see. Sentences only, no decisions.

export const NOT_INTERPRETED = {
  PHOTO: 'Photos were not interpreted; they are kept with the estimate and set no quantity.',
  VIDEO: 'Videos were not interpreted; they are kept with the estimate and set no quantity.',
} as const;

/** There is more of a kind than fits; some of it is shown. */
export const LEFT_OUT = {
  PHOTO: 'There are more photos than the language model is shown at once; the last were left out.',
  VIDEO: 'There are more videos than the language model is shown at once; the last were left out.',
  FLOOR:
    'There are more plan pages than the language model is shown at once; only the first were shown.',
} as const;

export const notShown = (name: string, reason: string): string =>
  `“${name}” was not shown to the language model. ${reason}`;

export const shownInPart = (name: string): string =>
  `“${name}” was shown to the language model in part; not all of it could be opened.`;
