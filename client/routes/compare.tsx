import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoadingDots } from '../components/LoadingDots.tsx';
import { Page } from '../components/Page.tsx';
import { CompareScreen } from '../features/compare/CompareScreen.tsx';
import { lazyPart } from '../lib/lazy-part.tsx';
import { openedPart } from '../lib/opened-part.ts';

const [ShareDialog] = openedPart(
  async () => (await import('../features/sharing/ShareDialog.tsx')).ShareDialog,
);

const [BidsScreen] = lazyPart(
  async () => (await import('../features/compare/bids/BidsScreen.tsx')).BidsScreen,
);

/** Two sides, or with `?bids=` all bids that an estimate was asked for with. */
export function CompareRoute() {
  const [query] = useSearchParams();
  const bids = query.get('bids')?.trim();
  return (
    <Page>
      {bids ? (
        <Suspense fallback={<LoadingDots />}>
          <BidsScreen key={bids} lookup={bids} />
        </Suspense>
      ) : (
        <CompareScreen
          renderShare={(subject, place) => <ShareDialog subject={subject} {...place} />}
        />
      )}
    </Page>
  );
}
