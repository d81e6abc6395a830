import { PageFailure } from './PageFailure.tsx';

/** The last resort, when not even the layout can be shown. */
export function CrashPage() {
  return (
    <main>
      <PageFailure />
    </main>
  );
}
