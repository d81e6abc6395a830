import { Alert, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { formatMoney } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { EstimateEditorProvider } from '../editor/EstimateEditorProvider.tsx';
import { useSaving, useTotal } from '../editor/use-editor.ts';
import { EstimateBasis } from '../EstimateBasis.tsx';
import { LiveFigures, useFigures } from '../figures/LiveFigures.tsx';
import { OriginalRequest } from '../OriginalRequest.tsx';
import { OutlineSection } from '../outline/OutlineSection.tsx';
import { CategoryChart } from '../totals/CategoryChart.tsx';
import { CostParts } from '../totals/CostParts.tsx';
import { RangeBar } from '../totals/RangeBar.tsx';
import type { ResultEstimate } from '../use-result-page.ts';

function Cost() {
  const { currency } = useSaving();
  const { range } = useFigures();
  const total = useTotal();
  return (
    <Paper component="section" aria-labelledby="cost" withBorder p={{ base: 'md', sm: 'lg' }}>
      <Stack gap="lg">
        <div>
          <Title order={2} size="h5" id="cost">
            Total project cost
          </Title>
          <Text fz={32} fw={650}>
            {formatMoney(total, currency)}
          </Text>
        </div>
        <RangeBar low={range.low} total={total} high={range.high} currency={currency} />
        <CategoryChart />
        <CostParts />
      </Stack>
    </Paper>
  );
}

/** A result of the product's own, to look at: nobody's, and nothing in it can be changed. */
export function SampleScreen({ estimate }: { estimate: ResultEstimate }) {
  const { title, project, instructions } = estimate;
  return (
    <EstimateEditorProvider estimate={estimate} isDeleted leaveReason={null}>
      <LiveFigures estimate={estimate}>
        <Stack gap="lg">
          <div>
            <PageTitle documentTitle="Sample estimate">{title ?? 'Sample estimate'}</PageTitle>
            <Text c="dimmed">
              Sample · {project.name}, ZIP {project.zip}
            </Text>
          </div>
          <Alert icon={<IconInfoCircle />} title="This is a sample">
            <Text size="sm" mb="sm">
              Plumbline made it from the description below and nothing else. The house does not
              exist. In an estimate of your own you can change every line, add photos and plans, and
              export a PDF.
            </Text>
            <Group>
              <LinkButton to={paths.start()} size="sm">
                Start an estimate of your own
              </LinkButton>
            </Group>
          </Alert>
          <OriginalRequest instructions={instructions} />
          <Cost />
          <OutlineSection />
          <EstimateBasis estimate={estimate} />
        </Stack>
      </LiveFigures>
    </EstimateEditorProvider>
  );
}
