import { LoadingDots } from '../../components/LoadingDots.tsx';

/** Stands for the lower part of the results page, which is longer than any window, until it is there. */
export function DetailsSkeleton() {
  return (
    <div style={{ minHeight: '100vh' }}>
      <LoadingDots label="Loading the lines" />
    </div>
  );
}
