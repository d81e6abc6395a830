import { ForContractorsScreen } from '../features/for-contractors/ForContractorsScreen.tsx';

export function ForContractorsRoute() {
  return <ForContractorsScreen />;
}
