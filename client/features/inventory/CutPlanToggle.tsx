import { Button, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { useCutPlansQuery } from '../../gql/hooks.ts';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { LoadingDots } from '../../components/LoadingDots.tsx';
import classes from './CutPlan.module.css';
import { useInventory } from './inventory-context.ts';

/** Pictures shown at once; a house has hundreds. */
const AT_ONCE = 24;

/** Opens the cut plan of a material below it. */
export function CutPlanToggle({ id, name }: { id: string; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const { inventory } = useInventory();
  const panelId = useId();
  return (
    <div>
      <Button
        variant="light"
        size="compact-sm"
        mt={4}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={`${isOpen ? 'Hide' : 'Show'} cut plan, ${name}`}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide cut plan' : 'Show cut plan'}
      </Button>
      <div id={panelId}>
        {isOpen ? <CutPlan key={inventory?.version} id={id} name={name} /> : null}
      </div>
    </div>
  );
}

function CutPlan({ id, name }: { id: string; name: string }) {
  const { estimateId } = useInventory();
  const [shown, setShown] = useState(AT_ONCE);
  const { data, error, refetch } = useCutPlansQuery({
    variables: { estimateId },
    // Kept out of the cache, where the materials stand without their plans.
    fetchPolicy: 'no-cache',
  });
  const plan = data?.inventory?.materials.find((material) => material.id === id)?.cutPlan;
  if (error && !plan)
    return (
      <FailureNotice
        title="The cut plan could not be loaded"
        message={error.message}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <LoadingDots />;
  if (!plan) return <Text size="xs">This material no longer has a cut plan.</Text>;
  const left = plan.layouts.length - shown;
  return (
    <section aria-label={`Cut plan, ${name}`} className={classes.plan}>
      <Text size="xs">{plan.terms} Pieces are blue, offcuts are gray.</Text>
      <ol className={classes.layouts}>
        {plan.layouts.slice(0, shown).map(({ times, svg, isNumbered, pieces }, at) => (
          // The order of the layouts is theirs; nothing else tells two of them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <strong>{times} ×</strong>
            <img
              className={classes.picture}
              alt={`Cut into: ${pieces.join('; ')}`}
              src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
            />
            <ol className={classes.pieces} data-counted={!isNumbered || undefined}>
              {pieces.map((words, piece) => (
                // oxlint-disable-next-line react/no-array-index-key
                <li key={piece}>{words}</li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      {left > 0 ? (
        <Button variant="subtle" size="compact-xs" onClick={() => setShown(shown + AT_ONCE)}>
          Show {Math.min(left, AT_ONCE)} more of {left}
        </Button>
      ) : null}
    </section>
  );
}
