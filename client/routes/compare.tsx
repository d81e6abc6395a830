import { Page } from '../components/Page.tsx';
import { CompareScreen } from '../features/compare/CompareScreen.tsx';
import { openedPart } from '../lib/opened-part.ts';

const [ShareDialog] = openedPart(
  async () => (await import('../features/sharing/ShareDialog.tsx')).ShareDialog,
);

export function CompareRoute() {
  return (
    <Page>
      <CompareScreen
        renderShare={(comparison, place) => (
          <ShareDialog thing="comparison" subject={{ comparison }} {...place} />
        )}
      />
    </Page>
  );
}
