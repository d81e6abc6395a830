// Tells when two names are those of one room. The file is apart from the schemas, so that the pages need no parser.

/** The same name, whatever its case and spaces: `Living room` is `LIVINGROOM`. */
export const isSameRoom = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((name) => name.replaceAll(/\s+/g, ''));
  return (a ?? '').localeCompare(b ?? '', 'en', { sensitivity: 'accent' }) === 0;
};
