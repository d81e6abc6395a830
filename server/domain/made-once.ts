/** Makes what is slow to make when it is first asked for, and keeps it. */
export const madeOnce = <Made>(make: () => Made): (() => Made) => {
  let made: { value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
};
