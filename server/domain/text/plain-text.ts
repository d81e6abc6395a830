// Small changes of a text without marks.

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** At most `max` characters; an ellipsis ends what was longer. */
export const clip = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`;

/** Text that a regular expression matches literally. */
export const escapeRegExp = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
