import { type ComponentType, lazy } from 'react';

/** A component whose code comes when it is first drawn, and a function that has it come before. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) => {
  const Part = lazy(async () => ({ default: await load() }));
  // Where it fails, drawing the component tries again and tells.
  const preload = (): void => void load().catch(() => {});
  return [Part, preload] as const;
};
