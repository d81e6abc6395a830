import { BarTable } from '../../components/BarTable.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { LoadingDots } from '../../components/LoadingDots.tsx';
import { useProjectCategoryCostsQuery } from '../../gql/hooks.ts';
import { readFailure } from '../../lib/request-failure.ts';

interface ProjectCategoriesProps {
  projectId: string;
  total: number;
  currency: string;
}

/** The lines of all estimates that count, by category; read only when somebody wants to see it. */
export function ProjectCategories({ projectId, total, currency }: ProjectCategoriesProps) {
  const { data, error, refetch } = useProjectCategoryCostsQuery({
    variables: { projectId },
    fetchPolicy: 'network-only',
  });
  const costs = data?.project?.costs.byCategory;
  if (!costs) {
    return error || data ? (
      <FailureNotice
        title="The categories could not be loaded"
        message={error ? readFailure(error).message : 'The project has been deleted.'}
        // A failure is shown through `error`.
        onRetry={() => void refetch().catch(() => {})}
      />
    ) : (
      <LoadingDots />
    );
  }
  const shareOf = (amount: number) => (total > 0 ? amount / total : 0);
  const rows = [
    ...costs.categories.map(({ category, amount }) => ({
      name: category || 'Uncategorized',
      amount,
    })),
    ...(costs.setByHand === 0 ? [] : [{ name: 'Totals set by hand', amount: costs.setByHand }]),
  ];
  return (
    <BarTable
      title="Cost by category"
      rowHead="Category"
      rows={rows.map((row) => ({ ...row, key: row.name, share: shareOf(row.amount) }))}
      currency={currency}
    />
  );
}
