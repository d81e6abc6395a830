import { SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import { FutureActions } from './actions/FutureActions.tsx';
import { EstimateBasis } from './EstimateBasis.tsx';
import { UploadedFiles } from './files/UploadedFiles.tsx';
import { NextSteps } from './NextSteps.tsx';
import { OriginalRequest } from './OriginalRequest.tsx';
import { OutlineSection } from './outline/OutlineSection.tsx';
import { RefineSection } from './refine/RefineSection.tsx';
import { SaveBar } from './save/SaveBar.tsx';
import { BidTerms } from './totals/BidTerms.tsx';
import type { ResultEstimate } from './use-result-page.ts';
import { DiyVideos } from './videos/DiyVideos.tsx';

export interface EstimateDetailsProps {
  estimate: ResultEstimate;
  onRerun: () => void;
  onSendToInventory: (lineId: string) => void;
  /** What other features bring: on small screens the materials; everywhere that they could not be made, or the offer to. */
  inventory: ReactNode;
  /** The rooms the estimate was made with, where some were read from uploads. */
  rooms: ReactNode;
  /** Opens the request for introductions. */
  findContractors: ReactNode;
}

/** The results page below its first screen: what was asked for, the lines, and what else can be done with them. */
export function EstimateDetails({ estimate, onRerun, ...props }: EstimateDetailsProps) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <OriginalRequest instructions={estimate.instructions} />
        <UploadedFiles estimate={estimate} />
      </SimpleGrid>
      <BidTerms />
      {props.inventory}
      <OutlineSection onSendToInventory={props.onSendToInventory} />
      <RefineSection onRerun={onRerun} />
      {props.rooms}
      <EstimateBasis estimate={estimate} />
      <FutureActions />
      <DiyVideos loginFrom={estimate.claimNumber} />
      <NextSteps project={estimate.project} findContractors={props.findContractors} />
      <SaveBar />
    </>
  );
}
