import { Button, Group, Stack, Text } from '@mantine/core';
import IconPrinter from '~icons/tabler/printer';
import { SIDE_BY_SIDE } from '../../../../server/domain/estimate/cost-matrix.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { LinkButton } from '../../../components/LinkButton.tsx';
import { LoadingDots } from '../../../components/LoadingDots.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { Section } from '../../../components/Section.tsx';
import { useEstimateMatrixQuery } from '../../../gql/hooks.ts';
import { useLightPrint } from '../../../hooks/use-light-print.ts';
import { paths } from '../../../lib/paths.ts';
import { readFailure } from '../../../lib/request-failure.ts';
import { MatrixTable } from './MatrixTable.tsx';

/** Two to six estimates side by side, category by category. */
export function MatrixScreen({ ids }: { ids: string[] }) {
  useLightPrint();
  const isRange = ids.length >= SIDE_BY_SIDE.least && ids.length <= SIDE_BY_SIDE.most;
  const { data, error, refetch } = useEstimateMatrixQuery({
    variables: { ids },
    skip: !isRange,
    fetchPolicy: 'cache-and-network',
  });
  const matrix = data?.estimateMatrix;
  const [left, right, ...others] = matrix?.estimates ?? [];
  const project = left?.project;
  const isOneHouse = matrix?.estimates.every((estimate) => estimate.project.id === project?.id);
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start">
        <div>
          <PageTitle>
            {isOneHouse && project ? `${project.name}, side by side` : 'Side by side'}
          </PageTitle>
          <Text c="dimmed">What each comes to, and where the money goes.</Text>
        </div>
        <Group gap="xs" data-no-print>
          {left && right && others.length === 0 ? (
            <LinkButton
              variant="default"
              to={paths.compare({ left: left.claimNumber, right: right.claimNumber })}
            >
              Line by line
            </LinkButton>
          ) : null}
          {matrix ? (
            <Button
              variant="default"
              leftSection={<IconPrinter size={18} aria-hidden />}
              onClick={() => print()}
            >
              Print
            </Button>
          ) : null}
        </Group>
      </Group>
      {!isRange ? (
        <EmptyState
          title={`Choose ${SIDE_BY_SIDE.least} to ${SIDE_BY_SIDE.most} estimates`}
          hint="Open a project and tick the estimates you want side by side."
        >
          <LinkButton to={paths.projects()}>Your projects</LinkButton>
        </EmptyState>
      ) : matrix ? (
        <Section
          title="Cost by category"
          hint="The lowest and the highest of each row are marked. A dash means that an estimate has no such work, so a low total may just leave it out."
        >
          <MatrixTable matrix={matrix} />
        </Section>
      ) : error || data ? (
        <FailureNotice
          title="The estimates could not be compared"
          message={
            error
              ? readFailure(error).message
              : 'One of them was not found, or is not ready. They open for their owner only.'
          }
          // A failure is shown through `error`.
          onRetry={() => void refetch().catch(() => {})}
        />
      ) : (
        <LoadingDots />
      )}
    </Stack>
  );
}
