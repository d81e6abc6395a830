import { useParams } from 'react-router-dom';
import { bareKey, globalId } from '../../server/domain/ids.ts';
import { Page } from '../components/Page.tsx';
import { PaperScreen } from '../features/papers/PaperScreen.tsx';

export function PaperRoute() {
  const { fileId = '' } = useParams();
  return (
    <Page size={1400}>
      <PaperScreen key={fileId} fileId={globalId('File', bareKey(fileId))} />
    </Page>
  );
}
