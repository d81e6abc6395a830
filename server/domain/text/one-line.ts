// Words on one line.

/** Line breaks, tabs and runs of spaces are one space each; none at the ends. */
export const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
