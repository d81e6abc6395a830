import { Group, SimpleGrid, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { LinkButton } from '../../components/LinkButton.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Section } from '../../components/Section.tsx';
import { paths } from '../../lib/paths.ts';
import { pageTitle } from '../../lib/titles.ts';
import { BidSection } from './BidSection.tsx';
import { ClaimSection } from './ClaimSection.tsx';
import { CostSummary } from './CostSummary.tsx';
import { EstimateNotes } from './EstimateNotes.tsx';
import { FutureActions } from './FutureActions.tsx';
import { NextStep } from './NextStep.tsx';
import { OutlineSection } from './OutlineSection.tsx';
import { ResultActions } from './ResultActions.tsx';
import { UploadedFiles } from './UploadedFiles.tsx';
import type { ResultEstimate } from './use-result-page.ts';

interface ResultScreenProps {
  estimate: ResultEstimate;
  /** The rooms the estimate was made with, where some were read from uploads. */
  rooms: ReactNode;
}

export function ResultScreen({ estimate, rooms }: ResultScreenProps) {
  const { project, claimNumber } = estimate;
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start">
        <div style={{ minWidth: 0 }}>
          <PageTitle style={{ overflowWrap: 'anywhere' }}>{pageTitle(estimate)}</PageTitle>
          <Text c="dimmed">
            {claimNumber} · {project.name}
          </Text>
        </div>
        <ResultActions projectId={project.id} claimNumber={claimNumber} />
      </Group>
      <EstimateNotes estimate={estimate} part="questions" />
      <CostSummary estimate={estimate} />
      <ClaimSection estimate={estimate} />
      <BidSection estimate={estimate} />
      <OutlineSection estimate={estimate} />
      {rooms}
      <EstimateNotes estimate={estimate} part="notes" />
      <FutureActions estimate={estimate} />
      <Section title="Original Request">
        <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {estimate.instructions}
        </Text>
      </Section>
      <UploadedFiles estimate={estimate} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <NextStep title="Back to Project" text={`All estimates and rooms of ${project.name}.`}>
          <LinkButton to={paths.project(project.id)} variant="light">
            Back to Project
          </LinkButton>
        </NextStep>
        <NextStep title="Start New Estimate" text="Price another room or piece of work.">
          <LinkButton to={paths.start({ project: project.id })} variant="light">
            Start New Estimate
          </LinkButton>
        </NextStep>
      </SimpleGrid>
    </Stack>
  );
}
