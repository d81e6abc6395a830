import { ApplyBanner } from './ApplyBanner.tsx';
import { DemoVideo } from './DemoVideo.tsx';
import { FeatureGrid } from './FeatureGrid.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { LastCall } from './LastCall.tsx';
import { SeenBy } from '../../components/SeenBy.tsx';
import { UseCases } from './UseCases.tsx';

/** The landing page. Drawn once for everybody: what depends on the viewer stands in it twice, what moves is brought by play-pictures and show-video. */
export function HomeScreen() {
  return (
    <>
      <Hero />
      <HowItWorks />
      <UseCases />
      <FeatureGrid />
      <SeenBy viewer="guest">
        <ApplyBanner />
      </SeenBy>
      <LastCall />
      <DemoVideo />
    </>
  );
}
