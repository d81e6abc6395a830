import { SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { paths } from '../../../lib/paths.ts';
import { NextStep } from './NextStep.tsx';

interface NextStepsProps {
  project: { id: string; name: string };
  /** Opens the request for contractors. */
  findContractors: ReactNode;
}

export function NextSteps({ project, findContractors }: NextStepsProps) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} data-no-print>
      <NextStep title="Back to Project" text={`All estimates and rooms of ${project.name}.`}>
        <LinkButton to={paths.project(project.id)} variant="light">
          Back to Project
        </LinkButton>
      </NextStep>
      <NextStep title="Start New Estimate" text="Price another room or job.">
        <LinkButton to={paths.start({ project: project.id })} variant="light">
          Start New Estimate
        </LinkButton>
      </NextStep>
      <NextStep title="Find Contractors" text="Ask for introductions to people who do this work.">
        {findContractors}
      </NextStep>
      <NextStep title="Contractor Portal" text="For contractors: your leads and replies.">
        <LinkButton to={paths.contractorHub()} variant="light">
          Contractor Portal
        </LinkButton>
      </NextStep>
    </SimpleGrid>
  );
}
