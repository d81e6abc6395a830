import { Suspense, useState } from 'react';
import { useJobNotices } from '../../hooks/use-job-notices.ts';
import { extraPart } from '../../lib/lazy-part.tsx';
import type { JobNotices } from '../../lib/notice-lists.ts';
import { untilIdle } from '../../lib/until-idle.ts';

// After what the page is opened for.
const [JobSubscriber] = extraPart(async () => {
  await untilIdle();
  return (await import('./JobSubscriber.tsx')).JobSubscriber;
});

interface JobNewsProps {
  /** As the page had them when it came, if it was there before this. */
  listsAtFirst?: JobNotices;
}

/** Follows the viewer's jobs in the background; no screen waits for it. What happens while it is loaded is told, too. */
export function JobNews({ listsAtFirst }: JobNewsProps) {
  const lists = useJobNotices();
  const [ownLists] = useState(lists);
  return (
    <Suspense>
      <JobSubscriber listsAtFirst={listsAtFirst ?? ownLists} />
    </Suspense>
  );
}
