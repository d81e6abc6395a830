import { Button, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type {
  EstimateDiff,
  LineChange,
} from '../../../../server/domain/estimate/diff-estimates.ts';
import type { LineItem } from '../../../../server/domain/estimate/estimate.ts';
import { lineTotal } from '../../../../server/domain/money/pricing.ts';
import { formatMoney, formatSignedMoney } from '../../../lib/format.ts';
import { describeChange } from './change-words.ts';
import classes from './EstimateChanges.module.css';

interface EstimateChangesProps {
  diff: EstimateDiff;
  currency: string;
}

/** What differs between two versions, each with its money. */
export function EstimateChanges({ diff, currency }: EstimateChangesProps) {
  if (diff.isEmpty) return <Text size="sm">Nothing differs.</Text>;
  const { added, dropped, changed, futureActions, title, total } = diff;
  const actions = [
    ...futureActions.added.map((text) => ({ key: `added ${text}`, text: `Added: ${text}` })),
    ...futureActions.dropped.map((text) => ({ key: `dropped ${text}`, text: `Removed: ${text}` })),
  ];
  return (
    <div className={classes.changes}>
      <Text size="sm">
        Total from {formatMoney(total.before, currency)} to{' '}
        <strong>{formatMoney(total.after, currency)}</strong> (
        {formatSignedMoney(total.difference, currency)})
      </Text>
      {title ? (
        <Text size="sm">
          Title from “{title.before}” to “{title.after}”
        </Text>
      ) : null}
      <Part title="Added" count={added.length}>
        {added.map((line) => (
          <WholeLine key={line.id} line={line} sign={1} currency={currency} />
        ))}
      </Part>
      <Part title="Dropped" count={dropped.length}>
        {dropped.map((line) => (
          <WholeLine key={line.id} line={line} sign={-1} currency={currency} />
        ))}
      </Part>
      <Part title="Changed" count={changed.length}>
        {changed.map((change) => (
          <ChangedLine key={change.after.id} change={change} currency={currency} />
        ))}
      </Part>
      <Part title="Future actions" count={actions.length}>
        {actions.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </Part>
    </div>
  );
}

/** Enough to see what it is about; the rest on request. */
const MOST = 8;

function Part({ title, count, children }: { title: string; count: number; children: ReactNode[] }) {
  const [showsAll, setShowsAll] = useState(false);
  if (count === 0) return null;
  return (
    <div>
      <Text size="sm" fw={600}>
        {title} ({count})
      </Text>
      <ul className={classes.lines}>{showsAll ? children : children.slice(0, MOST)}</ul>
      {count > MOST && !showsAll ? (
        <Button variant="subtle" size="compact-sm" onClick={() => setShowsAll(true)}>
          Show all {count}
        </Button>
      ) : null}
    </div>
  );
}

interface WholeLineProps {
  line: LineItem;
  sign: 1 | -1;
  currency: string;
}

function WholeLine({ line, sign, currency }: WholeLineProps) {
  return (
    <li>
      <span>{line.name || 'A line without a name'}</span>
      <span className={classes.money}>{formatSignedMoney(sign * lineTotal(line), currency)}</span>
    </li>
  );
}

function ChangedLine({ change, currency }: { change: LineChange; currency: string }) {
  const { after, changes, difference } = change;
  return (
    <li>
      <span>
        {after.name || 'A line without a name'}
        <span className={classes.fields}>
          {changes.map((field) => describeChange(field, currency)).join(' · ')}
        </span>
      </span>
      <span className={classes.money}>
        {difference === 0 ? '' : formatSignedMoney(difference, currency)}
      </span>
    </li>
  );
}
