import { HomeScreen } from '../features/home/HomeScreen.tsx';

export function HomeRoute() {
  return <HomeScreen />;
}
