// Runs Lighthouse in a browser that is open already, so that a page finds its guest there.

/** Of 100. */
export const GOALS: Readonly<Record<string, number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

export const FORMS = ['desktop', 'mobile'] as const;

export type Form = (typeof FORMS)[number];
export type Scores = Record<string, number>;

interface Audit {
  title: string;
  score: number | null;
  displayValue?: string;
}

interface Category {
  score: number;
  auditRefs: { id: string; weight: number }[];
}

/** As far as it is used here: the package is installed by whoever measures. */
interface Lighthouse {
  default: (
    url: string,
    flags: object,
    config?: object,
  ) => Promise<{
    lhr: { categories: Record<string, Category>; audits: Record<string, Audit> };
  }>;
  desktopConfig: object;
}

const PACKAGE = 'lighthouse';

/** Scores by category, and what lowers them, in words. */
export const runLighthouse = async (
  url: string,
  form: Form,
  port: number,
): Promise<{ scores: Scores; details: string[] }> => {
  const { default: lighthouse, desktopConfig } = (await import(PACKAGE)) as Lighthouse;
  const flags = {
    port,
    logLevel: 'error',
    disableStorageReset: true,
    // Results are private and ask not to be listed.
    skipAudits: url.includes('/results/') ? ['is-crawlable'] : [],
    onlyCategories: Object.keys(GOALS),
  };
  const { lhr } = await lighthouse(url, flags, form === 'desktop' ? desktopConfig : undefined);
  const categories = Object.entries(lhr.categories);
  const details = categories.flatMap(([, { auditRefs }]) =>
    auditRefs.flatMap(({ id, weight }) => {
      const { title, score, displayValue = '' } = lhr.audits[id] ?? { title: id, score: null };
      return weight > 0 && score !== null && score < 0.9 ? [`${title} ${displayValue}`.trim()] : [];
    }),
  );
  const scores = Object.fromEntries(
    categories.map(([name, { score }]) => [name, Math.round(score * 100)] as const),
  );
  return { scores, details };
};
