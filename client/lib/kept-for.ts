/** What is worked out of something that never changes, kept for as long as that is. */
export const keptFor = <Source extends object, Made>(
  work: (source: Source) => Made,
): ((source: Source) => Made) => {
  const known = new WeakMap<Source, { made: Made }>();
  return (source) => {
    const found = known.get(source) ?? { made: work(source) };
    known.set(source, found);
    return found.made;
  };
};
