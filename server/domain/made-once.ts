/** What is slow to make is made when it is first asked for, and kept. */
export const madeOnce = <Made>(make: () => Made): (() => Made) => {
  let made: { value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
};
