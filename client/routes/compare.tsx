import { useSearchParams } from 'react-router-dom';
import { Page } from '../components/Page.tsx';
import { BidsScreen } from '../features/compare/bids/BidsScreen.tsx';
import { CompareScreen } from '../features/compare/CompareScreen.tsx';
import { openedPart } from '../lib/opened-part.ts';

const [ShareDialog] = openedPart(
  async () => (await import('../features/sharing/ShareDialog.tsx')).ShareDialog,
);

/** Two sides, or with `?bids=` all bids that an estimate was asked for with. */
export function CompareRoute() {
  const [query] = useSearchParams();
  const bids = query.get('bids')?.trim();
  return (
    <Page>
      {bids ? (
        <BidsScreen key={bids} lookup={bids} />
      ) : (
        <CompareScreen
          renderShare={(comparison, place) => (
            <ShareDialog thing="comparison" subject={{ comparison }} {...place} />
          )}
        />
      )}
    </Page>
  );
}
