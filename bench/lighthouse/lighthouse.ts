// Runs Lighthouse in a browser of its own that starts from a guest's folder, so that a page finds its guest, and nothing else, there.
import { chromiumArguments } from '../../scripts/chromium.ts';
import type { Guest } from './guest-browser.ts';

/** Scores to reach, out of 100. */
export const GOALS: Readonly<Record<string, number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

type Form = 'desktop' | 'mobile';

/** Lighthouse's own slowdown, which counts on a fast desktop. */
export const DEFAULT_SLOWDOWN = 4;

/** How many times slower than this machine a phone is, by what Lighthouse measures of the machine (its docs/throttling.md). */
const SLOWDOWNS: readonly (readonly [leastIndex: number, slowdown: number])[] = [
  [1500, DEFAULT_SLOWDOWN],
  [800, 2],
  [0, 1],
];

export const slowdownOf = (index: number): number =>
  SLOWDOWNS.find(([least]) => index >= least)?.[1] ?? 1;
export type Scores = Record<string, number>;

interface Audit {
  title: string;
  score: number | null;
  displayValue?: string;
  /** Why there is no score. */
  errorMessage?: string;
}

interface Category {
  score: number;
  auditRefs: { id: string; weight: number }[];
}

/** Lighthouse as far as it is used here: whoever measures installs the package. */
interface Lighthouse {
  default: (
    url: string,
    flags: object,
    config?: object,
  ) => Promise<{
    lhr: {
      categories: Record<string, Category>;
      audits: Record<string, Audit>;
      environment: { benchmarkIndex: number };
      runtimeError?: { code: string };
    };
  }>;
  desktopConfig: object;
  defaultConfig: { settings: { throttling: object } };
}

/** The launcher that comes with Lighthouse. */
interface Launcher {
  launch(options: object): Promise<{ port: number; kill(): void }>;
}

const LIGHTHOUSE = 'lighthouse';
const LAUNCHER = 'chrome-launcher';

export interface Findings {
  scores: Scores;
  /** What lowers them, in words. */
  details: string[];
  /** Benchmark index of the machine, as it was then. */
  index: number;
}

export interface Manner {
  form: Form;
  /** Slowdown; absent for the default. */
  slowdown?: number;
}

/** The browser's record of the load began too late: Lighthouse asks to be run again. */
const NOT_RECORDED = 'NO_NAVSTART';

/** Findings on a page loaded for the first time: Lighthouse empties the browser's caches, and leaves who the guest is. */
const findIn = async (
  url: string,
  { form, slowdown }: Manner,
  port: number,
): Promise<Findings | null> => {
  const lighthouse = (await import(LIGHTHOUSE)) as Lighthouse;
  const { throttling } = lighthouse.defaultConfig.settings;
  const flags = {
    port,
    logLevel: 'error',
    // Results are private and ask not to be listed.
    skipAudits: url.includes('/results/') ? ['is-crawlable'] : [],
    onlyCategories: Object.keys(GOALS),
    ...(slowdown !== undefined && {
      throttling: { ...throttling, cpuSlowdownMultiplier: slowdown },
    }),
  };
  const config = form === 'desktop' ? lighthouse.desktopConfig : undefined;
  const { lhr } = await lighthouse.default(url, flags, config);
  if (lhr.runtimeError?.code === NOT_RECORDED) return null;
  const categories = Object.entries(lhr.categories);
  const details = categories.flatMap(([, { auditRefs }]) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = lhr.audits[id] ?? { title: id, score: null };
      const { title, score, displayValue = '', errorMessage } = audit;
      if (weight > 0 && errorMessage !== undefined) return [`${title}: ${errorMessage}`];
      return weight > 0 && score !== null && score < 0.9 ? [`${title} ${displayValue}`.trim()] : [];
    }),
  );
  const scores = Object.fromEntries(
    categories.map(([name, { score }]) => [name, Math.round(score * 100)] as const),
  );
  return { scores, details, index: lhr.environment.benchmarkIndex };
};

/** Findings on a page; null when the load was not recorded. @param guest whose page it is */
export const runLighthouse = async (
  url: string,
  manner: Manner,
  guest: Guest,
): Promise<Findings | null> => {
  const { launch } = (await import(LAUNCHER)) as Launcher;
  const { chromePath, userDataDir } = guest;
  const chromeFlags = ['--headless', ...chromiumArguments];
  const browser = await launch({ chromePath, userDataDir, chromeFlags, logLevel: 'error' });
  try {
    return await findIn(url, manner, browser.port);
  } finally {
    browser.kill();
  }
};
