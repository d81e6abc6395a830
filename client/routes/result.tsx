import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { useParams } from 'react-router-dom';
import { takeInFirstData } from '../apollo/first-data.ts';
import { pageClient } from '../apollo/page-client.ts';
import { FailureNotice } from '../components/FailureNotice.tsx';
import { InSlices } from '../components/InSlices.tsx';
import { LoadingDots } from '../components/LoadingDots.tsx';
import { Page } from '../components/Page.tsx';
import { InventoryProvider } from '../features/inventory/InventoryProvider.tsx';
import { ResultScreen } from '../features/results/ResultScreen.tsx';
import { type ResultEstimate, useResultPage } from '../features/results/use-result-page.ts';
import { ResultPageDocument } from '../gql/graphql.ts';
import { useWhenIdle } from '../hooks/use-when-idle.ts';
import { DeletedNotice, preloadJob, ResultJob } from './result-parts.ts';
import { ResultNews } from './ResultNews.tsx';
import { useResultSlots } from './use-result-slots.tsx';

export const prepareResult = (): Promise<void> => takeInFirstData(pageClient, ResultPageDocument);

/** The estimate at this claim number or job id; the job itself while there is no estimate yet. */
export function ResultRoute() {
  const { lookup = '' } = useParams();
  const { estimate, isDeleted, failure, refetch } = useResultPage(lookup);
  if (estimate) {
    return (
      <InSlices fallback={<LoadingDots />}>
        <InventoryProvider
          key={estimate.id}
          estimate={estimate}
          canEdit={estimate.viewerCanEdit}
          hasLines={estimate.items.length > 0}
        >
          <FoundEstimate
            estimate={estimate}
            refetch={refetch}
            deletion={
              isDeleted ? (
                <Suspense>
                  <DeletedNotice lookup={lookup} onNews={refetch} />
                </Suspense>
              ) : null
            }
          />
        </InventoryProvider>
      </InSlices>
    );
  }
  if (failure) {
    return (
      <Page size="md">
        <FailureNotice
          title="The estimate could not be loaded"
          message={failure.message}
          onRetry={refetch}
        />
      </Page>
    );
  }
  if (estimate === null) {
    return (
      <Page size="md">
        <Suspense fallback={<LoadingDots />}>
          <ResultJob key={lookup} lookup={lookup} onReady={refetch} />
        </Suspense>
      </Page>
    );
  }
  return <LoadingDots />;
}

interface FoundEstimateProps {
  estimate: ResultEstimate;
  deletion: ReactNode;
  refetch: () => void;
}

function FoundEstimate({ estimate, deletion, refetch }: FoundEstimateProps) {
  const { id: jobId, status } = estimate.job;
  const [isRerunning, setIsRerunning] = useState(false);
  const rerun = useCallback(() => setIsRerunning(true), []);
  const leaveRerun = () => setIsRerunning(false);
  useWhenIdle(preloadJob);
  const { slots, leaveReason } = useResultSlots(estimate, {
    isDeleted: deletion !== null,
    onRerun: rerun,
  });
  const showResult = () => {
    leaveRerun();
    refetch();
  };
  return (
    <Page isWide>
      <ResultNews jobId={jobId} isReady={status === 'READY'} />
      <ResultScreen
        estimate={estimate}
        deletion={deletion}
        slots={slots}
        leaveReason={leaveReason}
        onRerun={rerun}
        rerun={
          isRerunning ? (
            <Suspense fallback={<LoadingDots />}>
              <ResultJob lookup={jobId} onReady={showResult} onBack={leaveRerun} />
            </Suspense>
          ) : null
        }
      />
    </Page>
  );
}
