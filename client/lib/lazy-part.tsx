// oxlint-disable-next-line no-restricted-imports -- the one place that may
import { type ComponentType, lazy, useState } from 'react';
import { isOffline, type LoadDelay, untilLoaded } from './until-loaded.ts';

export type LoadPart<Props extends object> = () => Promise<ComponentType<Props>>;

/**
 * A component whose code loads when it is first drawn, and a function that loads it before, so that it is drawn at once.
 * If the code cannot be loaded, drawing it fails as the page's own code would. The function resolves in that case, too.
 */
export const lazyPart = <Props extends object>(load: LoadPart<Props>, loadToDraw = load) => {
  let code: ComponentType<Props> | null = null;
  const Lazy = lazy(async () => ({ default: await loadToDraw() }));
  // React shows the fallback of a lazy component first, for 300 ms at least, even when its code is there.
  const Part = (props: Props) => {
    const [Code] = useState(() => code ?? Lazy);
    return <Code {...props} />;
  };
  const preload = async (): Promise<void> => {
    if (isOffline()) return;
    try {
      code = await load();
    } catch {
      // Whoever draws it tries again, and hears of it.
    }
  };
  return [Part, preload] as const;
};

/**
 * The same for what the page can do without: it appears when the connection is back, and the page stays as it is.
 * `onDelay` is called when it was to be drawn and its code did not come.
 */
export const extraPart = <Props extends object>(
  load: LoadPart<Props>,
  onDelay?: (delay: LoadDelay) => void,
) => lazyPart(load, () => untilLoaded(load, onDelay));
