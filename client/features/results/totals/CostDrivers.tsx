import { Text, Title } from '@mantine/core';
import { type CSSProperties, memo, type ReactNode, useId, useMemo } from 'react';
import { useFollowedLines, useEdited } from '../editor/use-editor.ts';
import { costDrivers, type DriverWords } from './cost-drivers.ts';
import classes from './CostDrivers.module.css';

/** What makes most of the cost, each with what would change it; follows the edits. */
export function CostDrivers() {
  const items = useFollowedLines();
  const { currency } = useEdited();
  const titleId = useId();
  const drivers = useMemo(() => costDrivers(items, currency), [items, currency]);
  if (drivers.length === 0) return null;
  return (
    <DriversFrame titleId={titleId}>
      {drivers.map(({ width, ...words }) => (
        <li key={words.name} style={{ '--width': width } as CSSProperties}>
          <DriverFrame {...words} />
        </li>
      ))}
    </DriversFrame>
  );
}

export function DriversFrame({ titleId, children }: { titleId: string; children: ReactNode }) {
  return (
    <div>
      <Title order={3} size="h5" id={titleId}>
        Biggest costs
      </Title>
      <ol className={classes.drivers} aria-labelledby={titleId}>
        {children}
      </ol>
    </div>
  );
}

type DriverFrameProps = Record<keyof Omit<DriverWords, 'width'>, ReactNode>;

/** One of them, in an element that says the `--width` of its bar. */
export const DriverFrame = memo(function DriverFrame(props: DriverFrameProps) {
  const { name, amount, share, largest, changes } = props;
  return (
    <>
      <div className={classes.head}>
        <strong>{name}</strong>
        <span>
          {amount}{' '}
          <Text span size="sm" c="dimmed">
            {share}
          </Text>
        </span>
      </div>
      <div className={classes.bar} aria-hidden>
        <span />
      </div>
      <Text size="sm" c="dimmed">
        {largest}
      </Text>
      <Text size="sm">{changes}</Text>
    </>
  );
});
