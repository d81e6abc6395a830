import { NotFoundPage } from '../components/NotFoundPage.tsx';

/** Where contractors will find their opportunities. */
export function ContractorHubRoute() {
  return (
    <NotFoundPage
      title="The contractor portal is not open yet"
      message="Opportunities for contractors will be listed here. Until then, your projects and estimates are where you left them."
    />
  );
}
