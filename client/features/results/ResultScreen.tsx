import { Box, Group, Stack, Text } from '@mantine/core';
import { lazy, type ReactNode, useState } from 'react';
import { OnDemand } from '../../components/OnDemand.tsx';
import { EstimateEditorProvider } from './editor/EstimateEditorProvider.tsx';
import { EstimateNotes } from './EstimateNotes.tsx';
import { EstimateTitle } from './EstimateTitle.tsx';
import { PhotosProvider } from './files/PhotosProvider.tsx';
import { ExportActions } from './exports/ExportActions.tsx';
import { LiveFigures } from './figures/LiveFigures.tsx';
import { HistoryButton } from './history/HistoryButton.tsx';
import { type Restoring, useRestore } from './history/use-restore.ts';
import { LeftOutNotice } from './refine/LeftOutNotice.tsx';
import { RefinedNotice } from './refine/RefinedNotice.tsx';
import { RerunNotice } from './refine/RerunNotice.tsx';
import { ResultActions } from './ResultActions.tsx';
import { AdoptedNotice } from './save/AdoptedNotice.tsx';
import { ChangedElsewhere } from './save/ChangedElsewhere.tsx';
import { Questions } from './scope/Questions.tsx';
import { RevisingProvider } from './scope/revising/RevisingProvider.tsx';
import type { ResultSlots } from './slots.ts';
import { CostSummary } from './totals/CostSummary.tsx';
import type { ResultEstimate } from './use-result-page.ts';

const HistoryDrawer = lazy(async () => ({
  default: (await import('./history/HistoryDrawer.tsx')).HistoryDrawer,
}));

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

export function ResultScreen({ estimate, leaveReason, rerun, ...props }: ResultScreenProps) {
  return (
    <EstimateEditorProvider
      estimate={estimate}
      isDeleted={props.deletion !== null}
      leaveReason={leaveReason}
    >
      <LiveFigures estimate={estimate}>
        <RevisingProvider>
          <PhotosProvider estimate={estimate}>
            <Screen estimate={estimate} rerun={rerun} {...props} />
          </PhotosProvider>
        </RevisingProvider>
        {props.slots.inventory.floating}
        {props.slots.bid.floating}
      </LiveFigures>
    </EstimateEditorProvider>
  );
}

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
  const questions = <Questions estimate={estimate} />;

  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start">
        <div style={{ minWidth: 0 }}>
          <EstimateTitle claimNumber={claimNumber} />
          <Text c="dimmed">
            {claimNumber} · {project.name}
          </Text>
        </div>
        <ResultActions
          projectId={project.id}
          claimNumber={claimNumber}
          share={<ExportActions estimate={estimate} />}
        >
          {slots.inventory.toggle}
          {slots.bid.button}
          <HistoryButton onClick={openHistory} />
        </ResultActions>
      </Group>
      <ChangedElsewhere />
      <RerunNotice jobStatus={estimate.job.status} onShow={onRerun} />
      <LeftOutNotice uploads={estimate.job.uploadsLeftOut} onRerun={onRerun} />
      <RefinedNotice key={estimate.id} estimate={estimate} onShowHistory={openHistory} />
      {slots.contractorRequest}
      {asksOnly ? questions : null}
      <CostSummary estimate={estimate} />
      {asksOnly ? null : questions}
      <EstimateNotes estimate={estimate} part="warnings" />
      {slots.details}
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
