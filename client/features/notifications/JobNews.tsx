import { Suspense } from 'react';
import { extraPart } from '../../lib/lazy-part.ts';

const [JobSubscriber] = extraPart(async () => (await import('./JobSubscriber.tsx')).JobSubscriber);

/** Follows the viewer's jobs in the background; no screen waits for it. */
export function JobNews() {
  return (
    <Suspense>
      <JobSubscriber />
    </Suspense>
  );
}
