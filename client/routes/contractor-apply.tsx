import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { Page } from '../components/Page.tsx';
import { ApplyScreen } from '../features/contractor/apply/ApplyScreen.tsx';
import { paths } from '../lib/paths.ts';

export function ContractorApplyRoute() {
  const navigate = useNavigate();
  const leave = useCallback(() => void navigate(paths.home()), [navigate]);
  return (
    <Page size="md">
      <ApplyScreen onLeave={leave} />
    </Page>
  );
}
