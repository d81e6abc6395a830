import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { globalId, KEY_PATTERN } from '../../server/domain/ids.ts';
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

const [MatrixScreen] = lazyPart(
  async () => (await import('../features/compare/matrix/MatrixScreen.tsx')).MatrixScreen,
);

/** Ids of estimates in an address; what is no key is left out. */
const estimatesIn = (several: string): string[] =>
  several
    .split(',')
    .filter((key) => KEY_PATTERN.test(key))
    .map((key) => globalId('Estimate', key));

/** Two sides, or with `?bids=` all bids that an estimate was asked for with, or with `?several=` two to six estimates. */
export function CompareRoute() {
  const [query] = useSearchParams();
  const bids = query.get('bids')?.trim();
  const several = query.get('several');
  if (several !== null) {
    return (
      <Page isWide>
        <Suspense fallback={<LoadingDots />}>
          <MatrixScreen key={several} ids={estimatesIn(several)} />
        </Suspense>
      </Page>
    );
  }
  return (
    <Page isWide>
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
