import { Page } from '../components/Page.tsx';
import { CompareScreen } from '../features/compare/CompareScreen.tsx';

export function CompareRoute() {
  return (
    <Page>
      <CompareScreen />
    </Page>
  );
}
