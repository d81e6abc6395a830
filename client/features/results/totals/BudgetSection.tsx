import { useQuery } from '@apollo/client/react';
import { Button, Loader, Text } from '@mantine/core';
import { FailureText } from '../../../components/FailureText.tsx';
import { Section } from '../../../components/Section.tsx';
import {
  BudgetGapDocument,
  type BudgetGapQuery,
  type ScopePatchInput,
  type SetWorkInput,
} from '../../../gql/graphql.ts';
import { useRevision, type ScopeChange } from '../../../hooks/revising.ts';
import { formatMoney, formatWholeMoney } from '../../../lib/format.ts';
import { useEditorValue, useEdited, useTotal } from '../editor/use-editor.ts';
import { useRefine } from '../refine/use-refine.ts';
import classes from './BudgetSection.module.css';

// A way to a budget in words, and as a correction of the scope.

type BudgetGap = NonNullable<NonNullable<BudgetGapQuery['estimate']>['budgetGap']>;
type Way = BudgetGap['ways'][number];

const wayWords = ({ kind, of }: Pick<Way, 'kind' | 'of'>): string => {
  const what = of ?? 'the work';
  switch (kind) {
    case 'LOW_FINISH':
      return `${what}: low-end finish`;
    case 'TRADE_DIRECT':
      return 'Hire each trade yourself instead of a general contractor';
    case 'OWNER_SUPPLIES':
      return `${what}: buy the materials yourself; you then pay for them`;
    case 'LEAVE_OUT':
      return `${what}: leave it for later`;
  }
};

const CHANGES: Partial<Record<Way['kind'], Omit<SetWorkInput, 'workId'>>> = {
  LOW_FINISH: { finishLevel: 'LOW' },
  OWNER_SUPPLIES: { ownerSupplies: true },
  LEAVE_OUT: { optional: true },
};

/** Returns null for a way that is no correction of the scope. */
const changeOf = (way: Way): ScopeChange | null => {
  const change = CHANGES[way.kind];
  if (!change) return null;
  const patches = way.workIds.map((workId): ScopePatchInput => ({
    setWork: { workId, ...change },
  }));
  return { patches, done: `${wayWords(way)}.` };
};

interface BudgetSectionProps {
  /** Dollars. */
  budget: number;
  onRerun: () => void;
}

/** How far the total is above the budget, and what gets it there. */
export function BudgetSection({ budget, onRerun }: BudgetSectionProps) {
  const { currency } = useEdited();
  const total = useTotal();
  const version = useEditorValue(({ base }) => base.version);
  const [over, told] = [total - budget, budget].map((amount) => formatWholeMoney(amount, currency));
  return (
    <Section title={`${over} over your budget of ${told}`}>
      {/* What was found for another version is of no use. */}
      <Ways key={version} onRerun={onRerun} />
    </Section>
  );
}

function Ways({ onRerun }: Pick<BudgetSectionProps, 'onRerun'>) {
  const { estimateId, currency, canEdit } = useEdited();
  const { data, error, loading, refetch } = useQuery(BudgetGapDocument, {
    variables: { estimateId },
    fetchPolicy: 'no-cache',
  });
  const gap = data?.estimate?.budgetGap;
  if (error)
    return (
      <>
        <FailureText failure="We could not work out right now what would get you there." />
        <Button variant="default" size="compact-sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </>
    );
  if (loading) return <Loader size="sm" aria-label="Looking for what gets you there" />;
  if (!gap) return null;
  const { ways, budget } = gap;
  const last = ways.at(-1);
  if (!last)
    return (
      <Text size="sm">
        No change of finish, of who runs the work or of who buys the materials saves enough to
        matter.
      </Text>
    );
  const left = last.total - budget;
  return (
    <>
      <Text size="sm" fw={600}>
        What gets you there
      </Text>
      <ul className={classes.ways}>
        {ways.map((way) => (
          <li key={`${way.kind} ${way.workIds.join()}`} className={classes.way}>
            <div>
              <Text size="sm">{wayWords(way)}</Text>
              <Text size="xs" c="dimmed">
                saves {formatMoney(way.saving, currency)}
              </Text>
            </div>
            {canEdit ? <WayButton way={way} onRerun={onRerun} /> : null}
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed">
        {ways.length === 1 ? 'With it' : 'With all of them'} the total is{' '}
        {formatMoney(last.total, currency)},{' '}
        {left <= 0
          ? `${formatMoney(-left, currency)} within your budget.`
          : `still ${formatMoney(left, currency)} above your budget.`}
      </Text>
    </>
  );
}

function WayButton({ way, onRerun }: { way: Way; onRerun: () => void }) {
  const { isBusy, failure, revise } = useRevision(`budget ${way.kind} ${way.workIds.join()}`);
  const [refine, refining] = useRefine(onRerun);
  const change = changeOf(way);
  return (
    <div>
      <Button
        variant="default"
        size="compact-sm"
        loading={isBusy || refining.isBusy}
        aria-label={`Do it: ${wayWords(way)}`}
        onClick={() => void (change ? revise(change) : refine({ delivery: 'TRADE_DIRECT' }))}
      >
        Do it
      </Button>
      <FailureText failure={failure ?? refining.failure} />
    </div>
  );
}
