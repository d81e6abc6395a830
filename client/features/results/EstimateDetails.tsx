import { useApolloClient } from '@apollo/client/react';
import { Alert } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { TEST_KEPT_DAYS } from '../../../server/domain/account/api-tokens.ts';
import { InTurns } from '../../components/InTurns.tsx';
import { useLightPrint } from '../../hooks/use-light-print.ts';
import { useMovable } from '../../hooks/use-movable.tsx';
import { useRenewal } from '../../hooks/use-renewal.ts';
import { useSmallScreen } from '../../hooks/use-small-screen.ts';
import { FutureActions } from './next/FutureActions.tsx';
import classes from './EstimateDetails.module.css';
import { EstimateBasis } from './EstimateBasis.tsx';
import { WarningNotes } from './EstimateNotes.tsx';
import { WithDocuments } from './files/WithDocuments.tsx';
import { NextSteps } from './next/NextSteps.tsx';
import { OverBudget } from './totals/OverBudget.tsx';
import { OutlineSection } from './outline/OutlineSection.tsx';
import { RefineSection } from './refine/RefineSection.tsx';
import { PartsBar } from './PartsBar.tsx';
import { SaveBar } from './editor/SaveBar.tsx';
import { Questions } from './scope/Questions.tsx';
import { RevisingProvider } from './scope/RevisingProvider.tsx';
import { Understood } from './scope/Understood.tsx';
import { Unread } from './scope/Unread.tsx';
import { BidTerms } from './totals/BidTerms.tsx';
import { CostDetails } from './totals/CostDetails.tsx';
import { HowPriced } from './totals/HowPriced.tsx';
import type { ResultEstimate } from './use-result-page.ts';
import { type WantedRoom, WantedRoomContext } from './outline/wanted-room.ts';
import { DiyVideos } from './next/DiyVideos.tsx';

/** Keeps the addresses of files, PDF and exports working while the page is open. */
function useFreshAddresses(estimateId: string): void {
  const client = useApolloClient();
  const renew = async () => {
    try {
      // No page waits for this document, because it is asked minutes later.
      const { FreshAddressesDocument } = await import('../../gql/operations/FreshAddresses.ts');
      await client.query({
        query: FreshAddressesDocument,
        variables: { estimateId },
        fetchPolicy: 'network-only',
      });
    } catch {
      // The next round tries again.
    }
  };
  useRenewal(() => void renew());
}

export interface EstimateDetailsProps {
  estimate: ResultEstimate;
  /** What it costs, where the questions come before it; null where it stands above them. */
  cost: ReactNode;
  /** What is thought of bids and insurance estimates that came with the request. */
  secondOpinions: ReactNode;
  /** The request for introductions that was sent before. */
  contractorRequest: ReactNode;
  onRerun: () => void;
  onSendToInventory: (lineId: string) => void;
  /** What other features bring: on small screens the materials; everywhere that they could not be made, or the offer to. */
  inventory: ReactNode;
  /** Opens the request for introductions. */
  findContractors: ReactNode;
}

/** The results page below its first screen: what is asked, the lines, how they were priced, what was asked for, and what else can be done. */
export function EstimateDetails({ estimate, onRerun, ...props }: EstimateDetailsProps) {
  // A phone shows what was understood before it asks; a wide screen shows it beside the lines.
  const isSmall = useSmallScreen();
  useFreshAddresses(estimate.id);
  useLightPrint();
  const [wanted, want] = useState<WantedRoom | null>(null);
  const rooms = useMemo(() => ({ wanted, want }), [wanted]);
  const understood = useMovable(<Understood estimate={estimate} />, classes.column);
  return (
    <RevisingProvider>
      {estimate.job.isTest ? (
        <Alert color="gray" title="This estimate is a test">
          A program started it with a token for tests. It is not counted, and is deleted{' '}
          {TEST_KEPT_DAYS} days after it was started.
        </Alert>
      ) : null}
      <WantedRoomContext value={rooms}>
        <InTurns>
          <PartsBar />
          <WithDocuments>{props.secondOpinions}</WithDocuments>
          {understood.content}
          {isSmall ? understood.place : null}
          <Questions estimate={estimate} />
          {props.cost}
          <OverBudget estimate={estimate} onRerun={onRerun} />
          <Unread estimate={estimate} />
          {props.contractorRequest}
          <div className={classes.sides}>
            <OutlineSection onSendToInventory={props.onSendToInventory} />
            {isSmall ? null : understood.place}
          </div>
          <WarningNotes estimate={estimate} />
          <HowPriced estimate={estimate} />
          <CostDetails finishLevel={estimate.job.finishLevel} onRerun={onRerun} />
          <BidTerms />
          {props.inventory}
          <RefineSection onRerun={onRerun} />
          <EstimateBasis estimate={estimate} />
          <FutureActions />
          <DiyVideos loginFrom={estimate.claimNumber} />
          <NextSteps project={estimate.project} findContractors={props.findContractors} />
          <SaveBar />
        </InTurns>
      </WantedRoomContext>
    </RevisingProvider>
  );
}
