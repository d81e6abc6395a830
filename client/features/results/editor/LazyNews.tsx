import { Suspense } from 'react';
import { extraPart } from '../../../lib/lazy-part.tsx';
import { pageSettled } from '../../../lib/page-settled.ts';

const [EstimateNews] = extraPart(async () => {
  await pageSettled();
  return (await import('./EstimateNews.tsx')).EstimateNews;
});

export function LazyNews({ estimateId }: { estimateId: string }) {
  return (
    <Suspense>
      <EstimateNews estimateId={estimateId} />
    </Suspense>
  );
}
