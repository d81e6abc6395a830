import { SimpleGrid, Text } from '@mantine/core';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { Section } from '../../../components/Section.tsx';
import { useScope_EstimateFragment } from '../../../gql/hooks.ts';
import { paths } from '../../../lib/paths.ts';
import { UploadedFiles } from '../files/UploadedFiles.tsx';
import { OriginalRequest } from '../OriginalRequest.tsx';
import type { ResultEstimate } from '../use-result-page.ts';
import { UnderstoodSection } from './UnderstoodSection.tsx';

/** Longer ones are no part of an address. */
const ADDRESS_MAX = 1_500;

/** What was asked for, and what was understood of it. */
export function Understood({ estimate }: { estimate: ResultEstimate }) {
  const { data, complete } = useScope_EstimateFragment(estimate);
  if (!complete) return null;
  const { instructions, project } = estimate;
  if (data.scope) {
    return (
      <>
        <UnderstoodSection scope={data.scope} project={project} instructions={instructions} />
        <UploadedFiles />
      </>
    );
  }
  return (
    <>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <OriginalRequest instructions={instructions} />
        <UploadedFiles />
      </SimpleGrid>
      <NothingKept estimate={estimate} />
    </>
  );
}

function NothingKept({ estimate: { project, instructions } }: { estimate: ResultEstimate }) {
  const words = instructions.length > ADDRESS_MAX ? {} : { instructions };
  return (
    <Section id="understood" title="What we understood" data-no-print>
      <Text size="sm">
        This estimate was made before we kept what was understood. Start a new estimate to correct
        it here.
      </Text>
      <div>
        <LinkButton to={paths.start({ project: project.id, ...words })} variant="light" size="sm">
          Start a new estimate
        </LinkButton>
      </div>
    </Section>
  );
}
