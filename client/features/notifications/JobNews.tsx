import { Suspense, useState } from 'react';
import { useJobNotices } from '../../hooks/use-job-notices.ts';
import { extraPart } from '../../lib/lazy-part.tsx';
import type { JobNotices } from '../../lib/notice-lists.ts';
import { untilIdle } from '../../lib/until-idle.ts';

// The code loads after what the page is opened for.
const [JobSubscriber] = extraPart(async () => {
  await untilIdle();
  return (await import('./JobSubscriber.tsx')).JobSubscriber;
});

interface JobNewsProps {
  /** The lists as the page had them when it came, if the page was there before this. */
  listsAtFirst?: JobNotices;
}

/** Follows the viewer's jobs in the background; no screen waits for it. It also tells what happened while it was loading. */
export function JobNews({ listsAtFirst }: JobNewsProps) {
  const lists = useJobNotices();
  const [ownLists] = useState(lists);
  return (
    <Suspense>
      <JobSubscriber listsAtFirst={listsAtFirst ?? ownLists} />
    </Suspense>
  );
}
