import { type ComponentType, lazy, useState } from 'react';
import { RESULTS_POLL, waitBefore } from '../../server/domain/backoff.ts';

/**
 * A component whose code comes when it is first drawn, and a function that has it come before: it is drawn at once then.
 * Where it cannot be loaded, drawing it fails as the page's own code would; the function resolves then, too.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loadToDraw = load,
) => {
  let code: ComponentType<Props> | null = null;
  const Lazy = lazy(async () => ({ default: await loadToDraw() }));
  // Of what is lazy, React shows the fallback first, for 300 ms at least, be its code there or not.
  const Part = (props: Props) => {
    const [Code] = useState(() => code ?? Lazy);
    return <Code {...props} />;
  };
  const preload = async (): Promise<void> => {
    try {
      code = await load();
    } catch {
      // Whoever draws it tries again, and hears of it.
    }
  };
  return [Part, preload] as const;
};

/** Tries until it succeeds. */
export const untilLoaded = async <Code,>(load: () => Promise<Code>): Promise<Code> => {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, waitBefore(RESULTS_POLL, tries)));
    }
  }
};

/** The same for what the page can do without: it appears when the connection is back, and the page stays as it is. */
export const extraPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(load, () => untilLoaded(load));
