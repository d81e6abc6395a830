import { Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { formatMoney } from '../lib/format.ts';
import classes from './Figures.module.css';

export interface Figure {
  label: string;
  /** Dollars; null is shown as not known. */
  amount: number | null;
  hint?: string;
  /** Stands before the label, e.g. the color of its part in a chart. */
  mark?: ReactNode;
  isSum?: boolean;
}

interface FiguresProps {
  title?: string;
  figures: readonly Figure[];
  currency: string;
}

/** Amounts one under the other, sums in bold, as on a statement. */
export function Figures({ title, figures, currency }: FiguresProps) {
  const titleId = useId();
  return (
    <div>
      {title ? (
        <Title order={3} size="h6" mb={6} id={titleId}>
          {title}
        </Title>
      ) : null}
      <dl className={classes.figures} aria-labelledby={title ? titleId : undefined}>
        {figures.map(({ label, amount, hint, mark, isSum }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two of them may carry the same name
          <div key={`${label} ${index}`} data-sum={isSum || undefined}>
            <dt data-marked={mark ? true : undefined}>
              {mark}
              {label}
              {hint ? (
                <Text span size="xs" c="dimmed" display="block">
                  {hint}
                </Text>
              ) : null}
            </dt>
            <dd>{amount === null ? 'not known' : formatMoney(amount, currency)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
