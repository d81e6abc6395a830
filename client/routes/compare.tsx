import { Page } from '../components/Page.tsx';
import { LazyShare } from '../features/sharing/LazyShare.tsx';
import { ShareButton } from '../features/sharing/ShareButton.tsx';
import { CompareScreen } from '../features/compare/CompareScreen.tsx';

export function CompareRoute() {
  return (
    <Page>
      <CompareScreen
        share={(leftId, rightId) => (
          <>
            <ShareButton label="Share" />
            <LazyShare thing="comparison" subject={{ comparison: { leftId, rightId } }} />
          </>
        )}
      />
    </Page>
  );
}
