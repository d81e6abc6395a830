import { Alert, Group, Stack, Text } from '@mantine/core';
import IconInfoCircle from '~icons/tabler/info-circle';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { paths } from '../../../lib/paths.ts';
import { EstimateEditorProvider } from '../editor/EstimateEditorProvider.tsx';
import { EstimateBasis } from '../EstimateBasis.tsx';
import { LiveFigures } from '../totals/LiveFigures.tsx';
import { PhotosProvider } from '../files/PhotosProvider.tsx';
import { OriginalRequest } from '../OriginalRequest.tsx';
import { OutlineSection } from '../outline/OutlineSection.tsx';
import { Questions } from '../scope/Questions.tsx';
import { RevisingProvider } from '../scope/RevisingProvider.tsx';
import { CostSummary } from '../totals/CostSummary.tsx';
import { ScopeGist } from '../totals/Gist.tsx';
import { HowPriced } from '../totals/HowPriced.tsx';
import type { ResultEstimate } from '../use-result-page.ts';

/** A result of the product's own, to look at, in the order of the results page: nobody's, and nothing in it can be changed. */
export function SampleScreen({ estimate }: { estimate: ResultEstimate }) {
  const { title, project, instructions } = estimate;
  return (
    <EstimateEditorProvider estimate={estimate} isDeleted leaveReason={null}>
      <LiveFigures estimate={estimate}>
        <PhotosProvider estimate={estimate}>
          <RevisingProvider>
            <Stack gap="lg">
              <div>
                <PageTitle documentTitle="Sample estimate">{title ?? 'Sample estimate'}</PageTitle>
                <Text c="dimmed">
                  Sample · {project.name}, ZIP {project.zip}
                </Text>
              </div>
              <SampleNotice />
              <CostSummary estimate={estimate} gist={<ScopeGist estimate={estimate} />} />
              <Questions estimate={estimate} />
              <OutlineSection />
              <HowPriced estimate={estimate} />
              <OriginalRequest instructions={instructions} />
              <EstimateBasis estimate={estimate} />
            </Stack>
          </RevisingProvider>
        </PhotosProvider>
      </LiveFigures>
    </EstimateEditorProvider>
  );
}

function SampleNotice() {
  return (
    <Alert icon={<IconInfoCircle />} title="This is a sample">
      <Text size="sm" mb="sm">
        Plumbline made it from a description alone. The house does not exist. In an estimate of your
        own you can change every line, answer the questions with a tap, add photos and plans, and
        export a PDF.
      </Text>
      <Group>
        <LinkButton to={paths.start()} size="sm">
          Start an estimate of your own
        </LinkButton>
      </Group>
    </Alert>
  );
}
