import { Box, Stack } from '@mantine/core';
import { memo, type ReactNode, Suspense, useState } from 'react';
import { OnDemand } from '../../components/OnDemand.tsx';
import { usePainted } from '../../hooks/use-painted.ts';
import { openedPart } from '../../lib/opened-part.ts';
import { DetailsSkeleton } from './DetailsSkeleton.tsx';
import { EstimateEditorProvider } from './editor/EstimateEditorProvider.tsx';
import { EstimateTitle } from './EstimateTitle.tsx';
import { ExportActions } from './next/ExportActions.tsx';
import { LiveFigures } from './totals/LiveFigures.tsx';
import { HistoryButton } from './history/HistoryButton.tsx';
import { type Restoring, useRestore } from './history/use-restore.ts';
import { LazyNotices } from './LazyNotices.tsx';
import { ResultActions } from './ResultActions.tsx';
import { AdoptedNotice } from './editor/AdoptedNotice.tsx';
import { ResultHead } from './ResultHead.tsx';
import type { ResultSlots } from './slots.ts';
import { CostSummary } from './totals/CostSummary.tsx';
import { ScopeGist } from './totals/Gist.tsx';
import type { ResultEstimate } from './use-result-page.ts';

const [HistoryDrawer] = openedPart(
  async () => (await import('./history/HistoryDrawer.tsx')).HistoryDrawer,
);

interface ResultScreenProps {
  estimate: ResultEstimate;
  /** Said above an estimate that was deleted while it was open; null while it is there. */
  deletion: ReactNode;
  slots: ResultSlots;
  /** Why the page should not be left now, edits of the estimate aside. */
  leaveReason: string | null;
  /** The job that prices the estimate again, while the page shows it; unsaved changes wait behind it. */
  rerun: ReactNode;
  onRerun: () => void;
}

/** Drawn only when something is another for it: it is large. */
export const ResultScreen = memo(function ResultScreen(allProps: ResultScreenProps) {
  const { estimate, leaveReason, rerun, ...props } = allProps;
  return (
    <EstimateEditorProvider
      estimate={estimate}
      isDeleted={props.deletion !== null}
      leaveReason={leaveReason}
    >
      <LiveFigures estimate={estimate}>
        <Screen estimate={estimate} rerun={rerun} {...props} />
        {props.slots.inventory.floating}
        {props.slots.bid.floating}
      </LiveFigures>
    </EstimateEditorProvider>
  );
});

function Screen({ rerun, deletion, ...props }: Omit<ResultScreenProps, 'leaveReason'>) {
  const restoring = useRestore();
  return (
    <>
      <AdoptedNotice
        estimate={props.estimate}
        isOwnChange={restoring.isRestoring || rerun !== null}
      />
      {deletion}
      {rerun ?? <Workspace restoring={restoring} {...props} />}
    </>
  );
}

interface WorkspaceProps extends Omit<ResultScreenProps, 'deletion' | 'leaveReason' | 'rerun'> {
  restoring: Restoring;
}

function Workspace({ estimate, slots, restoring, onRerun }: WorkspaceProps) {
  const { project, claimNumber } = estimate;
  const [showsHistory, setShowsHistory] = useState(false);
  const openHistory = () => setShowsHistory(true);
  // While nothing could be priced, there is no number to look at first.
  const asksOnly = estimate.items.length === 0;
  const cost = <CostSummary estimate={estimate} gist={<ScopeGist estimate={estimate} />} />;

  return (
    <Stack gap="lg">
      <ResultHead
        title={<EstimateTitle claimNumber={claimNumber} />}
        claimNumber={claimNumber}
        project={project.name}
      >
        <ResultActions
          projectId={project.id}
          claimNumber={claimNumber}
          share={<ExportActions estimate={estimate} share={slots.share} />}
          panels={
            <>
              {slots.inventory.toggle}
              {slots.bid.button}
            </>
          }
        >
          <HistoryButton onClick={openHistory} />
        </ResultActions>
      </ResultHead>
      <LazyNotices estimate={estimate} onRerun={onRerun} onShowHistory={openHistory} />
      {asksOnly ? null : cost}
      <Details isFirst={asksOnly}>{slots.details(asksOnly ? cost : null)}</Details>
      <Box data-no-print>
        <OnDemand isOpen={showsHistory}>
          <HistoryDrawer
            isOpen={showsHistory}
            estimate={estimate}
            restoring={restoring}
            onClose={() => setShowsHistory(false)}
          />
        </OnDemand>
      </Box>
    </Stack>
  );
}

/** The lines come after the number: on a slow line both would share it. */
function Details({ isFirst, children }: { isFirst: boolean; children: ReactNode }) {
  const isPainted = usePainted();
  return (
    <Suspense fallback={<DetailsSkeleton />}>
      {isPainted || isFirst ? children : <DetailsSkeleton />}
    </Suspense>
  );
}
