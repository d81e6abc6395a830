// Which modules come in one file. What first screens need together is packed together: small files pack worse than one
// of the same length, and each is a request. The rest is split by what is loaded on demand. What goes in here is loaded
// by every page that needs any of it, so a module belongs here only when the pages share it; first-load.ts holds that.
interface Group {
  name: string;
  test: RegExp;
}

const packages = (name: string, list: readonly string[]): Group => ({
  name,
  test: new RegExp(`node_modules/(${list.join('|')})/`),
});

/** These modules of ours, and whatever they import at once that no group before has. */
const ours = (name: string, list: readonly string[]): Group => ({
  name,
  test: new RegExp(`/(${list.join('|')})\\.tsx?$`),
});

export const PAGE_FILES: Group[] = [
  packages('react', ['react', 'react-dom', 'react-router', 'scheduler']),
  packages('apollo', ['@apollo', '@wry', 'graphql', 'optimism', 'rxjs', 'tslib']),
  // What the landing page has, too, which is small and has no React.
  {
    name: 'landing',
    test: /client\/(app\/trusted-types|lib\/(job-notices|session))\.ts$|vite\/preload-helper/,
  },
  ours('frame', ['client/app/(AppProviders|PageRouter|Pages|PlainLayout|router)']),
  ours('data', [
    'client/app/(SessionEnded|Toasts)',
    'client/apollo/DataProvider',
    'client/features/notifications/(Bell|JobNews)',
  ]),
  ours('common', [
    'client/components/(EmptyState|FailureNotice|LoadingDots|RenameButton|Section)',
    'client/hooks/use-(light-print|on-change|polling-fallback|renewal|send|watched-job)',
    'client/lib/(format|problem|titles)',
    'client/features/results/DetailsSkeleton',
    'server/domain/(catalog|charges|limits|measures|money|same-room)',
  ]),
  packages('common', [
    '@mantine/core/esm/components/(Anchor|Grid|SimpleGrid|Skeleton|ThemeIcon|VisuallyHidden)',
  ]),
  ours('forms', ['client/features/projects/ProjectForm']),
  ours('result', [
    'client/features/results/ResultScreen',
    'client/features/inventory/InventoryProvider',
    'client/routes/use-result-slots',
  ]),
];
