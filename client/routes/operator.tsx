import { DeskScreen } from '../features/operator/DeskScreen.tsx';

export function OperatorRoute() {
  return <DeskScreen />;
}
