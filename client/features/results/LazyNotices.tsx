import { Suspense, useState } from 'react';
import { useCurrentVersion_EstimateFragment } from '../../gql/hooks.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useSaving } from './editor/use-editor.ts';
import type { ResultNoticesProps } from './ResultNotices.tsx';

const [ResultNotices] = lazyPart(async () => (await import('./ResultNotices.tsx')).ResultNotices);

/** What is to be known before the estimate is read, most often nothing. */
export function LazyNotices(props: ResultNoticesProps) {
  const { status, uploadsLeftOut } = props.estimate.job;
  const { conflict } = useSaving();
  const { data } = useCurrentVersion_EstimateFragment(props.estimate);
  const isWanted =
    conflict !== null ||
    status !== 'READY' ||
    uploadsLeftOut.length > 0 ||
    data.change === 'REFINED' ||
    data.change === 'ROOMS_CORRECTED';
  const [wasWantedAtFirst] = useState(isWanted);
  // A dialog that fades out stays after what called for it.
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWasWanted(true);
  if (!wasWanted) return null;
  const notices = <ResultNotices {...props} />;
  // To begin with the page waits for them, so that they push nothing down; later it stays as it is.
  return wasWantedAtFirst ? notices : <Suspense>{notices}</Suspense>;
}
