import { NotFoundPage } from '../components/NotFoundPage.tsx';

/** Where contractors will apply. */
export function ContractorApplyRoute() {
  return (
    <NotFoundPage
      title="Applications are not open yet"
      message="Contractors will apply here, free of charge. Until then, your projects and estimates are where you left them."
    />
  );
}
