import { PageFailure } from './PageFailure.tsx';

/** The last resort, when not even the layout can be shown. */
export function CrashPage({ error }: { error: unknown }) {
  return (
    <main>
      <PageFailure error={error} />
    </main>
  );
}
