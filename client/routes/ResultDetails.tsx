import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { InventoryCard } from '../features/inventory/InventoryCard.tsx';
import { InventoryFailure } from '../features/inventory/InventoryFailure.tsx';
import { InventoryPrompt } from '../features/inventory/InventoryPrompt.tsx';
import { FindContractors } from '../features/leads/FindContractors.tsx';
import {
  EstimateDetails,
  type EstimateDetailsProps,
} from '../features/results/EstimateDetails.tsx';
import { SECOND_OPINION_HEIGHT } from '../features/second-opinion/second-opinion-height.ts';
import { useCheckedPapers } from '../features/second-opinion/use-checked-papers.ts';
import { PhotosProvider } from '../features/results/files/PhotosProvider.tsx';
import { usePhotos } from '../features/results/files/photos.ts';
import { lazyPart } from '../lib/lazy-part.tsx';

/** Who was asked for an introduction, if anybody was. */
const [ResultContractors] = lazyPart(
  async () => (await import('./ResultContractors.tsx')).ResultContractors,
);

/** What is thought of documents that came with the request. */
const [SecondOpinions] = lazyPart(
  async () => (await import('../features/second-opinion/SecondOpinions.tsx')).SecondOpinions,
);

interface ResultDetailsProps extends Pick<
  EstimateDetailsProps,
  'cost' | 'estimate' | 'onRerun' | 'onSendToInventory'
> {
  /** There is nothing to make an inventory of. */
  isDeleted: boolean;
}

/** The results page below its first screen, with what the other features bring to it. */
export function ResultDetails(props: ResultDetailsProps) {
  return (
    <PhotosProvider estimate={props.estimate}>
      <DetailsWithParts {...props} />
    </PhotosProvider>
  );
}

function DetailsWithParts({ isDeleted, ...props }: ResultDetailsProps) {
  const { id, claimNumber, project, items } = props.estimate;
  const { files } = usePhotos();
  const opinions = useCheckedPapers(
    id,
    files.some(({ kind }) => kind === 'DOC'),
  );
  const asked = {
    id,
    claimNumber,
    zip: project.zip,
    tasks: [...new Set(items.flatMap(({ category }) => category ?? []))],
  };
  return (
    <EstimateDetails
      secondOpinions={
        <Suspense fallback={<Skeleton height={SECOND_OPINION_HEIGHT} />}>
          <SecondOpinions estimate={{ id, claimNumber }} />
        </Suspense>
      }
      contractorRequest={
        <Suspense>
          <ResultContractors estimateId={id} />
        </Suspense>
      }
      inventory={
        <>
          <InventoryFailure />
          <InventoryCard />
          {isDeleted ? null : <InventoryPrompt isHeld={opinions === null || opinions.length > 0} />}
        </>
      }
      findContractors={<FindContractors estimate={asked} />}
      {...props}
    />
  );
}
